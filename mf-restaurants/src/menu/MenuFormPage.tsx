import { FormPage } from 'shared-kit/content/FormPage';
import { menu } from './menu';
import { menuForm } from './menuForm';

/** /restaurants/:restaurantId/menu/new and /restaurants/:restaurantId/menu/:id/edit */
export default function MenuFormPage() {
  return <FormPage type={menu} form={menuForm} />;
}
