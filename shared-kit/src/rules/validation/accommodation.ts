import { object } from 'yup';
import { ACCOMMODATION_TYPES } from '../options';
import { choice, requiredRichText, requiredText, text } from './kinds';
import { FLAG_REQUIRED, MODAL_TITLE_REQUIRED, REQUIRED } from './messages';
import { cta, images, liveWindow, otherText, publishing } from './parts';

/** An accommodation, the same for all four types (document 2 §5.4, decision OP-94). */
export const accommodationRules = object({
  ...liveWindow,
  ...publishing,
  type: choice(
    ACCOMMODATION_TYPES.map(({ value }) => value),
    REQUIRED,
  ),
  title: requiredText(),
  shortDescription: requiredRichText(),
  modal1Title: text(),
  modal1TitleOther: otherText('modal1Title', MODAL_TITLE_REQUIRED),
  modal1Content: text(),
  modal2Title: text(),
  modal2TitleOther: otherText('modal2Title', MODAL_TITLE_REQUIRED),
  modal2Content: text(),
  promoFlag: text(),
  promoFlagOther: otherText('promoFlag', FLAG_REQUIRED),
  images: images(),
  cta: cta(),
});
