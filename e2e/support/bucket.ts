import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUCKET = 'innkeeper';

interface Stored {
  bytes: Buffer;
  type: string;
  on: Date;
}

const fault = (answer: ServerResponse, status: number, code: string) =>
  answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

function listed(objects: Map<string, Stored>, prefix: string): string {
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const lines = found.map(
    ([key, { on }]) => `<Contents><Key>${key}</Key><LastModified>${on.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${lines.join('')}</ListBucketResult>`;
}

async function put(objects: Map<string, Stored>, key: string, request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.headers['if-none-match'] === '*' && objects.has(key)) return void fault(answer, 412, 'PreconditionFailed');
  objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '', on: new Date() });
  answer.end();
}

/** A store that speaks the few words of S3 that the product needs, in memory. */
export async function startBucket(): Promise<{
  settings: Record<string, string>;
  keys: () => string[];
  objects: () => [key: string, bytes: Buffer][];
  stop: () => Promise<void>;
}> {
  const objects = new Map<string, Stored>();
  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    const found = objects.get(key);
    if (request.method === 'PUT') return put(objects, key, request, answer);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer.writeHead(204).end();
    }
    if (searchParams.has('list-type'))
      return answer.writeHead(200, { 'content-type': 'application/xml' }).end(listed(objects, searchParams.get('prefix') ?? ''));
    if (!found) return fault(answer, 404, 'NoSuchKey');
    answer.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length }).end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    keys: () => [...objects.keys()],
    objects: () => [...objects].map(([key, { bytes }]) => [key, bytes]),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
