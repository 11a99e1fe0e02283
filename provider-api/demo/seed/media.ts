import { randomUUID } from 'node:crypto';
import { categoryTag } from 'shared-kit/rules/assetTags';
import { assets, assetTags, tags } from '../../src/resources/assets/schema';
import { newKey, renditionKey } from '../../src/base/storage/files/keys';
import { documents } from '../copy/documents';
import { demoProperties } from '../copy/properties';
import { demoPictures, pictureFile, type DemoPicture } from '../pictures';
import { printPdf } from './pdf';
import { inBatches, onDay, type Plan } from './plan';

type AssetRow = typeof assets.$inferInsert & { id: string };

const FILETYPE = 'image/webp';

interface Described {
  name: string;
  alt: string | null;
  tags: string[];
}

const propertyName = new Map(demoProperties.map(({ slug, name }) => [`logo-${slug}`, name]));

/** The library's entry for a picture. A logo is named after its property; null if there is no such property. */
function describe({ slug, name, alt, tags: own }: DemoPicture): Described | null {
  if (name !== null) return { name, alt, tags: own };
  const house = propertyName.get(slug);
  return house === undefined ? null : { name: `${house} logo`, alt: house, tags: own };
}

/** Puts one picture and its renditions into the store, without copying the files where the store can do that. */
async function takePicture({ files }: Plan, picture: DemoPicture): Promise<Partial<AssetRow> & { storageKey: string }> {
  const { slug, filesize, width, height, thumb } = picture;
  const key = newKey(slug, FILETYPE);
  await files.adopt(key, pictureFile(picture, 'medium'));
  const made: Record<string, { key: string; width: number; height: number }> = {};
  for (const [name, size] of [
    ['medium', { width, height }],
    ['thumb', thumb],
  ] as const) {
    const at = renditionKey(key, name);
    await files.adopt(at, pictureFile(picture, name));
    made[name] = { key: at, ...size };
  }
  return { filesize, filetype: FILETYPE, width, height, storageKey: key, renditions: made };
}

/** Fills the media library. Returns the assets' ids by slug (`logo-<slug>` for logos). */
export async function seedMedia(plan: Plan): Promise<Map<string, string>> {
  const rows: AssetRow[] = [];
  const tagged: { id: string; names: string[] }[] = [];
  const ids = new Map<string, string>();
  const add = (slug: string, entry: Described, file: Partial<AssetRow> & { storageKey: string }, filename: string): void => {
    const id = randomUUID();
    const at = onDay(plan.now, -420 + rows.length * 4, 10 + (rows.length % 7));
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
  for (const picture of demoPictures) {
    const entry = describe(picture);
    if (entry) add(picture.slug, entry, await takePicture(plan, picture), `${picture.slug}.webp`);
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
