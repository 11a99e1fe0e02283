import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { badRequest, HttpError } from './errors';
import { errorBody } from './errorHandler';
import { POLICY_OF_JSON } from './secureHeaders';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** The error for a request that could not be parsed: it never reaches the error handler. */
function errorFor(code: string | undefined): HttpError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new HttpError(431, 'too_large', 'The address and the headers are too long: at most 16 KB together.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new HttpError(408, 'timeout', 'The request took too long to arrive. Try again.');
  return unreadable();
}

const unreadable = () => badRequest('The request could not be read.');

/** Handles a request with an unknown `Expect` header (RFC 9110 §10.1.1) like any other: Node's own 417 has no body. */
export function answerUnknownExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response),
  );
}

/**
 * Refuses a request without a Host header, which HTTP/1.1 requires, and one with several, of which a proxy may read a
 * different one.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { httpVersion, rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    done(hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? unreadable() : undefined);
  });
}

/** Answers a request that the parser refuses with the one error body (api-contract §1, 'Errors'), and ends the connection. */
export const answerClientErrors: ClientErrorHandler = ({ code }, socket) => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const error = errorFor(code);
  const body = JSON.stringify(errorBody(error, randomUUID()));
  const headers = [
    `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    `content-security-policy: ${POLICY_OF_JSON}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
};
