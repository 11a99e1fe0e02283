import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image, singleImage } from 'shared-kit/fields/image/image';
import { promoFlag } from 'shared-kit/fields/preset/preset';
import { addedRichText, richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { DETAILS_CTAS, SPECIAL_CTAS, SPECIAL_FLAGS } from 'shared-kit/rules/options';
import { specialModel } from 'shared-kit/rules/models/special';
import { livePage } from 'shared-kit/rules/previewUrls';
import { LiveSpecialUrl } from './LiveSpecialUrl';
import { detailsAddress, DetailsPreview, SpecialPreview } from './SpecialPreview';

/** The special's form (document 2 §2.2, §3.3, §4.4, §5.1). */
export default contentForm(specialModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        otherTitle: text({ label: 'Other Title', required: true, hint: 'Shown where space is short, such as the menu.' }),
        content: richText({ label: 'Content', required: true }),
        packageRestrictions: addedRichText({ label: 'Package Restrictions', flag: 'showPackage' }),
        termsAndConditions: addedRichText({ label: 'Terms + Conditions', flag: 'showTerms' }),
      },
    },
    { title: 'Date & Time', fields: { window: dateWindow() } },
    { title: 'Set an Image', fields: { images: image({ label: 'Image', category: 'Specials', max: 1 }) } },
    {
      title: 'CTA',
      fields: {
        cta: cta({
          label: 'CTA',
          types: SPECIAL_CTAS,
          withLink: ['Book Now'],
          note: (type) => type === 'Offer Details' && <LiveSpecialUrl intro="Leads to the special’s own page:" />,
        }),
      },
    },
    { title: 'Promo Flag', fields: { promoFlag: promoFlag(SPECIAL_FLAGS) } },
    {
      title: 'Details Page',
      note: <LiveSpecialUrl intro="Live special URL" />,
      fields: {
        'details.customUrl': text({ label: 'Custom URL', optional: true, hint: 'Letters, numbers and dashes.' }),
        'details.hideFromSpecialOffersPage': toggle({ label: 'Hide from Special Offers page' }),
        'details.displayPackageRestrictions': toggle({ label: 'Display Package Restrictions' }),
        'details.displayTermsAndConditions': toggle({ label: 'Display Terms + Conditions' }),
        'details.content': richText({ label: 'Details Page Content', required: true }),
        'details.image': singleImage({ label: 'Details Page Image', category: 'Specials Detail' }),
        'details.cta': cta({
          label: 'Details Page CTA',
          types: DETAILS_CTAS,
          withoutPicker: ['Learn More', 'Inquire Now'],
          textKey: 'titleInput',
        }),
      },
    },
  ],
  previews: [
    { label: 'Special', View: SpecialPreview, address: ({ property }) => livePage(property, 'specialsUrl') },
    { label: 'Details Page', View: DetailsPreview, address: detailsAddress },
  ],
});
