import type { InjectOptions } from 'fastify';
import type { App } from '../src/http/app';

/** A response as tests see it; `body` is null if it has none. */
interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // Tests read whatever is on the wire; typed responses would hide what is really sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Client {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  del(path: string, headers?: Record<string, string>): Promise<Answer>;
}

/** Calls the API without a network, signed in with a token, or signed out. Paths start after `/api`. */
export function clientOf(app: App, token: string | null): Client {
  const call = async (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
    const json = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await app.inject({ method, url: `/api${path}`, headers: { ...type, ...bearer, ...headers }, ...json });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : JSON.parse(answer.body) };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    put: (path, body = {}, headers) => call('PUT', path, body, headers),
    del: (path, headers) => call('DELETE', path, undefined, headers),
  };
}
