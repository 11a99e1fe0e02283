import { toCamel, toSnake } from '../rules/keyCase';
import { failureOf, readBody } from './answer';
import { learnClock } from './clock';
import { ApiError, networkError, timeoutError } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type QueryValue = string | number | boolean | null | undefined | ReadonlyArray<string | number>;

/** camelCase names; null, undefined and '' are left out; a list is sent comma-separated. */
export type Query = Record<string, QueryValue>;

export interface RequestOptions {
  query?: Query | undefined;
  /** camelCase value, sent as snake_case JSON. */
  body?: unknown;
  /** The version that the change is based on; if the server has a newer one, it answers 412 (`ApiError.current`). */
  ifMatch?: number | string | undefined;
  /**
   * The id of what a POST creates: if it is sent again because its answer was lost, nothing is created twice; the answer is a 409.
   */
  newId?: string | undefined;
  /** Aborting rejects with the signal's own reason, not with an ApiError. */
  signal?: AbortSignal;
  /** Time limit in milliseconds. */
  timeout?: number;
  /** Whether the call outlives the page. */
  keepalive?: boolean;
}

/** `data` and `meta` of an answer in camelCase. After a 204 `data` is null and `meta` is empty. */
export interface Answer<T, M = Record<string, unknown>> {
  data: T;
  meta: M;
}

export type Request = <T = unknown, M = Record<string, unknown>>(
  method: Method,
  path: string,
  options?: RequestOptions,
) => Promise<Answer<T, M>>;

/** What a call needs from the session; functions, so that nothing is read before the first call. */
export interface Caller {
  base: () => string | Promise<string>;
  token: () => string | null;
  /** Called on a 401 if the call was made with the token that is still stored. */
  onUnauthenticated?: () => void;
  /** Called on a 403: the person may have fewer rights than the page knows. */
  onForbidden?: () => void;
  /** Registers a function that aborts a call if its session ends; returns a function that unregisters it. */
  onSessionEnd?: (end: () => void) => () => void;
  /** The answer to a GET of this path and query if one is already in flight. */
  early?: (address: string) => Promise<Response> | undefined;
}

const TIME_LIMIT = 30_000;

/** The login answers a wrong password with 401 too (OP-16): it carries no token and never ends a session. */
const isSignIn = (method: Method, path: string) => method === 'POST' && path === '/auth';

function searchOf(query: RequestOptions['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(toSnake(query ?? {}) as Query)) {
    if (value !== null && value !== undefined && value !== '') params.append(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

function headersOf({ body, ifMatch, newId }: RequestOptions, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    ...(newId !== undefined && { 'Idempotency-Key': newId }),
  };
}

/**
 * Creates the function that every call to the provider's API goes through (document 1 §7, API contract §1).
 * @param caller the session's side of a call
 * @returns `request(method, path, options)`; throws ApiError, or the abort reason when the caller's signal was aborted
 */
export function createRequest(caller: Caller): Request {
  return async <T, M>(method: Method, path: string, options: RequestOptions = {}) => {
    const token = isSignIn(method, path) ? null : caller.token();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), options.timeout ?? TIME_LIMIT);
    const forwardAbort = () => controller.abort();
    const stopListening = caller.onSessionEnd?.(forwardAbort);
    options.signal?.addEventListener('abort', forwardAbort);
    try {
      options.signal?.throwIfAborted();
      const base = await caller.base();
      const address = path + searchOf(options.query);
      const early = method === 'GET' ? caller.early?.(address) : undefined;
      // Nobody knows when an early call was sent, only that it was after the page started.
      const sentAt = Date.now() - (early ? performance.now() : 0);
      const answer = await (early ??
        fetch(base + address, {
          method,
          headers: headersOf(options, token),
          body: options.body === undefined ? null : JSON.stringify(toSnake(options.body)),
          signal: controller.signal,
          cache: 'no-store',
          ...(options.keepalive && { keepalive: true }),
        }));
      learnClock(answer.headers, sentAt);
      const body = await readBody(answer);
      // An early answer arrives even if its caller has given up, or its session has ended.
      controller.signal.throwIfAborted();
      if (answer.ok) return toCamel(body) as Answer<T, M>;
      if (answer.status === 401 && token && token === caller.token()) caller.onUnauthenticated?.();
      if (answer.status === 403) caller.onForbidden?.();
      throw failureOf(answer, body);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (options.signal?.aborted) throw options.signal.reason;
      if (controller.signal.aborted) throw timeoutError();
      throw networkError();
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', forwardAbort);
      stopListening?.();
    }
  };
}
