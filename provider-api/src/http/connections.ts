import type { FastifyInstance } from 'fastify';
import type { Server, Socket } from 'node:net';
import { mostOpenFiles } from '../base/openFiles';

/** The shortest time between two warnings in the log, in milliseconds. */
const SAY_AGAIN = 60_000;

/**
 * How many connections the server may hold: a third of the files that the process may open, since a connection may be reading a
 * file, and the embedded database fails until a restart once it could not open one of its own.
 * @param limits what the system says about this process
 * @returns undefined where the system does not say, or sets no limit
 */
export function mostConnections(limits?: string): number | undefined {
  const files = mostOpenFiles(limits);
  return files && Math.max(1, Math.floor(files / 3));
}

/** Refuses connections beyond `most`, and tells the log, or nobody would know why browsers are turned away. */
export function limitConnections(server: Server, warn: (sentence: string) => void, most = mostConnections()): void {
  if (most === undefined) return;
  server.maxConnections = most;
  let next = 0;
  server.on('drop', () => {
    if (Date.now() < next) return;
    next = Date.now() + SAY_AGAIN;
    warn(
      `Connections are refused: ${most} are open already, a third of the files that this process may open. Raise 'ulimit -n'.`,
    );
  });
}

/**
 * Lets go of connections while the server stops: those on which nothing was ever said, which browsers open in advance, and each
 * other one once the call under way on it is answered. Either would keep the process until its patience ends.
 */
export function closeWhenStopping(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    stopping = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
}
