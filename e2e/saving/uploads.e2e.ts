import { rmSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { jpeg, newHotel, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function openUpload(page: Page): Promise<Locator> {
  await page.goto('/media');
  await page.getByRole('button', { name: 'Upload File' }).click();
  return page.getByRole('dialog', { name: 'Upload File' });
}
const chooser = (dialog: Locator) => dialog.getByLabel('Choose from your computer');

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

test('a file of 3,000,001 bytes and an SVG that calls itself PNG are refused, each with its reason', async ({ page }) => {
  const dialog = await openUpload(page);
  const large = Buffer.concat([await jpeg(page), Buffer.alloc(3_000_001)]).subarray(0, 3_000_001);
  await chooser(dialog).setInputFiles([
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from(SVG) },
  ]);
  await expect(dialog.getByRole('listitem', { name: 'large.jpg' })).toContainText('File must be 3,000,000 bytes or less.');
  await expect(dialog.getByRole('listitem', { name: 'drawing.png' })).toContainText(
    'File must be a JPEG, PNG, WebP, GIF or AVIF image or a PDF document.',
  );
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
});

test('before a file is chosen on a phone, the two buttons share the width, each on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openUpload(page);
  for (const name of ['Cancel', 'Upload']) {
    const button = await dialog.getByRole('button', { name, exact: true }).boundingBox();
    expect(button!.height).toBeLessThan(60);
    expect(button!.width).toBeGreaterThan(120);
  }
});

test('the server refuses both as well, even if the browser does not', async ({ api, address }) => {
  const sign = (filetype: string, filesize: number) =>
    fetch(`${address}/api/assets/sign?filename=a.png&filetype=${encodeURIComponent(filetype)}&filesize=${filesize}&name=a`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
  expect((await sign('image/png', 3_000_001)).ok).toBe(false);
  expect((await sign('image/svg+xml', 100)).ok).toBe(false);
  const signed = (await (await sign('image/png', SVG.length)).json()) as {
    data: { signed_url: string; headers: Record<string, string>; filename: string };
  };
  const { signed_url, headers, filename } = signed.data;
  const sent = await fetch(new URL(signed_url, address), { method: 'PUT', headers, body: SVG });
  const made =
    sent.ok &&
    (await fetch(`${address}/api/assets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filename, filetype: 'image/png', filesize: SVG.length, name: 'a' }),
    }));
  expect(made && made.ok).toBe(false);
});

test('an interrupted upload is reported, the text typed for it stays, and Retry completes it', async ({ page, api }) => {
  const dialog = await openUpload(page);
  const name = unique('Garden arch');
  await chooser(dialog).setInputFiles({ name: 'arch.jpg', mimeType: 'image/jpeg', buffer: await jpeg(page) });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.route('**/api/files/**', (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const file = dialog.getByRole('listitem', { name: 'arch.jpg' });
  await expect(file).toContainText('arch.jpg was not uploaded: the connection was lost. Please try again.');
  await expect(file.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.unroute('**/api/files/**');
  await file.getByRole('button', { name: 'Retry arch.jpg' }).click();
  await expect(file).toContainText('Uploaded');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(name)).toBeVisible();
  expect(await api.list(`/assets?name=${encodeURIComponent(`i%%${name}`)}`)).toHaveLength(1);
});

test('a file that was deleted after it was chosen is reported as that', async ({ page }, info) => {
  const dialog = await openUpload(page);
  const place = info.outputPath('arch.jpg');
  writeFileSync(place, await jpeg(page));
  await chooser(dialog).setInputFiles(place);
  const file = dialog.getByRole('listitem', { name: 'arch.jpg' });
  await expect(file.getByRole('textbox', { name: 'Name' })).toBeVisible();
  rmSync(place);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(file).toContainText(
    'arch.jpg was not uploaded: it was changed, moved or deleted in the meantime. Please choose it again.',
  );
});

/** A wide picture, red on its left and blue on its right, that its camera says to turn a quarter to the right. */
async function turned(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 40 });
    const context = canvas.getContext('2d')!;
    ['#f00', '#00f'].forEach((colour, index) => {
      context.fillStyle = colour;
      context.fillRect(index * 40, 0, 40, 40);
    });
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const picture = Buffer.from(base64, 'base64');
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  const exif = Buffer.from([0xff, 0xe1, 0, 8 + tiff.length, ...Buffer.from('Exif\0\0'), ...tiff]);
  return Buffer.concat([picture.subarray(0, 2), exif, picture.subarray(2), Buffer.alloc(3_000_001)]);
}

test('a photo that its camera rotated is upright after it was made smaller', async ({ page, api }) => {
  const dialog = await openUpload(page);
  const name = unique('Tower');
  await chooser(dialog).setInputFiles({ name: 'tower.jpg', mimeType: 'image/jpeg', buffer: await turned(page) });
  await dialog.getByRole('button', { name: 'Make tower.jpg smaller' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByRole('listitem', { name: 'tower.jpg' })).toContainText('Uploaded');
  const [asset] = await api.list(`/assets?name=${encodeURIComponent(name)}`);
  expect(asset).toMatchObject({ width: 40, height: 80 });
  expect(asset?.filesize).toBeLessThan(20_000);
  const colours = await page.evaluate(async (url) => {
    // Decodes the stored picture without its orientation, so that only the shrinking can have turned it.
    const picture = await createImageBitmap(await (await fetch(new URL(url).pathname)).blob(), { imageOrientation: 'none' });
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    return [10, 70].map((y) => [...context.getImageData(20, y, 1, 1).data].map((part) => (part > 128 ? 1 : 0)).join(''));
  }, String(asset?.url));
  expect(colours).toEqual(['1001', '0011']);
});

test('a picker takes pictures only', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await page.goto(`/hotels/${hotel.id}/specials/new`);
  const images = page.getByRole('region', { name: 'Set an Image', exact: true });
  await images.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const pdf = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nand so on') };
  await chooser(dialog).setInputFiles(pdf);
  await expect(dialog.getByRole('listitem', { name: 'menu.pdf' })).toContainText(
    'File must be a JPEG, PNG, WebP, GIF or AVIF image.',
  );
});
