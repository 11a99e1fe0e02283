import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image } from 'shared-kit/fields/image/image';
import { pdf } from 'shared-kit/fields/pdf/pdf';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { RESTAURANT_EVENT_CTAS } from 'shared-kit/rules/options';
import { restaurantEventRules } from 'shared-kit/rules/validation/restaurantEvent';
import { EventPreview } from './EventPreview';
import { shortDescription } from './shortDescription';

/** The restaurant event's form, its call to action second (document 3 §2, §3, §5). */
export const eventForm = contentForm({
  fields: {
    title: text({ label: 'Title', required: true }),
    body: richText({ label: 'Body' }),
    displayOnHomepage: toggle({ label: 'Display on homepage' }),
    shortDescription: shortDescription(),
    cta: cta({ label: 'CTA', types: RESTAURANT_EVENT_CTAS, place: 'restaurantEvent', otherKey: 'typeInput' }),
    window: dateWindow(),
    images: image({ label: 'Image', max: 1 }),
    pdf: pdf({ label: 'PDF' }),
    pdfLinkCopy: text({ label: 'PDF Link Copy', optional: true, hint: 'The words of the link to the PDF.' }),
    pdfGaLink: text({ label: 'PDF GA Link', optional: true, hint: 'The tracking tag of the link.' }),
  },
  sections: [
    { title: 'Title & Content', fields: ['title', 'body', 'displayOnHomepage', 'shortDescription'] },
    { title: 'CTA', fields: ['cta'] },
    { title: 'Date', fields: ['window'] },
    { title: 'Set an Image', fields: ['images'] },
    { title: 'Upload PDF', fields: ['pdf', 'pdfLinkCopy', 'pdfGaLink'] },
  ],
  rules: restaurantEventRules,
  previews: [{ label: 'Event', View: EventPreview }],
});
