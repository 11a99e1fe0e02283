import type { AddressInfo } from 'node:net';
import { fromStorageError } from '../../../http/storageErrors';
import { bucketServer, type BucketFault } from '../../../../testing/bucket';
import { readAll } from './FileStore';
import { newKey } from './keys';
import { s3Store } from './s3Store';

const UNREACHABLE = 'The files cannot be reached right now. Nothing was lost; try again in a moment.';
const SILENCE = 300;
const ANSWER = 300;

describe('When a bucket', () => {
  const objects = new Map<string, Buffer>();
  const faults: BucketFault[] = [];
  const server = bucketServer(objects, () => faults.shift() ?? null);
  const bytes = Buffer.alloc(100_000, 'a picture');
  let files: ReturnType<typeof s3Store>;
  let key: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const access = { accessKeyId: 'key', secretAccessKey: 'secret' };
    const patience = { silence: SILENCE, answer: ANSWER };
    files = s3Store({ bucket: 'media', region: 'eu-west-2', endpoint, path: '/api/files', ...patience, ...access });
  });
  beforeEach(() => {
    objects.clear();
    faults.length = 0;
    key = newKey('Lobby.jpg', 'image/jpeg');
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  it('is busy for a moment, the request is repeated', async () => {
    faults.push('SlowDown');
    await files.put(key, bytes);
    faults.push('SlowDown');
    expect((await readAll(files, key)).equals(bytes)).toBe(true);
    faults.push('SlowDown');
    await files.remove(key);
    expect(objects.size).toBe(0);
  });

  it('stores a file but its answer is lost, the file counts as stored', async () => {
    faults.push('lost answer');
    await expect(files.put(key, bytes)).resolves.toBeUndefined();
    expect(objects.get(key)?.equals(bytes)).toBe(true);
  });

  it.each(['lost file', 'half a file', 'damaged on the way'] as const)(
    'says that it has stored what it has not (%s), the file does not count as stored, and can be sent again',
    async (fault) => {
      faults.push(fault);
      const error = await files.put(key, bytes).catch((reason: unknown) => reason);
      expect(fromStorageError(error)).toMatchObject({ statusCode: 503, message: UNREACHABLE });
      expect(objects.has(key)).toBe(false);
      await files.put(key, bytes);
      expect((await readAll(files, key)).equals(bytes)).toBe(true);
    },
  );

  it('has another file under the key, the upload fails, also after a lost answer', async () => {
    objects.set(key, Buffer.from('another picture'));
    faults.push('SlowDown');
    await expect(files.put(key, bytes)).rejects.toMatchObject({ kind: 'exists' });
    expect(objects.get(key)?.toString()).toBe('another picture');
  });

  it.each(['cut download', 'silent download'] as const)(
    'breaks off (%s), it counts as unreachable within seconds',
    async (fault) => {
      objects.set(key, bytes);
      faults.push(fault);
      const error = await readAll(files, key).catch((reason: unknown) => reason);
      expect(fromStorageError(error)).toMatchObject({ statusCode: 503, message: UNREACHABLE });
      expect((await readAll(files, key)).equals(bytes)).toBe(true);
    },
  );

  it('does not answer, a file counts as unreachable after a few short attempts', async () => {
    objects.set(key, bytes);
    faults.push('no answer', 'no answer', 'no answer');
    const begin = performance.now();
    const error = await files.open(key).catch((reason: unknown) => reason);
    expect(performance.now() - begin).toBeLessThan(10 * ANSWER);
    expect(fromStorageError(error)).toMatchObject({ statusCode: 503, message: UNREACHABLE });
    faults.push('no answer');
    expect((await readAll(files, key)).equals(bytes)).toBe(true);
  });

  it('sends slowly, a file that takes longer than an answer may take still arrives', async () => {
    objects.set(key, bytes);
    faults.push('slow download');
    const begin = performance.now();
    expect((await readAll(files, key)).equals(bytes)).toBe(true);
    expect(performance.now() - begin).toBeGreaterThan(2 * ANSWER);
    expect(faults).toEqual([]);
  });

  it('does not say how long a file is, as behind a proxy that compresses, the file and its length are still returned', async () => {
    objects.set(key, bytes);
    faults.push('unknown length');
    const { size, stream } = await files.open(key);
    expect(size).toBe(bytes.length);
    expect(Buffer.concat(await stream.toArray()).equals(bytes)).toBe(true);
  });

  it('sends quickly, a slow reader still gets the whole file', async () => {
    objects.set(key, bytes);
    const { stream } = await files.open(key);
    let received = 0;
    for await (const chunk of stream) {
      received += (chunk as Buffer).length;
      await new Promise((resolve) => setTimeout(resolve, received < 2 * SILENCE * 100 ? 1.5 * SILENCE : 0));
    }
    expect(received).toBe(bytes.length);
  });

  it('sends a file that is not read after all, its connection is freed', async () => {
    objects.set(key, bytes);
    for (let time = 0; time < 60; time += 1) (await files.open(key)).stream.destroy();
    expect((await readAll(files, key)).equals(bytes)).toBe(true);
  });

  it('has thousands of files, each is listed exactly once', async () => {
    const keys = Array.from({ length: 2_345 }, (_, index) => newKey(`Lobby ${index}.jpg`, 'image/jpeg'));
    for (const stored of keys) objects.set(stored, bytes);
    const listed = [];
    for await (const entry of files.list('media')) listed.push(entry.key);
    expect(listed.sort()).toEqual(keys.sort());
  });
});
