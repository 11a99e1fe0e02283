import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image } from 'shared-kit/fields/image/image';
import { pdf } from 'shared-kit/fields/pdf/pdf';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { RESTAURANT_EVENT_CTAS } from 'shared-kit/rules/options';
import { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { livePage } from 'shared-kit/rules/previewUrls';
import { EventPreview, HomeEventPreview } from './EventPreview';
import { shortDescription } from './shortDescription';

/** The restaurant event's form, with the call to action as its second section (document 3 §2, §3, §5). */
export default contentForm(restaurantEventModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        body: richText({ label: 'Body' }),
        displayOnHomepage: toggle({ label: 'Display on homepage' }),
        shortDescription: shortDescription(),
      },
    },
    {
      title: 'CTA',
      fields: { cta: cta({ label: 'CTA', types: RESTAURANT_EVENT_CTAS, linkAlone: true, textKey: 'typeInput' }) },
    },
    {
      title: 'Date',
      fields: { window: dateWindow({ label: 'Date', startNote: 'When guests begin to see it, not when it takes place.' }) },
    },
    { title: 'Set an Image', fields: { images: image({ label: 'Image', max: 1 }) } },
    {
      title: 'Upload PDF',
      fields: {
        pdf: pdf({ label: 'PDF' }),
        pdfLinkCopy: text({ label: 'PDF Link Copy', optional: true, hint: 'The text of the link to the PDF.' }),
        pdfGaLink: text({ label: 'PDF GA Link', optional: true, hint: 'The tracking tag of the link.' }),
      },
    },
  ],
  previews: [
    { label: 'Event', View: EventPreview, address: ({ property }) => livePage(property, 'eventsUrl') },
    { label: 'Home Page', View: HomeEventPreview },
  ],
});
