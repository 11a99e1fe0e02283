import { and, eq } from 'drizzle-orm';
import type { ItemOf } from 'shared-kit/rules/models/model';
import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { assets } from '../assets/schema';
import type { ContentRow, Values } from '../../content/definition';
import { definitionOf } from '../../content/definitionOf';
import type { Database } from '../../base/storage/database';
import { tiledPromos } from './schema';

/** Tiled promos: meetings, weddings, private dining and three more (document 2 §3.7, §5.3). */
export const tiledPromoDefinition = definitionOf(tiledPromoModel, { table: tiledPromos, check: checkTiledPromo, join: joinPdf });

/** A promo keeps one image (OP-95), and its document is a PDF of the library. */
async function checkTiledPromo(
  db: Database,
  { images, pdf }: Partial<ItemOf<typeof tiledPromoModel>>,
  _propertyId: string,
  kept: Values | null,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (Array.isArray(images) && images.length > 1) errors.images = 'A promo keeps one image.';
  if (typeof pdf === 'string' && pdf !== '' && pdf !== kept?.pdf && !(await isPdf(db, pdf)))
    errors.pdf = 'There is no such PDF in the library.';
  return errors;
}

async function isPdf(db: Database, id: string): Promise<boolean> {
  const ofType = and(eq(assets.id, id), eq(assets.filetype, 'application/pdf'));
  return (await db.select({ id: assets.id }).from(assets).where(ofType)).length > 0;
}

/** The asset beside its id; `present` adds its name and address to every `assetId`. */
async function joinPdf(_: Database, rows: ContentRow[]): Promise<ContentRow[]> {
  return rows.map((row) => ({ ...row, pdfAsset: row.pdf ? { id: row.pdf, assetId: row.pdf } : null }));
}
