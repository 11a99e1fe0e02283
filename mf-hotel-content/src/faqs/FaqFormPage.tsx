import { FormPage } from 'shared-kit/content/FormPage';
import { faq } from './faq';
import { faqForm } from './faqForm';

/** /hotels/:hotelid/faqs/new and /hotels/:hotelid/faqs/:id/edit */
export default function FaqFormPage() {
  return <FormPage type={faq} form={faqForm} />;
}
