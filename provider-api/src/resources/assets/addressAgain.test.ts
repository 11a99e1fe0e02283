import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { send, sign, upload } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';
import { binKey } from '../../base/storage/files/keys';
import { assets } from './schema';

/** Two pictures of the same size in bytes. */
async function twoPictures(): Promise<[red: Buffer, blue: Buffer]> {
  const draw = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [red, blue] = [await draw('#ff0000'), await draw('#0000ff')];
  const fill = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(Math.max(red.length, blue.length) - bytes.length)]);
  return [fill(red), fill(blue)];
}

onBothEngines('An upload address that is used again after its file was deleted', (server) => {
  const record = (filename: string, name: string) => server().admin.post('/assets', { filename, name });
  const colourAt = async (address: string) => {
    const { rawPayload } = await server().app.inject(new URL(address).pathname);
    const { dominant } = await sharp(rawPayload).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  const entryOf = async (id: string) => (await server().admin.get(`/bin?item_id=${id}`)).body.data[0].id as string;

  it('creates no second file while the first is in the bin, and the first can be restored unchanged', async () => {
    const [red, blue] = await twoPictures();
    const { body: signed } = await sign(server(), { filesize: red.length });
    const { signed_url, filename } = signed.data;
    expect((await send(server(), signed_url, red)).status).toBe(204);
    const first = (await record(filename, 'First')).body.data;
    expect((await server().admin.del(`/assets/${first.id}`)).status).toBe(204);
    // A bucket accepts the upload, whatever the product knows.
    await send(server(), signed_url, blue);
    const second = await record(filename, 'Second');
    expect([second.status, second.body.message]).toEqual([
      409,
      'This file was in the library and is in the bin. Restore it there, or choose the file again.',
    ]);
    expect((await server().admin.post(`/bin/${await entryOf(first.id)}/restore`)).status).toBe(200);
    expect([await colourAt(first.url), await colourAt(first.thumb_url)]).toEqual(['red', 'red']);
  });

  it('creates none either if the first is recorded and deleted while the second is checked', async () => {
    const [red] = await twoPictures();
    const filename = await upload(server(), red);
    const { files } = server().services;
    const put = files.put.bind(files);
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    let resume = () => {};
    const resumed = new Promise<void>((resolve) => (resume = resolve));
    jest.spyOn(files, 'put').mockImplementationOnce(async (...args) => {
      begun();
      await resumed;
      return put(...args);
    });
    const second = record(filename, 'Second');
    await isBegun;
    const first = (await record(filename, 'First')).body.data;
    expect((await server().admin.del(`/assets/${first.id}`)).status).toBe(204);
    resume();
    expect((await second).status).toBe(409);
    expect((await server().admin.post(`/bin/${await entryOf(first.id)}/restore`)).status).toBe(200);
    jest.restoreAllMocks();
  });

  it('a refused restore changes no file', async () => {
    const [red, blue] = await twoPictures();
    const filename = await upload(server(), red);
    const { db, files } = server().services;
    const first = (await record(filename, 'First')).body.data;
    const [row] = await db.select().from(assets).where(eq(assets.id, first.id));
    expect((await server().admin.del(`/assets/${first.id}`)).status).toBe(204);
    // As an earlier version of the product allowed.
    await files.put(filename, blue);
    await db.insert(assets).values({ ...row!, id: 'second' });
    expect((await server().admin.post(`/bin/${await entryOf(first.id)}/restore`)).status).toBe(409);
    expect(await colourAt(first.url)).toBe('blue');
    await files.remove(binKey(filename));
  });
});
