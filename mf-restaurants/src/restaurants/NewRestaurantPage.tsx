import { NewPropertyPage } from 'shared-kit/shared-screens/property-form/NewPropertyPage';

/** /restaurants/new (document 3 §2) */
export default function NewRestaurantPage() {
  return <NewPropertyPage type="restaurant" />;
}
