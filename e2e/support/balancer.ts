import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A round-robin load balancer: one address in front of several processes. */
export async function startBalancer(ports: number[]): Promise<{ address: string; port: number; stop: () => Promise<void> }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const { method, url: path, headers } = request;
    const forwarded = sendRequest(
      { host: '127.0.0.1', port: ports[count % ports.length], method, path, headers, agent: false },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  // If one side closed an idle connection just as the other one uses it, that would look like a crashed server.
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
