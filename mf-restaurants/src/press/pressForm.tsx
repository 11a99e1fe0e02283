import { contentForm } from 'shared-kit/content/contentForm';
import { pdf } from 'shared-kit/fields/pdf/pdf';
import { plainDate } from 'shared-kit/fields/plainDate/plainDate';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { pressModel } from 'shared-kit/rules/models/press';
import { livePage } from 'shared-kit/rules/previewUrls';
import { PressPreview } from './PressPreview';

/** The press item's form (document 3 §3, §5; sections by OP-104). */
export default contentForm(pressModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        publisher: text({ label: 'Publisher', optional: true }),
        body: richText({ label: 'Body' }),
        url: text({ label: 'URL', optional: true, type: 'url', hint: 'Include https://' }),
        displayOnHomepage: toggle({ label: 'Display on homepage' }),
      },
    },
    { title: 'Date', fields: { publishDate: plainDate({ label: 'Publish Date', required: true }) } },
    { title: 'Upload PDF', fields: { pdf: pdf({ label: 'PDF' }) } },
  ],
  previews: [{ label: 'Press', View: PressPreview, address: ({ property }) => livePage(property, 'pressUrl') }],
});
