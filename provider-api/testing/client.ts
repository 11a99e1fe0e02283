import type { InjectOptions } from 'fastify';
import type { App } from '../src/http/app';

/** A response as tests see it; `body` is null if it has none. */
interface ApiResponse {
  status: number;
  headers: Record<string, unknown>;
  // Tests read whatever is on the wire; typed responses would hide what is really sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Client {
  get(path: string): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  del(path: string, headers?: Record<string, string>, body?: unknown): Promise<ApiResponse>;
}

/** Calls the API without a network, signed in with a token, or signed out. Paths start after `/api`. */
export function clientOf(app: App, token: string | null): Client {
  const call = async (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> => {
    const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
    const json = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.inject({ method, url: `/api${path}`, headers: { ...type, ...bearer, ...headers }, ...json });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? null : JSON.parse(response.body),
    };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    put: (path, body = {}, headers) => call('PUT', path, body, headers),
    del: (path, headers, body) => call('DELETE', path, body, headers),
  };
}
