import { showsCtaSection } from '../ctaVisibility';
import { TILED_PROMO_TYPES } from '../itemTypes';
import { choice, withoutInput, document, flag, name, richText, text } from './kinds';
import { defineModel, type ItemOf } from './model';
import { cta, images, liveWindow, modals, publishing } from './parts';

/** A tiled promo of one of six types, each ordered separately (document 2 §3.7, §5.3, OP-93, OP-95). */
export const tiledPromoModel = defineModel({
  resource: 'tiled_promo',
  collection: 'tiled-promos',
  singular: 'tiled promo',
  plural: 'tiled promos',
  titleKey: 'title',
  filters: ['type'],
  orderedWithin: ['type'],
  fields: {
    ...liveWindow,
    ...publishing,
    type: withoutInput(
      choice(
        TILED_PROMO_TYPES.map(({ value }) => value),
        { required: true },
      ),
    ),
    title: name({ required: true }),
    shortDescription: richText({ required: true }),
    ...modals(),
    images: images(),
    pdf: document(),
    pdfLinkTitle: name(),
    pdfTrackingTag: text(),
    usePdfAsCta: flag(),
    cta: cta(showsCtaSection),
  },
});

/** A tiled promo as the API returns it, with its document. */
export type TiledPromo = ItemOf<typeof tiledPromoModel> & { pdfAsset?: { id: string; name?: string; url?: string } | null };
