import type { ItemOf } from 'shared-kit/rules/models/model';
import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import type { ContentRow } from '../../content/definition';
import { definitionOf } from '../../content/definitionOf';
import type { Database } from '../../base/storage/database';
import { tiledPromos } from './schema';

/** Tiled promos: meetings, weddings, private dining and three more (document 2 §3.7, §5.3). */
export const tiledPromoDefinition = definitionOf(tiledPromoModel, {
  table: tiledPromos,
  clone: true,
  check: checkTiledPromo,
  join: joinPdf,
});

/** A promo has one image at most (OP-95). */
async function checkTiledPromo(
  _: Database,
  { images }: Partial<ItemOf<typeof tiledPromoModel>>,
): Promise<Record<string, string>> {
  return Array.isArray(images) && images.length > 1 ? { images: 'A promo keeps one image.' } : {};
}

/** Adds the asset next to its id; `present` adds name and address to every `assetId`. */
async function joinPdf(_: Database, rows: ContentRow[]): Promise<ContentRow[]> {
  return rows.map((row) => ({ ...row, pdfAsset: row.pdf ? { id: row.pdf, assetId: row.pdf } : null }));
}
