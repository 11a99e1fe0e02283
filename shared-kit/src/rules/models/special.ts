import { FLAG_REQUIRED, PACKAGES_REQUIRED, TERMS_REQUIRED } from '../validation/messages';
import { flag, group, name, richText, sentOnly, slug } from './kinds';
import { defineModel, type ItemOf } from './model';
import { addedRichText, detailsCta, image, images, liveWindow, preset, publishing, specialCta } from './parts';

/** A hotel special (document 2 §3.3, §5.1, decision OP-74). */
export const specialModel = defineModel({
  resource: 'special',
  collection: 'specials',
  singular: 'special',
  plural: 'specials',
  titleKey: 'title',
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    otherTitle: name(),
    // A special created from a shared one may not have content yet.
    content: richText({ required: true, nullable: true }),
    showTerms: sentOnly(flag()),
    termsAndConditions: addedRichText('showTerms', TERMS_REQUIRED),
    showPackage: sentOnly(flag()),
    packageRestrictions: addedRichText('showPackage', PACKAGES_REQUIRED),
    ...preset('promoFlag', FLAG_REQUIRED),
    images: images(),
    cta: specialCta(),
    details: group({
      customUrl: slug(),
      hideFromSpecialOffersPage: flag(),
      content: richText(),
      displayPackageRestrictions: flag(),
      displayTermsAndConditions: flag(),
      image: image(),
      cta: detailsCta(),
    }),
  },
});

/** A special as the API returns it. */
export type Special = ItemOf<typeof specialModel> & { sharedSpecialId?: string | null };
