import { currentTime } from '../rules/currentTime';
import { toCamel } from '../rules/keyCase';
import { ApiError, messageForStatus, type SecondFactorAsked } from './errors';

const NO_CONTENT = { data: null, meta: {} };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A proxy's page or a cut-off answer: the status alone may still say what happened. */
function unreadable(answer: Response): ApiError {
  return new ApiError({
    status: answer.status,
    code: 'unreadable',
    message: answer.ok ? 'The server’s response could not be read. Please try again.' : messageForStatus(answer.status),
    ...requestIdOf(answer, {}),
    ...retryAfterOf(answer),
  });
}

function requestIdOf(answer: Response, body: Record<string, unknown>): { requestId?: string } {
  const id = body.request_id ?? answer.headers.get('X-Request-Id');
  return typeof id === 'string' ? { requestId: id } : {};
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterOf(answer: Response): { retryAfter?: number } {
  const text = answer.headers.get('Retry-After');
  if (!text) return {};
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - currentTime()) / 1000);
  return Number.isFinite(seconds) ? { retryAfter: Math.max(0, seconds) } : {};
}

/**
 * The body as it came over the wire (snake_case).
 * @param answer any answer; a 204 counts as empty (document 1 §8)
 * @returns `{data, meta}` of a success, the error body of a failure
 * @throws ApiError `unreadable` when the body is not the JSON object that the contract promises
 */
export async function readBody(answer: Response): Promise<Record<string, unknown>> {
  const text = answer.status === 204 ? '' : await answer.text();
  if (text === '' && answer.ok) return NO_CONTENT;
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return answer.ok ? { ...body, meta: body.meta ?? {} } : body;
  } catch {
    // Not JSON: reported below, as any other body that is not an object.
  }
  throw unreadable(answer);
}

function secondFactorOf(value: unknown): SecondFactorAsked | undefined {
  if (!isObject(value)) return undefined;
  const { app, recovery, passkey } = value;
  return { app: app === true, recovery: recovery === true, passkey: typeof passkey === 'string' ? passkey : null };
}

/**
 * The error of an answer that is not a success (API contract §1, Errors).
 * @param body the parsed body of the answer
 */
export function failureOf(answer: Response, body: Record<string, unknown>): ApiError {
  const message = typeof body.message === 'string' && body.message.trim() !== '' ? body.message : messageForStatus(answer.status);
  return new ApiError({
    status: answer.status,
    code: typeof body.code === 'string' ? body.code : 'unknown',
    message,
    fields: isObject(body.fields) ? (toCamel(body.fields) as Record<string, string>) : {},
    current: toCamel(body.current),
    secondFactor: secondFactorOf(body.second_factor),
    ...requestIdOf(answer, body),
    ...retryAfterOf(answer),
  });
}
