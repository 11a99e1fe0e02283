import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { categoryTag } from 'shared-kit/rules/assetTags';
import type { UploadType } from 'shared-kit/rules/upload';
import { assets, assetTags, tags } from '../../assets/schema';
import { newKey, renditionKey, type Rendition } from '../../storage/files/keys';
import { documents } from '../copy/documents';
import { demoProperties } from '../copy/properties';
import { photos } from '../pictures/catalogue';
import { type DrawnPicture, drawnPictures, picturesDir } from '../pictures/manifest';
import { printPdf } from './pdf';
import { inBatches, onDay, type Plan } from './plan';

type AssetRow = typeof assets.$inferInsert & { id: string };

interface Described {
  slug: string;
  name: string;
  alt: string | null;
  tags: string[];
}

function describe(): Map<string, Described> {
  const shown = photos.map(({ slug, name, alt, tags: own, categories }) => ({
    slug,
    name,
    alt,
    tags: [...own, ...categories.map(categoryTag)],
  }));
  const logos = demoProperties.map(({ slug, name }) => ({
    slug: `logo-${slug}`,
    name: `${name} logo`,
    alt: name,
    tags: ['logo', categoryTag('Hotel Logo')],
  }));
  return new Map([...shown, ...logos].map((entry) => [entry.slug, entry]));
}

/** Takes one drawn picture into the store without copying it where the store can, renditions and all. */
async function takePicture(
  { files }: Plan,
  { slug, ending, renditions, ...picture }: DrawnPicture,
): Promise<Partial<AssetRow> & { storageKey: string }> {
  const key = newKey(slug, picture.filetype as UploadType);
  await files.adopt(key, join(picturesDir(), `${slug}.${ending}`));
  const made: Record<string, { key: string; width: number; height: number }> = {};
  for (const name of Object.keys(renditions) as Rendition[]) {
    const at = renditionKey(key, name);
    await files.adopt(at, join(picturesDir(), `${slug}.${name}.webp`));
    made[name] = { key: at, ...renditions[name] };
  }
  return { ...picture, storageKey: key, renditions: made };
}

/** Fills the media library. Gives the assets' ids by slug (`logo-<slug>` for logos). */
export async function seedMedia(plan: Plan): Promise<Map<string, string>> {
  const described = describe();
  const rows: AssetRow[] = [];
  const tagged: { id: string; names: string[] }[] = [];
  const ids = new Map<string, string>();
  const add = (
    slug: string,
    entry: Omit<Described, 'slug'>,
    file: Partial<AssetRow> & { storageKey: string },
    filename: string,
  ): void => {
    const id = randomUUID();
    const at = onDay(plan.now, -400 + rows.length * 4, 10 + (rows.length % 7));
    rows.push({
      filesize: 0,
      filetype: '',
      ...file,
      id,
      name: entry.name,
      alt: entry.alt,
      filename,
      createdAt: at,
      updatedAt: at,
      updatedBy: plan.by,
    });
    tagged.push({ id, names: entry.tags });
    ids.set(slug, id);
  };
  for (const picture of await drawnPictures()) {
    const entry = described.get(picture.slug);
    if (entry) add(picture.slug, entry, await takePicture(plan, picture), `${picture.slug}.${picture.ending}`);
  }
  for (const { slug, name, tags: own, categories, lines } of documents) {
    const key = newKey(slug, 'application/pdf');
    const bytes = printPdf(lines);
    await plan.files.put(key, bytes);
    const file = { filesize: bytes.length, filetype: 'application/pdf', storageKey: key };
    add(slug, { name, alt: null, tags: [...own, ...categories.map(categoryTag)] }, file, `${slug}.pdf`);
  }
  for (const batch of inBatches(rows)) await plan.db.insert(assets).values(batch);
  await seedTags(plan, tagged);
  return ids;
}

async function seedTags({ db }: Plan, tagged: { id: string; names: string[] }[]): Promise<void> {
  const names = [...new Set(tagged.flatMap((entry) => entry.names))];
  const stored = await db
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .returning();
  const idOf = new Map(stored.map(({ id, name }) => [name, id]));
  const links = tagged.flatMap(({ id, names: own }) => own.map((name) => ({ assetId: id, tagId: idOf.get(name) ?? '' })));
  for (const batch of inBatches(links, 1000)) await db.insert(assetTags).values(batch);
}
