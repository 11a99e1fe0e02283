import { contentForm } from 'shared-kit/content/contentForm';
import { checkboxes } from 'shared-kit/fields/checkboxes/checkboxes';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { LIST_PAGES } from 'shared-kit/rules/options';
import { listRules } from 'shared-kit/rules/validation/list';
import { ListPreview } from './ListPreview';

/** The list's form (document 3 §3, §5; sections by OP-104). */
export const listForm = contentForm({
  fields: {
    title: text({ label: 'Title', required: true }),
    header: text({ label: 'Header', optional: true }),
    content: richText({ label: 'Content' }),
    pageDisplayedOn: checkboxes({ label: 'Pages to display on', options: LIST_PAGES }),
    window: dateWindow(),
  },
  sections: [
    { title: 'Title & Content', fields: ['title', 'header', 'content', 'pageDisplayedOn'] },
    { title: 'Date & Time', fields: ['window'] },
  ],
  rules: listRules,
  previews: [{ label: 'List', View: ListPreview }],
});
