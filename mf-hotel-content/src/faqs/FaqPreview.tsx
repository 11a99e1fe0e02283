import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { Faq } from 'shared-kit/rules/entities';

/** The question and its answer on the hotel's site. */
export function FaqPreview({ values, property }: PreviewProps) {
  const { question, answer } = values as unknown as Faq;
  return <Site url={property.previewUrls.faqsUrl ?? property.url} title={question} html={answer} />;
}
