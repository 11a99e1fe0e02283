import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** How one call fails: with the error code of an answer, or with a broken connection. */
export type BucketFault =
  | 'NoSuchBucket'
  | 'AccessDenied'
  | 'SlowDown'
  | 'lost answer'
  | 'lost file'
  | 'half a file'
  | 'damaged on the way'
  | 'cut download'
  | 'silent download'
  | 'slow download'
  | 'no answer'
  | 'unknown length';

const STATUS: Partial<Record<BucketFault, number>> = { NoSuchBucket: 404, AccessDenied: 403, SlowDown: 503 };
/** How many keys S3 lists in one answer. */
const PAGE_SIZE = 1_000;

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

/** An in-memory server with the calls of S3 that the store makes, for a bucket named `media`. */
export function bucketServer(objects: Map<string, Buffer>, nextFault: () => BucketFault | null = () => null): Server {
  const keyOf = (request: IncomingMessage) => (request.url ?? '').replace(/\?.*/, '').replace('/media/', '');
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = nextFault();
    const errorStatus = fault && STATUS[fault];
    if (errorStatus) return refuse(response, errorStatus, fault);
    if (fault === 'no answer') return;
    const key = decodeURIComponent(keyOf(request));
    const stored = objects.get(key);
    if (request.method === 'GET' && request.url?.includes('list-type=2')) {
      const { searchParams } = new URL(request.url, 'http://bucket');
      return response.setHeader('content-type', 'application/xml').end(listing([...objects.keys()], searchParams));
    }
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && stored) return refuse(response, 412, 'PreconditionFailed');
      if (fault === 'lost file') return response.end();
      const bytes = Buffer.concat(chunks);
      if (fault === 'damaged on the way') bytes[0] = ~bytes[0]!;
      const md5 = createHash('md5').update(bytes).digest('base64');
      if ((request.headers['content-md5'] ?? md5) !== md5) return refuse(response, 400, 'BadDigest');
      objects.set(key, fault === 'half a file' ? bytes.subarray(0, bytes.length / 2) : bytes);
      return fault === 'lost answer' ? request.socket.destroy() : response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    if (request.method === 'HEAD') return response.setHeader('content-length', stored.length).end();
    if (fault === null) return response.end(stored);
    if (fault === 'unknown length') {
      response.write(stored.subarray(0, stored.length / 2));
      return response.end(stored.subarray(stored.length / 2));
    }
    response.writeHead(200, { 'content-length': stored.length });
    if (fault === 'slow download') return Readable.from(slowParts(stored)).pipe(response);
    response.write(stored.subarray(0, stored.length / 2));
    if (fault === 'cut download') setTimeout(() => request.socket.destroy(), 20);
  });
}

/** Ten parts, a tenth of a second apart. */
async function* slowParts(bytes: Buffer) {
  const size = Math.ceil(bytes.length / 10);
  for (let start = 0; start < bytes.length; start += size) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    yield bytes.subarray(start, start + size);
  }
}

function listing(keys: string[], searchParams: URLSearchParams): string {
  const [prefix, after] = [searchParams.get('prefix') ?? '', searchParams.get('continuation-token') ?? ''];
  const rest = keys.filter((name) => name.startsWith(prefix) && name > after).sort();
  const page = rest.slice(0, PAGE_SIZE);
  const contents = page.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>2026-11-21T09:00:00.000Z</LastModified></Contents>`,
  );
  const next = rest.length > PAGE_SIZE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}
