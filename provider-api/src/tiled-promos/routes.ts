import { and, eq } from 'drizzle-orm';
import { tiledPromoRules } from 'shared-kit/rules/validation/tiledPromo';
import { assets } from '../assets/schema';
import type { ContentDefinition, ContentRow, Values } from '../content/definition';
import { ctaBody, flagsBody, imagesBody, modalsBody, windowBody } from '../content/fields';
import { settleModals, settleNewWindowCta } from '../content/presets';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import type { Database } from '../storage/database';
import { tiledPromos } from './schema';

/** Tiled promos: meetings, weddings, private dining and three more (document 2 §3.7, §5.3). */
export const tiledPromoDefinition: ContentDefinition = {
  path: 'tiled-promos',
  resource: 'tiled_promo',
  one: 'tiled promo',
  many: 'tiled promos',
  table: tiledPromos,
  body: {
    type: field.text,
    title: field.text,
    short_description: field.text,
    ...modalsBody,
    ...windowBody,
    ...flagsBody,
    images: imagesBody,
    pdf: field.text,
    pdf_link_title: field.text,
    pdf_tracking_tag: field.text,
    use_pdf_as_cta: field.flag,
    cta: ctaBody,
  },
  rules: tiledPromoRules,
  textFilters: ['title'],
  exactFilters: ['type'],
  orderedWithin: ['type'],
  richText: ['shortDescription', 'modal1Content', 'modal2Content'],
  settle: settleTiledPromo,
  check: checkTiledPromo,
  join: joinPdf,
  clone: true,
};

/** Routes of tiled promos. */
export function tiledPromoRoutes(app: App, services: Services): void {
  contentRoutes(app, services, tiledPromoDefinition);
}

function settleTiledPromo(values: Values): Values {
  const settled: Values = { ...values, ...settleModals(values) };
  if ('images' in values) settled.images = values.images ?? [];
  if ('pdf' in values) settled.pdf = values.pdf || null;
  if ('usePdfAsCta' in values) settled.usePdfAsCta = values.usePdfAsCta ?? false;
  if ('cta' in values) settled.cta = settleNewWindowCta(values.cta);
  return settled;
}

/** A promo keeps one image (OP-95), and its document is a PDF of the library. */
async function checkTiledPromo(db: Database, { images, pdf }: Values): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (Array.isArray(images) && images.length > 1) errors.images = 'A promo keeps one image.';
  if (typeof pdf === 'string' && pdf !== '' && !(await isPdf(db, pdf))) errors.pdf = 'There is no such PDF in the library.';
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
