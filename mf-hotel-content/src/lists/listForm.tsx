import { contentForm } from 'shared-kit/content/contentForm';
import { checkboxes } from 'shared-kit/fields/checkboxes/checkboxes';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { LIST_PAGES } from 'shared-kit/rules/options';
import { listModel } from 'shared-kit/rules/models/list';
import { livePage } from 'shared-kit/rules/previewUrls';
import { ListPreview, pagesOf, PagesLine } from './ListPreview';

/** The list's form (document 3 §3, §5; sections by OP-104). */
export default contentForm(listModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        header: text({ label: 'Header', optional: true }),
        content: richText({ label: 'Content' }),
        pageDisplayedOn: checkboxes({ label: 'Pages to display on', options: LIST_PAGES }),
      },
    },
    { title: 'Date & Time', fields: { window: dateWindow() } },
  ],
  previews: [{ label: 'List', View: ListPreview, Above: PagesLine, address: ({ property }) => livePage(property, 'listsUrl') }],
  page: { label: 'On its pages', titles: pagesOf },
});
