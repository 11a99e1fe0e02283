import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several processes: each call goes to the next one. */
export async function startBalancer(ports: number[]): Promise<{ address: string; port: number; stop: () => Promise<void> }> {
  let turn = 0;
  const server = createServer((call, answer) => {
    turn += 1;
    const { method, url: path, headers } = call;
    const onward = ask({ host: '127.0.0.1', port: ports[turn % ports.length], method, path, headers, agent: false }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    call.pipe(onward);
  });
  // A connection that one side closes while the other one uses it would look like a server that has gone.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
