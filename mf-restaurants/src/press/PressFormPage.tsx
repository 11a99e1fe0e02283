import { FormPage } from 'shared-kit/content/FormPage';
import { press } from './press';
import { pressForm } from './pressForm';

/** /restaurants/:restaurantId/press/new and /restaurants/:restaurantId/press/:id/edit */
export default function PressFormPage() {
  return <FormPage type={press} form={pressForm} />;
}
