import type { AddressInfo } from 'node:net';
import { fromStorageError } from '../../../http/storageErrors';
import { bucketServer, type BucketFault } from '../../../../testing/bucket';
import { readAll } from './FileStore';
import { newKey, releaseKey } from './keys';
import { FilesOutOfReach } from './problems';
import { s3Store } from './s3Store';

describe('files in a bucket', () => {
  const objects = new Map<string, Buffer>();
  let errorCode: BucketFault | null = null;
  const server = bucketServer(objects, () => errorCode);
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

  it('are stored once, read, listed and deleted', async () => {
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

  it.each(['NoSuchBucket', 'AccessDenied'] as const)(
    'are unreachable when the store answers %s, but do not count as missing',
    async (code) => {
      errorCode = code;
      const list = () => files.list('media')[Symbol.asyncIterator]().next();
      for (const call of [() => files.put(key, bytes), () => files.open(key), () => files.remove(key), list]) {
        await expect(call()).rejects.toThrow(FilesOutOfReach);
      }
      errorCode = null;
    },
  );

  it('are answered with 503 and a message when their store is down', async () => {
    const unreachableStore = s3Store({
      bucket: 'media',
      region: 'eu-west-2',
      endpoint: 'http://127.0.0.1:1',
      path: '/api/files',
    });
    const error = await unreachableStore.open(key).catch((reason: unknown) => reason);
    expect(fromStorageError(error)).toMatchObject({
      statusCode: 503,
      message: 'The files cannot be reached right now. Nothing was lost; try again in a moment.',
      extra: { retryAfter: 5 },
    });
  });

  it('of releases are not listed among the media', async () => {
    const file = releaseKey('00000000-0000-4000-8000-000000000000', 'assets/1.js');
    await files.put(file, Buffer.from('code'));
    await files.put(key, bytes);
    const keys = async (kind: 'media' | 'releases') => {
      const listed = [];
      for await (const entry of files.list(kind)) listed.push(entry.key);
      return listed;
    };
    expect([await keys('media'), await keys('releases')]).toEqual([[key], [file]]);
    for (const stored of [file, key]) await files.remove(stored);
  });

  it('cannot have names that lead out of the bucket', async () => {
    await expect(files.open('../other/secret.jpg')).rejects.toMatchObject({ kind: 'missing' });
    for (const name of ['releases/../x.js', 'releases/x.js', `${releaseKey('0'.repeat(36), '..')}/x.js`])
      await expect(files.open(name)).rejects.toMatchObject({ kind: 'missing' });
    await expect(files.put('lobby.jpg', bytes)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are uploaded to a signed address that fixes name, type, size and ten minutes, and accepts one file', async () => {
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
