import { contentForm } from 'shared-kit/content/contentForm';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { faqModel } from 'shared-kit/rules/models/faq';
import { livePage } from 'shared-kit/rules/previewUrls';
import { faqCategoryField } from './FaqCategoryField';
import { CategoryTitle, FaqPreview } from './FaqPreview';

/** The FAQ's form (document 3 §3, §5; sections by OP-104). */
export default contentForm(faqModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        categoryId: faqCategoryField(),
        question: text({ label: 'Question', required: true }),
        answer: richText({ label: 'Answer', required: true }),
      },
    },
    { title: 'Date & Time', fields: { window: dateWindow() } },
  ],
  previews: [{ label: 'FAQ', View: FaqPreview, Above: CategoryTitle, address: ({ property }) => livePage(property, 'faqsUrl') }],
});
