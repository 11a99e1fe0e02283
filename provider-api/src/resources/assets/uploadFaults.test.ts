import { connect } from 'node:net';
import { open, readdir } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { withClockAhead } from '../../../testing/clock';
import { portOf } from '../../../testing/listen';
import { onBothEngines, type TestServer } from '../../../testing/server';
import { NoRoomForFiles } from '../../base/storage/files/problems';
import { given, jpeg, pdf, send, sign, upload } from '../../../testing/assets';

const files = async ({ services }: TestServer): Promise<string[]> =>
  (await readdir(join(services.config.dataDir, 'files'), { recursive: true })).filter((name) => name !== '.partial').sort();

onBothEngines('Uploads that go wrong', (server) => {
  it('an upload of exactly 3,000,000 bytes can be announced, one byte more is refused before it is sent', async () => {
    expect((await sign(server(), { filesize: 3_000_000 })).status).toBe(200);
    const { status, body } = await sign(server(), { filesize: 3_000_001 });
    expect([status, body.code, body.message]).toEqual([413, 'too_large', 'File must be 3,000,000 bytes or less.']);
  });

  it.each(['', '   '])('a file with the name %j is refused before it is sent', async (filename) => {
    const { status, body } = await sign(server(), { filename });
    expect([status, body.message, body.fields]).toEqual([400, 'The file needs a name.', { filename: 'Required!' }]);
  });

  it('a file of exactly 3,000,000 bytes is put into the library whole', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(3_000_000 - pdf.length, ' ')]);
    const filename = await upload(server(), largest, 'application/pdf', 'menu.pdf');
    const { status, body } = await server().admin.post('/assets', { filename, name: 'Menu' });
    expect([status, body.data?.filesize]).toEqual([201, 3_000_000]);
  });

  it('a full disk is a 503 with a message, and nothing is left behind', async () => {
    const before = await files(server());
    const picture = await jpeg();
    const { body } = await sign(server(), { filesize: picture.length });
    const handle = await open(devNull, 'w');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'writeFile').mockRejectedValue(full);
    const answer = await send(server(), body.data.signed_url, picture).finally(() => write.mockRestore());
    await handle.close();
    expect([answer.status, answer.body?.code, answer.body?.message]).toEqual([
      503,
      'unavailable',
      'There is no room left for files. Nothing was saved; please tell your administrator.',
    ]);
    expect(await files(server())).toEqual(before);
    expect((await send(server(), body.data.signed_url, picture)).status).toBe(204);
  });

  it('a disk that fills up while a picture is prepared is a 503, and the file is there for the next attempt', async () => {
    const filename = await upload(server(), await jpeg());
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const put = jest.spyOn(server().services.files, 'put').mockRejectedValue(new NoRoomForFiles({ cause: full }));
    const record = () => server().admin.post('/assets', { filename, name: 'Again' });
    const { status, body } = await record().finally(() => put.mockRestore());
    expect([status, body.message]).toEqual([
      503,
      'There is no room left for files. Nothing was saved; please tell your administrator.',
    ]);
    expect((await record()).status).toBe(201);
  });

  it("the key of a rendition is not accepted as an upload, and the library's picture stays", async () => {
    const asset = await given(server());
    const painter = await server().given.user(['property', 'rw', await server().given.hotel()]);
    for (const address of [asset.thumb_url, asset.medium_url, asset.url]) {
      const filename = new URL(address).pathname.split('/').pop();
      const { status } = await painter.post('/assets', { filename, name: 'Mine' });
      expect([409, 422]).toContain(status);
      expect((await server().app.inject(new URL(address).pathname)).statusCode).toBe(200);
    }
  });

  it('SVG and other types are refused', async () => {
    for (const filetype of ['image/svg+xml', 'text/html', 'application/zip', 'toString']) {
      expect((await sign(server(), { filetype })).body.code).toBe('unsupported_media_type');
    }
  });

  it('more bytes than announced are refused while they arrive, and nothing is left behind', async () => {
    const before = await files(server());
    const { body } = await sign(server(), { filesize: 3_000_000 });
    const large = Buffer.concat([await jpeg(), Buffer.alloc(3_100_000)]);
    const answer = await send(server(), body.data.signed_url, large);
    expect([answer.status, answer.body]).toEqual([
      413,
      expect.objectContaining({ code: 'too_large', request_id: expect.any(String) }),
    ]);
    expect(await files(server())).toEqual(before);
  });

  it('another size, another type and bytes of another type are refused', async () => {
    const picture = await jpeg();
    const shorter = await sign(server(), { filesize: picture.length });
    expect((await send(server(), shorter.body.data.signed_url, picture.subarray(0, 300))).status).toBe(422);
    const lying = await sign(server(), { filesize: pdf.length });
    expect((await send(server(), lying.body.data.signed_url, pdf)).status).toBe(415);
    const markup = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const hidden = await sign(server(), { filetype: 'image/png', filesize: markup.length });
    expect((await send(server(), hidden.body.data.signed_url, markup, 'image/png')).status).toBe(415);
  });

  it('a file of another size than announced is to be chosen again, one that was cut off on its way to be sent again', async () => {
    const picture = await jpeg();
    const { body } = await sign(server(), { filesize: picture.length });
    const address = body.data.signed_url as string;
    const notTheSize = 'The file is not of the size that was announced. Please choose it again.';
    for (const bytes of [picture.subarray(0, 300), Buffer.concat([picture, Buffer.alloc(1)])]) {
      expect((await send(server(), address, bytes)).body?.fields).toEqual({ filesize: notTheSize });
    }
    const sendInParts = async (bytes: Buffer) => {
      const headers = { 'content-type': 'image/jpeg' };
      return (await server().app.inject({ method: 'PUT', url: address, headers, payload: Readable.from([bytes]) })).json();
    };
    expect((await sendInParts(Buffer.concat([picture, Buffer.alloc(1)]))).fields).toEqual({ filesize: notTheSize });
    expect((await sendInParts(picture.subarray(0, 300))).fields).toEqual({
      filesize: 'The file did not arrive completely. Please send it again.',
    });
    expect((await send(server(), address, picture)).status).toBe(204);
  });

  it('an upload address is valid once, unmodified and for ten minutes', async () => {
    const picture = await jpeg();
    const { body } = await sign(server(), { filesize: picture.length });
    const address: string = body.data.signed_url;
    expect(new Date(body.data.expires_on).getTime() - Date.now()).toBeGreaterThan(595_000);
    const tampered = [
      address.replace(/filesize=\d+/, 'filesize=99'),
      address.replace('image%2Fjpeg', 'image%2Fpng'),
      address.replace(/expires=(\d)/, 'expires=9$1'),
      address.replace('/files/garden-arch', '/files/other-arch'),
      address.replace(/signature=.*/, 'signature=AAAA'),
    ];
    for (const changed of tampered) {
      expect(changed).not.toBe(address);
      expect((await send(server(), changed, picture)).status).toBe(403);
    }
    const late = await withClockAhead(10 * 60_000 + 1_000, () => send(server(), address, picture));
    expect(late.body).toMatchObject({ code: 'forbidden', message: expect.stringContaining('expired') });
    expect((await send(server(), address, picture)).status).toBe(204);
    expect((await send(server(), address, picture)).status).toBe(409);
  });

  it('two uploads at the same time leave one complete file', async () => {
    const picture = await jpeg();
    const { body } = await sign(server(), { filesize: picture.length });
    const both = await Promise.all([1, 2].map(() => send(server(), body.data.signed_url, picture)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('an interrupted upload leaves nothing behind, and the address still works', async () => {
    const before = await files(server());
    const port = await portOf(server().app);
    const picture = await jpeg();
    const { body } = await sign(server(), { filesize: picture.length });
    const { pathname, search } = new URL(body.data.signed_url);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`,
        );
        socket.write(picture.subarray(0, 500), () => setTimeout(() => socket.destroy(), 100));
      }).on('close', () => resolve());
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await files(server())).toEqual(before);
    expect((await send(server(), body.data.signed_url, picture)).status).toBe(204);
  });

  it('an asset cannot be created from a missing file, twice from one file, or from a damaged picture', async () => {
    const { body: signed } = await sign(server(), { filesize: 100 });
    for (const filename of [signed.data.filename, '../../secret.key', '']) {
      const { status, body } = await server().admin.post('/assets', { filename, name: 'None' });
      expect([status, body.fields.filename]).toEqual([422, 'The file has not been uploaded. Please choose it again.']);
    }
    const filename = await upload(server(), await jpeg());
    expect((await server().admin.post('/assets', { filename, name: 'Once' })).status).toBe(201);
    expect((await server().admin.post('/assets', { filename, name: 'Twice' })).status).toBe(409);
    const broken = await upload(server(), (await jpeg()).subarray(0, 900));
    expect((await server().admin.post('/assets', { filename: broken, name: 'Broken' })).body.fields.filename).toContain(
      'damaged',
    );
    expect(await files(server())).not.toContain(broken);
  });

  it('when two people record one upload at the same time one succeeds, and the other is told why not', async () => {
    const filename = await upload(server(), await jpeg());
    const record = () => server().admin.post('/assets', { filename, name: 'At once' });
    const both = (await Promise.all([record(), record()])).sort((a, b) => a.status - b.status);
    expect(both.map(({ status }) => status)).toEqual([201, 409]);
    expect(both[1]?.body.message).toBe('This file is already in the library.');
  });

  it('a small file that expands to an enormous picture is refused', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    const filename = await upload(server(), bomb, 'image/png', 'bomb.png');
    const { status, body } = await server().admin.post('/assets', { filename, name: 'Bomb' });
    expect([status, body.message]).toEqual([422, 'This picture has more than 50 million pixels. Please make it smaller.']);
  });

  it('no path can leave the folder', async () => {
    for (const key of ['..%2f..%2fsecret.key', '%2e%2e%2fholder.pid', '.partial', 'a.jpg', 'secret.key']) {
      expect((await server().app.inject({ url: `/api/files/${key}` })).statusCode).toBe(404);
    }
  });
});
