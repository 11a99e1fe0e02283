import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayRead } from './authorise';
import {
  HttpError,
  badRequest,
  fileChanged,
  noSuchRange,
  notFound,
  nothingPublished,
  tooLarge,
  unsupportedMediaType,
} from './errors';
import { POLICY_OF_JSON, setSecureHeaders } from './secureHeaders';
import { fromStorageError } from './storageErrors';

/** An error of the framework. For an unsatisfiable range its headers contain the file's length. */
type FrameworkError = FastifyError & { headers?: Record<string, string> };

/** Gives every failure the one error body, whatever raised it (api-contract §1, 'Errors'). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FrameworkError, request, reply) => {
    const answer = isAborted(request) ? badRequest('The request did not arrive completely.') : toHttpError(error);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return send(answer, request, reply);
  });
}

/** Whether the client disconnected in the middle of the body: nobody reads the answer, and the server is not at fault. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.errored?.message === 'aborted' && !raw.complete;

/** Handles what the router itself refuses: a malformed path, an overlong id. Those never reach a hook. */
export const answerRouterErrors =
  (publicUrl: string) =>
  ({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setSecureHeaders(request, reply, publicUrl);
    const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH';
    void (isTooLong ? unknownAddress(request, reply) : send(badRequest('This address is not valid.'), request, reply));
  };

/** @returns the answer for an address that does not exist */
export const unknownAddress = (request: FastifyRequest, reply: FastifyReply) =>
  send(notFound('There is nothing at this address.'), request, reply);

function send(error: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfter, contentRange } = error.extra;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (contentRange !== undefined) reply.header('content-range', contentRange);
  if (error.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  // Outside the API too, where a file or a page would have the site's policy, and where a cache in between may store a refusal
  // without being told so: one person's request could then take a page or a script away from everybody.
  reply.headers({ 'content-security-policy': POLICY_OF_JSON, 'cache-control': 'no-store' });
  return reply
    .code(error.statusCode)
    .type('application/json; charset=utf-8')
    .send(errorBody(forCaller(request, error), request.id));
}

/** A refusal as its caller may know it: API tokens know nothing of drafts, and not everybody who may delete an item may read it. */
function forCaller(request: FastifyRequest, error: HttpError): HttpError {
  if (error.statusCode === 404 && request.principal?.isApiToken) return nothingPublished();
  if (mayRead(request)) return error;
  const { statusCode, code, message, fields, extra } = error;
  const { current: _item, ...rest } = extra;
  return new HttpError(statusCode, code, message, fields, rest);
}

/** The body of every failure (api-contract §1, 'Errors'). What an error lacks is undefined, which JSON leaves out. */
export function errorBody({ message, code, fields, extra }: HttpError, requestId: string) {
  const { current, usage, secondFactor } = extra;
  return { message, code, fields, request_id: requestId, current, usage, second_factor: secondFactor };
}

function toHttpError(error: FrameworkError): HttpError {
  if (error instanceof HttpError) return error;
  const storageError = fromStorageError(error);
  if (storageError) return storageError;
  if (error.statusCode === 412) return fileChanged();
  if (error.statusCode === 413) return tooLarge('This is too large to be saved: at most 1 MiB at once.');
  if (error.statusCode === 415) return unsupportedMediaType('Send JSON, with the content type application/json.');
  if (error.statusCode === 416) return noSuchRange(error.headers?.['Content-Range'] ?? 'bytes */*');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return badRequest('The request could not be read.');
  return new HttpError(
    500,
    'internal',
    'Something went wrong on our side. Try again; if it happens again, report the request id.',
  );
}
