import { object } from 'yup';
import { flag, group, id, listOf, name, requiredName, richText, text } from './kinds';
import { FLAG_REQUIRED } from './messages';
import { ctaWithoutType, liveWindow, otherText, publishing } from './parts';

/** A home promo; neither its image nor its link has a rule (document 3 §5). */
export const homePromoRules = object({
  ...liveWindow,
  ...publishing,
  title: requiredName(),
  hideTitle: flag(),
  paragraph: richText(),
  promoFlag: name(),
  promoFlagOther: otherText('promoFlag', FLAG_REQUIRED),
  images: listOf(group({ assetId: id(), alt: text() })),
  cta: ctaWithoutType(),
});
