import { FormPage } from 'shared-kit/content/FormPage';
import { homePromo } from './homePromo';
import { homePromoForm } from './homePromoForm';

/** /hotels/:hotelid/promos/new and /hotels/:hotelid/promos/:id/edit */
export default function HomePromoFormPage() {
  return <FormPage type={homePromo} form={homePromoForm} />;
}
