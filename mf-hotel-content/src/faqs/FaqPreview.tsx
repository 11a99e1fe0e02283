import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { faqModel } from 'shared-kit/rules/models/faq';
import { livePage } from 'shared-kit/rules/previewUrls';

/** The question and its answer on the hotel's site. */
export function FaqPreview({ values: { question, answer }, property }: PreviewProps<typeof faqModel>) {
  return <Site url={livePage(property, 'faqsUrl')} title={question} html={answer} />;
}
