import { FormPage } from 'shared-kit/content/FormPage';
import { special } from './special';
import { specialForm } from './specialForm';

/** /hotels/:hotelid/specials/new and /hotels/:hotelid/specials/:id/edit */
export default function SpecialFormPage() {
  return <FormPage type={special} form={specialForm} />;
}
