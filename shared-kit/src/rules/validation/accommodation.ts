import { object } from 'yup';
import { ACCOMMODATION_TYPES } from '../options';
import { choice, name, requiredName, requiredRichText, richText } from './kinds';
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
  title: requiredName(),
  shortDescription: requiredRichText(),
  modal1Title: name(),
  modal1TitleOther: otherText('modal1Title', MODAL_TITLE_REQUIRED),
  modal1Content: richText(),
  modal2Title: name(),
  modal2TitleOther: otherText('modal2Title', MODAL_TITLE_REQUIRED),
  modal2Content: richText(),
  promoFlag: name(),
  promoFlagOther: otherText('promoFlag', FLAG_REQUIRED),
  images: images(),
  cta: cta(),
});
