import { contentForm } from 'shared-kit/content/contentForm';
import { text } from 'shared-kit/fields/text/text';
import { textArea } from 'shared-kit/fields/text/textArea';
import { menuModel } from 'shared-kit/rules/models/menu';
import { MenuPreview } from './MenuPreview';

/** The menu's form (document 3 §2, §5; sections by OP-104). */
export default contentForm(menuModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        script: textArea({
          label: 'Script',
          rows: 14,
          code: true,
          hint: 'Paste the embed script as you received it. It is kept unchanged.',
        }),
      },
    },
  ],
  previews: [
    {
      label: 'Menu',
      View: MenuPreview,
      bare: true,
      note: 'It runs separately from Innkeeper and cannot reach anything in it. Guests see the menu only after you save and publish.',
    },
  ],
  page: null,
});
