import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The most that is read of a refused body, in bytes: the largest body that nginx.conf lets through, that of a release. */
const MAX_REST = 22_020_096;
/** How long a refusal waits for the rest of a body, in milliseconds. */
const MAX_WAIT = 10_000;

/**
 * Delays the answer to a request that is refused before its body has arrived, e.g. for its length, until the rest of the body has
 * been read and thrown away. When a connection closes with bytes that nobody has read, the system tells the sender to stop at
 * once, and the refusal is lost to everybody who writes everything before reading: browsers do, and nginx may, which then shows a
 * page of its own. Register it after every hook that closes connections.
 * @param app the server
 * @param wait the longest wait, which tests shorten
 */
export function readRestOfBodies(app: FastifyInstance, wait = MAX_WAIT): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    // Not `!raw.complete`: a request that a test injects has no connection.
    if (reply.statusCode < 400 || raw.complete !== false) return done(null, payload);
    if (isLong(request) || !closes(reply.raw, reply.getHeader('connection'))) {
      // The connection stays open, or waiting is useless. A client that is refused in the middle of the body must still be able to
      // send it.
      raw.resume();
      return done(null, payload);
    }
    return discardRest(raw, wait, () => done(null, payload));
  });
}

/** Whether the announced length is more than will be read. */
const isLong = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? 0) > MAX_REST;

/** Whether the connection ends with this answer, as the framework or the client wishes. */
const closes = ({ shouldKeepAlive }: ServerResponse, connection: unknown): boolean => connection === 'close' || !shouldKeepAlive;

/** Throws away what arrives, until the body ends, the client leaves, or it is too much or takes too long. */
function discardRest(raw: IncomingMessage, wait: number, done: () => void): void {
  let received = 0;
  const count = ({ length }: Buffer) => {
    received += length;
    if (received > MAX_REST) stop();
  };
  const stop = () => {
    clearTimeout(timer);
    raw.off('data', count).off('end', stop).off('close', stop);
    done();
  };
  const timer = setTimeout(stop, wait);
  raw.on('data', count).on('end', stop).on('close', stop);
}
