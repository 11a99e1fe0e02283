import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUCKET = 'innkeeper';

interface StoredObject {
  bytes: Buffer;
  type: string;
  modifiedAt: Date;
}

const sendError = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

function listXml(objects: Map<string, StoredObject>, prefix: string): string {
  const matches = [...objects].filter(([key]) => key.startsWith(prefix));
  const contents = matches.map(
    ([key, { modifiedAt }]) => `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

async function putObject(
  objects: Map<string, StoredObject>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.headers['if-none-match'] === '*' && objects.has(key)) return void sendError(response, 412, 'PreconditionFailed');
  objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '', modifiedAt: new Date() });
  response.end();
}

/** An in-memory server with the few calls of S3 that the product makes. */
export async function startBucket(): Promise<{
  settings: Record<string, string>;
  keys: () => string[];
  objects: () => [key: string, bytes: Buffer][];
  stop: () => Promise<void>;
}> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    const object = objects.get(key);
    if (request.method === 'PUT') return putObject(objects, key, request, response);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (searchParams.has('list-type'))
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listXml(objects, searchParams.get('prefix') ?? ''));
    if (!object) return sendError(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length }).end(object.bytes);
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
