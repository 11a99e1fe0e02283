import { FLAG_REQUIRED } from '../validation/messages';
import { flag, name, richText } from './kinds';
import { defineModel } from './model';
import { ctaWithoutType, liveWindow, looseImages, preset, publishing } from './parts';

/** A promo on a hotel's home page; neither its image nor its link has a rule (document 3 §3, §5, OP-102). */
export const homePromoModel = defineModel({
  resource: 'home_promo',
  collection: 'home-promos',
  singular: 'home promo',
  plural: 'home promos',
  titleKey: 'title',
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    hideTitle: flag(),
    paragraph: richText(),
    ...preset('promoFlag', FLAG_REQUIRED),
    images: looseImages(),
    cta: ctaWithoutType(),
  },
});
