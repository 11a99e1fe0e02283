import { NewPropertyPage } from 'shared-kit/shared-screens/property-form/NewPropertyPage';

/** /hotels/new (document 1 §2) */
export default function NewHotelPage() {
  return <NewPropertyPage type="hotel" />;
}
