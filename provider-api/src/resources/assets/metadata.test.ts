import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { upload } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

const SECRET = 'GPS 51.5 N, 0.1 W';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:d="d" d:at="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

const plain = sharp({ create: { width: 24, height: 16, channels: 3, background: '#7a9e87' } });
/** Three frames, each of another colour. */
async function moving() {
  const frame = (background: string) =>
    sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame)), { join: { animated: true } });
}
const withExif = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  plain
    .clone()
    .withExif({ IFD0: { Copyright: SECRET } })
    .toFormat(format)
    .toBuffer();

const insertAt = (bytes: Buffer, offset: number, ...added: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, offset), ...added, bytes.subarray(offset)]);
const text = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

/** A segment of a JPEG. */
function segment(marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}
/** A chunk of a PNG. */
function chunk(name: string, content: string): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(Buffer.byteLength(content));
  sum.writeUInt32BE(crc32(name + content));
  return Buffer.concat([length, Buffer.from(name + content), sum]);
}
/** A box of an AVIF. */
function box(name: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.length);
  return Buffer.concat([length, Buffer.from(name + content)]);
}
/** Adobe's trick: a program that reads the text as blocks lands in a run of numbers that leads to its end. */
const slide = [1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0];
const xmpOfGif = text([0x21, 0xff, 0x0b], 'XMP DataXMP', XMP, slide);
const commentOfGif = text([0x21, 0xfe, SECRET.length], SECRET, [0]);
const beforeEnd = (bytes: Buffer, added: Buffer) => insertAt(bytes, bytes.length - 1, added);

const jpeg = () => plain.clone().withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
const png = () => plain.clone().png().toBuffer();
const gif = async () => (await moving()).gif().toBuffer();
const webp = async () => (await moving()).webp({ lossless: true }).toBuffer();
const avif = () => plain.clone().avif().toBuffer();

const formats: [name: string, filetype: string, picture: () => Promise<Buffer>][] = [
  ['Exif of a JPEG', 'image/jpeg', () => withExif('jpeg')],
  [
    'XMP of a JPEG',
    'image/jpeg',
    async () => insertAt(await jpeg(), 2, segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0', XMP))),
  ],
  ['a comment of a JPEG', 'image/jpeg', async () => insertAt(await jpeg(), 2, segment(0xfe, Buffer.from(SECRET)))],
  [
    'what another program added to a JPEG',
    'image/jpeg',
    async () => insertAt(await jpeg(), 2, segment(0xeb, Buffer.from(SECRET))),
  ],
  ['what follows a JPEG', 'image/jpeg', async () => text([...(await jpeg())], SECRET)],
  ['Exif of a PNG', 'image/png', () => withExif('png')],
  ['a text of a PNG', 'image/png', async () => insertAt(await png(), 33, chunk('tEXt', `Comment\0${SECRET}`))],
  ['XMP of a PNG', 'image/png', async () => insertAt(await png(), 33, chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`))],
  ['what follows a PNG', 'image/png', async () => text([...(await png())], SECRET)],
  ['a comment of a GIF', 'image/gif', async () => beforeEnd(await gif(), commentOfGif)],
  ['XMP of a GIF', 'image/gif', async () => beforeEnd(await gif(), xmpOfGif)],
  ['what follows a GIF', 'image/gif', async () => text([...(await gif())], SECRET)],
  ['Exif of a WebP', 'image/webp', () => withExif('webp')],
  ['XMP of a WebP', 'image/webp', async () => (await moving()).withXmp(XMP).webp({ lossless: true }).toBuffer()],
  ['what follows a WebP', 'image/webp', async () => text([...(await webp())], SECRET)],
  ['Exif of an AVIF', 'image/avif', () => withExif('avif')],
  ['a box of an AVIF', 'image/avif', async () => text([...(await avif())], [...box('uuid', SECRET)])],
  ['what follows an AVIF', 'image/avif', async () => text([...(await avif())], SECRET)],
];

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg' };
const nameOf = (filetype: string) => `picture.${ENDINGS[filetype] ?? filetype.replace('image/', '')}`;

onBothEngines('Metadata of a picture', (server) => {
  const readStored = async (bytes: Buffer, filetype: string) => {
    const filename = await upload(server(), bytes, filetype, nameOf(filetype));
    const { status, body } = await server().admin.post('/assets', { filename, name: 'Told' });
    expect([status, body.message]).toEqual([201, undefined]);
    const { rawPayload } = await server().app.inject(new URL(body.data.url).pathname);
    expect(rawPayload.length).toBe(body.data.filesize);
    return rawPayload;
  };
  const drawn = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true });
    return { data, info };
  };

  it.each(formats)('%s is removed', async (name, filetype, picture) => {
    const bytes = await picture();
    expect(bytes.includes(SECRET)).toBe(true);
    const cleaned = await readStored(bytes, filetype);
    expect(cleaned.includes(SECRET)).toBe(false);
    const { icc: original, pages: frames } = await sharp(bytes).metadata();
    const { icc, pages } = await sharp(cleaned).metadata();
    expect([icc?.length, pages]).toEqual([original?.length, frames]);
    // An AVIF is encoded again where its metadata is listed.
    if (name !== 'Exif of an AVIF') expect(await drawn(cleaned)).toEqual(await drawn(bytes));
  });

  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/gif', gif],
    ['image/webp', webp],
    ['image/avif', avif],
  ] as const)('%s without metadata is stored byte for byte', async (filetype, picture) => {
    const bytes = await picture();
    expect((await readStored(bytes, filetype)).equals(bytes)).toBe(true);
  });

  it.each([3, 6])('of a WebP that moves says it is turned (%s): its frames stay as browsers show them', async (orientation) => {
    const bytes = await (await moving()).withMetadata({ orientation }).webp({ lossless: true }).toBuffer();
    const cleaned = await readStored(bytes, 'image/webp');
    expect((await sharp(cleaned).metadata()).orientation).toBeUndefined();
    expect(await drawn(cleaned)).toEqual(await drawn(bytes));
  });

  it('of a file that ends early, as some programs write it, is removed too', async () => {
    const bytes = beforeEnd(await gif(), commentOfGif);
    const cleaned = await readStored(bytes.subarray(0, -1), 'image/gif');
    expect([cleaned.includes(SECRET), (await sharp(cleaned).metadata()).pages]).toEqual([false, 3]);
  });
});
