import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a PostgreSQL server, which a test can interrupt. */
export interface PostgresProxy {
  /** Address of the server through this proxy, without a database name. */
  url: string;
  /** Breaks all connections and accepts no new ones, as if the server were down. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Keeps connections open but passes nothing on, as if the server were hanging. */
  freeze(): void;
  /** The names of the settings that connections asked for in their first message. */
  settings(): string[];
}

/** Reads the names from the first message of a connection: two numbers, then names and values, each ended by a zero byte. */
const namesIn = (message: Buffer): string[] =>
  message
    .toString('utf8', 8)
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '');

/** Starts a proxy for a server. @param url the URL of the server, without a database name */
export async function proxyTo(url: string): Promise<PostgresProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const settings = new Set<string>();
  const server = createServer((incoming) => {
    incoming.once('data', (message: Buffer) => namesIn(message).forEach((name) => settings.add(name)));
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [source, destination] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(source);
      source
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(source);
          destination.destroy();
        });
      source.pipe(destination);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const proxyUrl = new URL(url);
  proxyUrl.port = String(port);
  return {
    url: proxyUrl.href.replace(/\/$/, ''),
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    restore: () => listen(port),
    settings: () => [...settings].toSorted(),
    freeze: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
}
