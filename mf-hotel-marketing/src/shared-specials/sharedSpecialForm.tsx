import { contentForm } from 'shared-kit/content/contentForm';
import { choice } from 'shared-kit/fields/choice/choice';
import { singleImage } from 'shared-kit/fields/image/image';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import {
  ADVANCE_DAYS,
  NIGHT_STAYS,
  SHARED_SPECIAL_CTAS,
  SHARED_SPECIAL_DETAIL_TITLES,
  SHARED_SPECIAL_FLAGS,
} from 'shared-kit/rules/options';
import { sharedSpecialRules } from 'shared-kit/rules/validation/sharedSpecial';
import { distributeHotels } from './distributeHotels';
import { eventDates } from './eventDates';
import { SharedSpecialPreview } from './SharedSpecialPreview';

const days = (label: string) => choice({ label, options: ADVANCE_DAYS }, 3);
const nights = (label: string) => choice({ label, options: NIGHT_STAYS }, 3);
const link = (label: string) => text({ label, type: 'url', hint: 'Include https://', optional: true });

/** The shared special's form (document 2 §3.2, §4.6; OP-73). */
export const sharedSpecialForm = contentForm({
  fields: {
    title: text({ label: 'Title', required: true }),
    anchorTitle: text({ label: 'Anchor Title', optional: true, hint: 'Shown where space is short, such as the menu.' }),
    content: richText({ label: 'Content' }),
    terms: richText({ label: 'Terms + Conditions' }),
    dates: eventDates(),
    image: singleImage({ label: 'Image', category: 'Specials' }),
    ctaOption: choice({ label: 'CTA', options: SHARED_SPECIAL_CTAS }, 'bookNow'),
    linkUrl: link('CTA Link URL'),
    newWindow: toggle({ label: 'Opens in new window' }),
    datePicker: toggle({ label: 'Add date picker popup' }),
    purchaseDays: days('Advance Purchase Days'),
    minNightStay: toggle({ label: 'Ask for a minimum night stay' }),
    minNightDays: nights('Minimum Night Stay'),
    trackingTag: text({ label: 'Tracking Tag', optional: true }),
    promoFlag: choice({ label: 'Promo Flag', options: SHARED_SPECIAL_FLAGS }, 'websiteExclusive'),
    customUrl: text({ label: 'Custom URL', optional: true, hint: 'Letters, numbers and dashes.' }),
    pageContent: richText({ label: 'Details Page Content' }),
    displayTerms: toggle({ label: 'Display Terms + Conditions' }),
    displayPackage: toggle({ label: 'Display Package Restrictions' }),
    detailTitle: choice({ label: 'Details Page CTA', options: SHARED_SPECIAL_DETAIL_TITLES }, 'learnMore'),
    ctaUrl: link('Details Page CTA Link URL'),
    detailsNewWindow: toggle({ label: 'Details page link opens in new window' }),
    detailsDatePicker: toggle({ label: 'Add date picker popup on the details page' }),
    detailsPurchaseDays: days('Details Page Advance Purchase Days'),
    detailsMinNightStay: toggle({ label: 'Ask for a minimum night stay on the details page' }),
    detailsMinDays: nights('Details Page Minimum Night Stay'),
    distributeHotels: distributeHotels(),
  },
  sections: [
    { title: 'Title & Content', fields: ['title', 'anchorTitle', 'content', 'terms'] },
    { title: 'Date & Time', fields: ['dates'], note: <p>On the clock of each hotel.</p> },
    { title: 'Set an Image', fields: ['image'] },
    {
      title: 'CTA',
      fields: ['ctaOption', 'linkUrl', 'newWindow', 'datePicker', 'purchaseDays', 'minNightStay', 'minNightDays', 'trackingTag'],
    },
    { title: 'Promo Flag', fields: ['promoFlag'] },
    {
      title: 'Details Page',
      fields: [
        'customUrl',
        'pageContent',
        'displayTerms',
        'displayPackage',
        'detailTitle',
        'ctaUrl',
        'detailsNewWindow',
        'detailsDatePicker',
        'detailsPurchaseDays',
        'detailsMinNightStay',
        'detailsMinDays',
      ],
    },
    { title: 'Distribute to Hotels', fields: ['distributeHotels'] },
  ],
  rules: sharedSpecialRules,
  previews: [{ label: 'Special', View: SharedSpecialPreview }],
});
