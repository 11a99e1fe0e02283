import { createServer, type IncomingMessage, type Server } from 'node:http';

/** The part of S3 that the store uses, for a bucket named `media`, in memory. */
export function bucketServer(objects: Map<string, Buffer>, nextError: () => string | null = () => null): Server {
  const keyOf = (request: IncomingMessage) => (request.url ?? '').replace(/\?.*/, '').replace('/media/', '');
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const errorCode = nextError();
    if (errorCode)
      return response.writeHead(errorCode === 'NoSuchBucket' ? 404 : 403).end(`<Error><Code>${errorCode}</Code></Error>`);
    const key = decodeURIComponent(keyOf(request));
    const stored = objects.get(key);
    if (request.method === 'GET' && request.url?.includes('list-type=2')) {
      const prefix = new URL(request.url, 'http://bucket').searchParams.get('prefix') ?? '';
      const contents = [...objects.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => `<Contents><Key>${name}</Key><LastModified>2026-11-21T09:00:00.000Z</LastModified></Contents>`);
      return response
        .setHeader('content-type', 'application/xml')
        .end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && stored)
        return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      objects.set(key, Buffer.concat(chunks));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return stored ? response.end(stored) : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
}
