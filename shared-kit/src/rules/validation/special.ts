import { object } from 'yup';
import { flag, group, name, requiredName, requiredRichText, richText } from './kinds';
import { FLAG_REQUIRED, PACKAGES_REQUIRED, TERMS_REQUIRED } from './messages';
import { beside, ctaWithAddress, detailsCta, image, images, liveWindow, otherText, publishing, slug } from './parts';
import { isEmptyRichText } from '../richText';

/** Text that is needed once the person has added its part of the form. */
const addedText = (switchField: string, message: string) =>
  richText().test('added', message, (value, context) => beside(context)[switchField] !== true || !isEmptyRichText(value));

/** A hotel special (document 2 §5.1, decision OP-74). */
export const specialRules = object({
  ...liveWindow,
  ...publishing,
  title: requiredName(),
  otherTitle: name(),
  content: requiredRichText(),
  showTerms: flag(),
  termsAndConditions: addedText('showTerms', TERMS_REQUIRED),
  showPackage: flag(),
  packageRestrictions: addedText('showPackage', PACKAGES_REQUIRED),
  promoFlag: name(),
  promoFlagOther: otherText('promoFlag', FLAG_REQUIRED),
  images: images(),
  cta: ctaWithAddress(),
  details: group({
    customUrl: slug(),
    hideFromSpecialOffersPage: flag(),
    content: richText(),
    displayPackageRestrictions: flag(),
    displayTermsAndConditions: flag(),
    image: image(),
    cta: detailsCta(),
  }),
});
