import { matchPath } from '../src/rules/remote/paths';

/** Calls that every open form makes. They are recorded only if a test has a route for them. */
const FORM_REQUESTS: Record<string, object> = {
  '/profile/drafts': { data: null, meta: {} },
  '/presence/:kind/:id': { data: [], meta: {} },
};

/** One call as it went over the wire: snake_case names, the path without the base address. */
export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
  /** Values of the `:names` in the route. */
  params: Record<string, string>;
}

/** A response with its status; `body` is JSON in wire format, or text to imitate a proxy that does not send JSON. */
export interface FakeReply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Canned = object | 'network gone' | 'no answer' | undefined;
type Route = Canned | ((call: FakeCall) => Canned | Promise<Canned>);

const isReply = (canned: object): canned is FakeReply => 'status' in canned && typeof canned.status === 'number';

/** The parts of a `Response` that the client uses; jsdom does not have that class. */
export function responseOf({ status, body, headers = {} }: FakeReply): Response {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => lower[name.toLowerCase()] ?? null },
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text)),
  } as unknown as Response;
}

const aborted = () => new DOMException('The operation was aborted.', 'AbortError');

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(aborted());
    signal?.addEventListener('abort', () => reject(aborted()));
  });
}

/**
 * Replaces `fetch` with a fake API of canned answers.
 * @param routes by `'METHOD /path/:param'`, where earlier routes win: a body in wire format (200), `{status, body, headers}`, undefined
 * (204), 'network gone', 'no answer' (hangs until the call is aborted), or a function that returns one of these. A call without a route
 * is answered with 404, and recorded too.
 * @param base base address that the client is set to
 * @returns `calls` in order, `paths()` as `'GET /profile'`, `set` to change or add a route, and `lose` for a lost answer
 */
export function fakeApi(routes: Record<string, Route>, base = '/api') {
  const table = { ...routes };
  const calls: FakeCall[] = [];

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = new URL(String(input), 'http://localhost');
    const method = init.method ?? 'GET';
    const path = address.pathname.startsWith(`${base}/`) ? address.pathname.slice(base.length) : address.pathname;
    const call: FakeCall = {
      method,
      path,
      query: Object.fromEntries(address.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: { ...(init.headers as Record<string, string>) },
      params: {},
    };
    const formRequest = Object.keys(FORM_REQUESTS).find((pattern) => matchPath(pattern, path));
    const isPrepared = (key: string) => key.split(' ')[0] === method && matchPath(key.split(' ')[1] ?? '', path) !== null;
    if (formRequest && !Object.keys(table).some(isPrepared)) return responseOf({ status: 200, body: FORM_REQUESTS[formRequest] });
    calls.push(call);
    for (const [key, route] of Object.entries(table)) {
      const [routeMethod, pattern = ''] = key.split(' ');
      const match = routeMethod === method ? matchPath(pattern, path) : null;
      if (!match) continue;
      call.params = match.params;
      const canned = typeof route === 'function' ? await (route as (call: FakeCall) => Canned | Promise<Canned>)(call) : route;
      if (canned === 'network gone') throw new TypeError('Failed to fetch');
      if (canned === 'no answer') return hang(init.signal);
      if (init.signal?.aborted) throw aborted();
      if (canned === undefined) return responseOf({ status: 204 });
      return responseOf(isReply(canned) ? canned : { status: 200, body: canned });
    }
    return responseOf({ status: 404, body: { message: `No answer is prepared for ${method} ${path}.`, code: 'not_found' } });
  }

  globalThis.fetch = answer as typeof fetch;

  return {
    calls,
    paths: () => calls.map(({ method, path }) => `${method} ${path}`),
    set: (key: string, route: Route) => {
      table[key] = route;
    },
    /** Calls of this route reach the API, but their first answers are lost. @param times how many answers are lost */
    lose: (key: string, times = 1) => {
      const route = table[key];
      let remaining = times;
      table[key] = async (call) => {
        const canned = typeof route === 'function' ? await route(call) : route;
        remaining -= 1;
        return remaining < 0 ? canned : 'network gone';
      };
    },
  };
}

/** A list as the API returns it. */
export const listOf = <T>(data: T[], meta: object = {}) => ({
  data,
  meta: { page: 1, total_pages: 1, per_page: 100, count: data.length, links: { previous: null, next: null }, ...meta },
});
