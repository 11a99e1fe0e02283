import type { FastifyInstance } from 'fastify';
import type { Server, Socket } from 'node:net';
import { maxOpenFiles } from '../base/fileLimit';

/** The shortest time between two warnings in the log, in milliseconds. */
const WARNING_INTERVAL = 60_000;

/**
 * How many connections the server may hold: a third of the files that the process may open, since a connection may be
 * reading a file, and once the embedded database cannot open one of its own, it fails until a restart.
 * @param limits the limits of this process, as the system reports them
 * @returns undefined where the system does not say, or sets no limit
 */
export function maxConnections(limits?: string): number | undefined {
  const files = maxOpenFiles(limits);
  return files && Math.max(1, Math.floor(files / 3));
}

/** Refuses connections beyond `max`, and logs it, since otherwise nobody would know why browsers are turned away. */
export function limitConnections(server: Server, warn: (message: string) => void, max = maxConnections()): void {
  if (max === undefined) return;
  server.maxConnections = max;
  let nextWarning = 0;
  server.on('drop', () => {
    if (Date.now() < nextWarning) return;
    nextWarning = Date.now() + WARNING_INTERVAL;
    warn(`Connections are refused: ${max} are open already, a third of the files that this process may open. Raise 'ulimit -n'.`);
  });
}

/** The options of a server that uses `closeWhenStopping`. By default, Fastify would refuse calls that arrive while it stops. */
export const CALLS_WHILE_STOPPING = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

/** Turns of the event loop in which a connection is accepted and what was sent on it is read: one for each, and the current one. */
const TURNS_TO_READ = 3;

/**
 * Closes connections while the server stops: unused ones, which browsers open in advance, once what they have sent is
 * read, and every other one as soon as the call in progress on it is answered. Otherwise both would keep the process
 * running until the time limit. A busy server may not have read everything that has arrived; closing those connections
 * at once would leave callers without an answer.
 */
export function closeWhenStopping(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isStopping = false;
  let hasReadAll = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await new Promise(setImmediate);
    hasReadAll = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  // An answer that had already begun, such as a file, could not announce that its connection would be closed.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (hasReadAll) app.server.closeIdleConnections();
    done();
  });
}
