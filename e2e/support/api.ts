import { PASSWORD } from './people';

/** An item as the wire has it. */
export type Item = { id: string; version: number } & Record<string, unknown>;

interface Answer<T> {
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
): Promise<Answer<T>> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, ...(text && JSON.parse(text)) };
}

/** Calls of one signed-in person, to prepare a journey and to look behind the page. A refusal throws. */
export function caller(address: string, token: string) {
  const call = async <T = Item>(method: string, path: string, body?: object): Promise<T> => {
    const { status, ...answer } = await send<T>(address, token, method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer.data;
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
