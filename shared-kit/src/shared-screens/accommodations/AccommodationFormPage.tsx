import { FormPage } from 'shared-kit/content/FormPage';
import { useAccommodation } from './accommodation';
import { accommodationForm } from './accommodationForm';

/** New and Edit below the list of each kind of accommodation. */
export default function AccommodationFormPage() {
  const type = useAccommodation();
  return <FormPage key={type.path} type={type} form={accommodationForm} />;
}
