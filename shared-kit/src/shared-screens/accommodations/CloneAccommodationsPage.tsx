import { ClonePage } from 'shared-kit/content/ClonePage';
import { useAccommodation } from './accommodation';

/** Clone below the list of each kind of accommodation. */
export default function CloneAccommodationsPage() {
  const type = useAccommodation();
  return <ClonePage key={type.path} type={type} />;
}
