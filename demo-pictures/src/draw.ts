import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawings } from './drawings';
import type { Picture } from './picture';
import { render } from './render';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'pictures');

/** `npm run draw -w demo-pictures`: draws all pictures and writes their list. Takes about half a minute. */
async function main(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const list: Picture[] = [];
  for (const unrendered of drawings()) {
    const { slug, name, alt, tags, drawing } = unrendered;
    const { picture, thumb } = await render(unrendered);
    await writeFile(path.join(folder, `${slug}.webp`), picture.data);
    await writeFile(path.join(folder, `${slug}.thumb.webp`), thumb.data);
    const { width, height, size: filesize } = picture.info;
    const small = { width: thumb.info.width, height: thumb.info.height };
    list.push({ slug, name, alt, tags, filesize, width, height, thumb: small, drawing });
  }
  await writeFile(path.join(root, 'pictures.json'), `[\n${list.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
