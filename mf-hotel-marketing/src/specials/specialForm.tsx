import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image, singleImage } from 'shared-kit/fields/image/image';
import { promoFlag } from 'shared-kit/fields/preset/preset';
import { addedRichText, richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { DETAILS_CTAS, SPECIAL_CTAS, SPECIAL_FLAGS } from 'shared-kit/rules/options';
import { specialRules } from 'shared-kit/rules/validation/special';
import { LiveSpecialUrl } from './LiveSpecialUrl';
import { DetailsPreview, SpecialPreview } from './SpecialPreview';

/** The special's form (document 2 §2.2, §3.3, §4.4, §5.1). */
export const specialForm = contentForm({
  fields: {
    title: text({ label: 'Title', required: true }),
    otherTitle: text({ label: 'Other Title', required: true, hint: 'Shown where space is short, such as the menu.' }),
    content: richText({ label: 'Content', required: true }),
    packageRestrictions: addedRichText({ label: 'Package Restrictions', flag: 'showPackage' }),
    termsAndConditions: addedRichText({ label: 'Terms + Conditions', flag: 'showTerms' }),
    window: dateWindow(),
    images: image({ label: 'Image', category: 'Specials', max: 1 }),
    cta: cta({
      label: 'CTA',
      types: SPECIAL_CTAS,
      place: 'special',
      note: (type) => type === 'Offer Details' && <LiveSpecialUrl intro="Leads to the special's own page:" />,
    }),
    promoFlag: promoFlag(SPECIAL_FLAGS),
    'details.customUrl': text({ label: 'Custom URL', optional: true, hint: 'Letters, numbers and dashes.' }),
    'details.hideFromSpecialOffersPage': toggle({ label: 'Hide from Special Offers page' }),
    'details.content': richText({ label: 'Details Page Content', required: true }),
    'details.displayPackageRestrictions': toggle({ label: 'Display Package Restrictions' }),
    'details.displayTermsAndConditions': toggle({ label: 'Display Terms + Conditions' }),
    'details.image': singleImage({ label: 'Details Page Image', category: 'Specials Detail' }),
    'details.cta': cta({
      label: 'Details Page CTA',
      types: DETAILS_CTAS,
      place: 'specialDetails',
      otherKey: 'titleInput',
    }),
  },
  sections: [
    { title: 'Title & Content', fields: ['title', 'otherTitle', 'content', 'packageRestrictions', 'termsAndConditions'] },
    { title: 'Date & Time', fields: ['window'] },
    { title: 'Set an Image', fields: ['images'] },
    { title: 'CTA', fields: ['cta'] },
    { title: 'Promo Flag', fields: ['promoFlag'] },
    {
      title: 'Details Page',
      fields: [
        'details.customUrl',
        'details.hideFromSpecialOffersPage',
        'details.displayPackageRestrictions',
        'details.displayTermsAndConditions',
        'details.content',
        'details.image',
        'details.cta',
      ],
      note: <LiveSpecialUrl intro="Live special URL" />,
    },
  ],
  rules: specialRules,
  previews: [
    { label: 'Special', View: SpecialPreview },
    { label: 'Details Page', View: DetailsPreview },
  ],
});
