import { contentForm } from 'shared-kit/content/contentForm';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { faqRules } from 'shared-kit/rules/validation/faq';
import { faqCategoryField } from './FaqCategoryField';
import { FaqPreview } from './FaqPreview';

/** The FAQ's form (document 3 §3, §5; sections by OP-104). */
export const faqForm = contentForm({
  fields: {
    categoryId: faqCategoryField(),
    question: text({ label: 'Question', required: true }),
    answer: richText({ label: 'Answer', required: true }),
    window: dateWindow(),
  },
  sections: [
    { title: 'Title & Content', fields: ['categoryId', 'question', 'answer'] },
    { title: 'Date & Time', fields: ['window'] },
  ],
  rules: faqRules,
  previews: [{ label: 'FAQ', View: FaqPreview }],
});
