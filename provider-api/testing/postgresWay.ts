import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a PostgreSQL server, which a test can cut. */
export interface Way {
  /** Address of the server through this proxy, without a database name. */
  url: string;
  /** Every connection breaks and no new one is accepted, as if the server were down. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Connections stay open but pass nothing on, as if the server were hanging. */
  hush(): void;
}

/** Puts a separate proxy in front of a server. @param url of the server, without a database name */
export async function wayTo(url: string): Promise<Way> {
  const far = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const on = connect(Number(far.port), far.hostname);
    for (const [one, other] of [
      [near, on],
      [on, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const near = new URL(url);
  near.port = String(port);
  return {
    url: near.href.replace(/\/$/, ''),
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    mend: () => listen(port),
    hush: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
}
