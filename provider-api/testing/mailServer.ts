import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server treats a message. */
export type Behaviour =
  | 'takes'
  | 'refuses the person'
  | 'refuses the sender'
  | 'is busy'
  | 'dies mid-way'
  | 'takes and says nothing'
  | 'hangs'
  | 'is away';

/** A mail server on one port whose behaviour the test sets for each connection. */
export function fakeMailServer() {
  let behaviour: Behaviour = 'takes';
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const failing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(behaviour === 'refuses the sender' ? failing(530) : null),
    onRcptTo: (_address, _session, done) =>
      done(behaviour === 'refuses the person' ? failing(550) : behaviour === 'is busy' ? failing(451) : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (behaviour === 'dies mid-way') for (const socket of sockets) socket.destroy();
      });
      stream.on('end', () => {
        received.push(text);
        if (behaviour !== 'takes and says nothing') return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  smtp.on('error', () => undefined);
  // A proxy that passes connections on to the mail server, or keeps them waiting.
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (behaviour === 'is away') return void socket.destroy();
    // Keeps reading, as a server does, so that it notices when the other side closes.
    if (behaviour === 'hangs') return void socket.resume();
    smtp.server.emit('connection', socket);
  });
  return {
    received,
    /** The number of connections that neither side has closed. */
    open: () => [...sockets].filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    behave: (next: Behaviour) => void (behaviour = next),
    start: async () => {
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      return (proxy.address() as AddressInfo).port;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
