import { PASSWORD } from './people';

/** An item as the API sends it. */
export type Item = { id: string; version: number } & Record<string, unknown>;

interface ApiResponse<T> {
  status: number;
  data: T;
  meta: { count: number };
}

/** @returns a token for a new session */
export async function signInAt(address: string, email: string, password = PASSWORD): Promise<string> {
  const { status, data } = await send<{ token: { value: string } }>(address, undefined, 'POST', '/auth', {
    username: email,
    password,
  });
  if (status !== 201) throw new Error(`${email} could not sign in: ${status}.`);
  return data.token.value;
}

async function send<T>(
  address: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<ApiResponse<T>> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, ...(text && JSON.parse(text)) };
}

/** Calls the API as one signed-in person, to prepare a journey and to check what it stored. Throws if a call is refused. */
export function caller(address: string, token: string) {
  const call = async <T = Item>(method: string, path: string, body?: object): Promise<T> => {
    const { status, ...response } = await send<T>(address, token, method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(response)}`);
    return response.data;
  };
  return {
    token,
    get: <T = Item>(path: string) => call<T>('GET', path),
    list: (path: string) => call<Item[]>('GET', path),
    post: <T = Item>(path: string, body: object) => call<T>('POST', path, body),
    put: <T = Item>(path: string, body: object) => call<T>('PUT', path, body),
    remove: (path: string) => call('DELETE', path),
  };
}

export type Caller = ReturnType<typeof caller>;
