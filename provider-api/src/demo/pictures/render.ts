import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeRenditions } from '../../assets/renditions';
import { photos } from './catalogue';
import { drawLogo, logos } from './logos';
import type { DrawnPicture } from './manifest';
import { MANIFEST, picturesDir } from './manifest';
import { HEIGHT, sketch, WIDTH } from './sketch';

/** A touch of grain and a darker rim, so that drawings look like photographs rather than diagrams. */
async function develop(svg: string): Promise<Buffer> {
  const rim = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="v" r="0.75"><stop offset="0.6" stop-color="#0b1018" stop-opacity="0"/><stop offset="1" stop-color="#0b1018" stop-opacity="0.34"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: Buffer.from(rim) }])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

async function save(folder: string, slug: string, ending: string, filetype: string, original: Buffer): Promise<DrawnPicture> {
  await writeFile(join(folder, `${slug}.${ending}`), original);
  const { width, height, renditions } = await makeRenditions(original);
  for (const { name, bytes } of renditions) await writeFile(join(folder, `${slug}.${name}.webp`), bytes);
  const sizes = renditions.map((made) => [made.name, { width: made.width, height: made.height }]);
  return {
    slug,
    ending,
    filetype,
    filesize: original.length,
    width,
    height,
    renditions: Object.fromEntries(sizes) as DrawnPicture['renditions'],
  };
}

/** Draws every picture of the demo into `.template/demo-photos`, with its renditions and a list of them all. Takes about half a minute. */
export async function drawPictures(): Promise<void> {
  const folder = picturesDir();
  const unfinished = `${folder}.drawing.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const drawn: DrawnPicture[] = [];
  for (const [at, { slug, draw }] of photos.entries()) {
    const s = sketch(at + 1);
    draw(s);
    drawn.push(await save(unfinished, slug, 'jpg', 'image/jpeg', await develop(s.svg())));
  }
  for (const logo of logos) {
    const png = await sharp(Buffer.from(drawLogo(logo)))
      .png({ palette: true })
      .toBuffer();
    drawn.push(await save(unfinished, `logo-${logo.slug}`, 'png', 'image/png', png));
  }
  await writeFile(join(unfinished, MANIFEST), JSON.stringify(drawn));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
