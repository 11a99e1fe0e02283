import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromStorageError } from '../../http/storageErrors';
import { readAll } from './FileStore';
import { newKey } from './keys';
import { FilesOutOfReach } from './problems';
import { s3Store } from './s3Store';

/** The few words of S3 that the store speaks, kept in memory. */
function bucketServer(objects: Map<string, Buffer>, refuse: () => string | null): Server {
  const keyOf = (request: IncomingMessage) => (request.url ?? '').replace(/\?.*/, '').replace('/media/', '');
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const refused = refuse();
    if (refused) return response.writeHead(refused === 'NoSuchBucket' ? 404 : 403).end(`<Error><Code>${refused}</Code></Error>`);
    const key = keyOf(request);
    const found = objects.get(key);
    if (request.method === 'GET' && request.url?.includes('list-type=2')) {
      const contents = [...objects.keys()].map(
        (name) => `<Contents><Key>${name}</Key><LastModified>2026-11-21T09:00:00.000Z</LastModified></Contents>`,
      );
      return response
        .setHeader('content-type', 'application/xml')
        .end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && found)
        return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      objects.set(key, Buffer.concat(chunks));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return found ? response.end(found) : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
}

describe('files in a bucket', () => {
  const objects = new Map<string, Buffer>();
  let refused: string | null = null;
  const server = bucketServer(objects, () => refused);
  const key = newKey('Lobby.jpg', 'image/jpeg');
  const bytes = Buffer.from('a picture');
  let files: ReturnType<typeof s3Store>;

  beforeAll(async () => {
    process.env.AWS_ACCESS_KEY_ID = 'key';
    process.env.AWS_SECRET_ACCESS_KEY = 'secret';
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    files = s3Store({ bucket: 'media', region: 'eu-west-2', endpoint, path: '/api/files' });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('are stored once, read, listed and forgotten', async () => {
    await files.put(key, bytes);
    await expect(files.put(key, bytes)).rejects.toMatchObject({ kind: 'exists' });
    await files.put(key, Buffer.from('a cleaned picture'), { replace: true });
    expect((await readAll(files, key)).toString()).toBe('a cleaned picture');
    const listed = [];
    for await (const entry of files.list('media')) listed.push(entry.key);
    expect(listed).toEqual([key]);
    await files.remove(key);
    await expect(files.open(key)).rejects.toMatchObject({ kind: 'missing' });
  });

  it.each(['NoSuchBucket', 'AccessDenied'])(
    'whose store answers %s are out of reach: the file itself is not to blame',
    async (code) => {
      refused = code;
      for (const call of [() => files.put(key, bytes), () => files.open(key), () => files.remove(key)]) {
        await expect(call()).rejects.toThrow(FilesOutOfReach);
      }
      refused = null;
    },
  );

  it('whose store is not there are answered with 503 and a sentence', async () => {
    const away = s3Store({ bucket: 'media', region: 'eu-west-2', endpoint: 'http://127.0.0.1:1', path: '/api/files' });
    const error = await away.open(key).catch((one: unknown) => one);
    expect(fromStorageError(error)).toMatchObject({
      statusCode: 503,
      message: 'The files cannot be reached right now. Nothing was lost; try again in a moment.',
      extra: { retryAfter: 5 },
    });
  });

  it('never leave the bucket by their name', async () => {
    await expect(files.open('../other/secret.jpg')).rejects.toMatchObject({ kind: 'missing' });
    await expect(files.put('lobby.jpg', bytes)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('P-287 are sent straight to an address that covers name, type, size and ten minutes, and takes one file', async () => {
    const { signedUrl, method, headers } = await files.signUpload(
      { key, filetype: 'image/jpeg', filesize: bytes.length },
      new Date(),
    );
    const query = new URL(signedUrl).searchParams;
    expect(new URL(signedUrl).pathname).toBe(`/media/${key}`);
    expect(query.get('X-Amz-Expires')).toBe('600');
    expect(query.get('X-Amz-SignedHeaders')?.split(';').sort()).toEqual([
      'content-length',
      'content-type',
      'host',
      'if-none-match',
    ]);
    expect((await fetch(signedUrl, { method, headers, body: bytes })).status).toBe(200);
    expect((await fetch(signedUrl, { method, headers, body: bytes })).status).toBe(412);
  });
});
