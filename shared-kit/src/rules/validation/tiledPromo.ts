import { mixed, object } from 'yup';
import { TILED_PROMO_TYPES } from '../options';
import { choice, flag, name, requiredName, requiredRichText, richText, text } from './kinds';
import { NOT_TEXT, REQUIRED } from './messages';
import { cta, images, liveWindow, publishing, unusedCta } from './parts';

/** The document of a promo: its id on the wire, the asset itself in the form, or none. */
const pdf = () =>
  mixed()
    .nullable()
    .test('pdf', NOT_TEXT, (value) => {
      return (
        value === null || value === undefined || typeof value === 'string' || (typeof value === 'object' && !Array.isArray(value))
      );
    });

/** A tiled promo; its modal titles have no rule (document 2 §5.3, decision OP-93). */
export const tiledPromoRules = object({
  ...liveWindow,
  ...publishing,
  type: choice(
    TILED_PROMO_TYPES.map(({ value }) => value),
    REQUIRED,
  ),
  title: requiredName(),
  shortDescription: requiredRichText(),
  modal1Title: name(),
  modal1Content: richText(),
  modal2Title: name(),
  modal2Content: richText(),
  images: images(),
  pdf: pdf(),
  pdfLinkTitle: name(),
  pdfTrackingTag: text(),
  usePdfAsCta: flag(),
  cta: cta().when('usePdfAsCta', { is: true, then: () => unusedCta() }),
});
