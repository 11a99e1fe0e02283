import { contentForm } from 'shared-kit/content/contentForm';
import { choice } from 'shared-kit/fields/choice/choice';
import { generatedLink, generatedTag } from 'shared-kit/fields/cta/generatedFields';
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
import { sharedState } from 'shared-kit/rules/state';
import { withTypedSharedDates } from 'shared-kit/rules/typedDates';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { distributeHotels } from './distributeHotels';
import { eventDates } from './eventDates';
import { SharedSpecialPreview } from './SharedSpecialPreview';
import { dependentChoice } from './dependentChoice';
import { shownWhen } from './shownWhen';

const days = (label: string, ...dependsOn: string[]) => dependentChoice({ label, options: ADVANCE_DAYS, initial: 3, dependsOn });
const nights = (label: string, ...dependsOn: string[]) => dependentChoice({ label, options: NIGHT_STAYS, initial: 3, dependsOn });
const withBookNow = shownWhen(({ ctaOption }) => ctaOption === 'bookNow');
const withDetailsCta = shownWhen(({ detailTitle }) => detailTitle !== 'none');
const link = (label: string) => generatedLink({ label, hint: 'Include https://', optional: true });

/** The shared special's form (document 2 §3.2, §4.6; OP-73). */
export const sharedSpecialForm = contentForm(sharedSpecialModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        anchorTitle: text({ label: 'Anchor Title', optional: true, hint: 'Shown where space is short, such as the menu.' }),
        content: richText({ label: 'Content' }),
        terms: richText({ label: 'Terms + Conditions' }),
      },
    },
    {
      title: 'Date & Time',
      note: <p>In the time zone of each hotel.</p>,
      fields: {
        dates: eventDates(),
      },
    },
    {
      title: 'Set an Image',
      fields: {
        image: singleImage({ label: 'Image', category: 'Specials' }),
      },
    },
    {
      title: 'CTA',
      fields: {
        ctaOption: choice({ label: 'CTA', options: SHARED_SPECIAL_CTAS }, 'bookNow'),
        linkUrl: withBookNow(link('CTA Link URL')),
        newWindow: withBookNow(toggle({ label: 'Opens in new window' })),
        datePicker: withBookNow(toggle({ label: 'Add date picker popup' })),
        purchaseDays: withBookNow(days('Advance Purchase Days', 'datePicker')),
        minNightStay: withBookNow(toggle({ label: 'Ask for a minimum night stay' })),
        minNightDays: withBookNow(nights('Minimum Night Stay', 'datePicker', 'minNightStay')),
        trackingTag: withBookNow(generatedTag('Tracking Tag')),
      },
    },
    {
      title: 'Promo Flag',
      fields: {
        promoFlag: choice({ label: 'Promo Flag', options: SHARED_SPECIAL_FLAGS }, 'websiteExclusive'),
      },
    },
    {
      title: 'Details Page',
      fields: {
        customUrl: text({ label: 'Custom URL', optional: true, hint: 'Letters, numbers and dashes.' }),
        pageContent: richText({ label: 'Details Page Content' }),
        displayTerms: toggle({ label: 'Display Terms + Conditions' }),
        displayPackage: toggle({ label: 'Display Package Restrictions' }),
        detailTitle: choice({ label: 'Details Page CTA', options: SHARED_SPECIAL_DETAIL_TITLES }, 'learnMore'),
        ctaUrl: withDetailsCta(link('Details Page CTA Link URL')),
        detailsNewWindow: withDetailsCta(toggle({ label: 'Details page link opens in new window' })),
        detailsDatePicker: withDetailsCta(toggle({ label: 'Add date picker popup on the details page' })),
        detailsPurchaseDays: withDetailsCta(days('Details Page Advance Purchase Days', 'detailsDatePicker')),
        detailsMinNightStay: withDetailsCta(toggle({ label: 'Ask for a minimum night stay on the details page' })),
        detailsMinDays: withDetailsCta(nights('Details Page Minimum Night Stay', 'detailsDatePicker', 'detailsMinNightStay')),
      },
    },
    {
      title: 'Distribute to Hotels',
      fields: {
        distributeHotels: distributeHotels(),
      },
    },
  ],
  previews: [{ label: 'Special', View: SharedSpecialPreview }],
  state: (values, _zone, now) => sharedState(withTypedSharedDates(values), now),
  published: 'Marks it as ready. Guests see a special only where a hotel publishes its own copy.',
});
