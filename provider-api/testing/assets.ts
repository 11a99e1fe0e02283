import sharp from 'sharp';
import type { TestServer } from './server';

/** A small JPEG of one colour. */
export const jpeg = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a9e87' } })
    .jpeg()
    .toBuffer();

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'.padEnd(200));

interface UploadRequest {
  filename?: string;
  filetype?: string;
  filesize?: number;
}

/** Requests a signed address for an upload. */
export async function sign(
  { admin }: TestServer,
  { filename = 'garden arch.jpg', filetype = 'image/jpeg', filesize = 1 }: UploadRequest,
) {
  const query = new URLSearchParams({ filename, filetype, filesize: String(filesize), name: 'Garden arch' });
  return admin.get(`/assets/sign?${query.toString()}`);
}

/** Sends bytes to a signed address. */
export async function send({ app }: TestServer, signedUrl: string, bytes: Buffer, filetype = 'image/jpeg') {
  const { pathname, search } = new URL(signedUrl, 'http://test.example');
  const response = await app.inject({
    method: 'PUT',
    url: pathname + search,
    payload: bytes,
    headers: { 'content-type': filetype },
  });
  return { status: response.statusCode, body: response.body === '' ? null : (response.json() as Record<string, unknown>) };
}

/** Requests a signed address and uploads a file to it. @returns the file name to create the asset with */
export async function upload(
  server: TestServer,
  bytes: Buffer,
  filetype = 'image/jpeg',
  filename = 'garden arch.jpg',
): Promise<string> {
  const { body } = await sign(server, { filename, filetype, filesize: bytes.length });
  const { status } = await send(server, body.data.signed_url, bytes, filetype);
  if (status !== 204) throw new Error(`The upload was answered with ${status}.`);
  return body.data.filename as string;
}

/** Uploads a picture and adds it to the library. */
export async function given(server: TestServer, fields: object = {}) {
  const filename = await upload(server, await jpeg());
  const { body } = await server.admin.post('/assets', { filename, name: 'Garden arch', alt: 'A rose arch', ...fields });
  return body.data;
}
