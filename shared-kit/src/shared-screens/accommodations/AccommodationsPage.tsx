import { ListPage } from 'shared-kit/content/ListPage';
import { useAccommodation } from './accommodation';

/** /hotels/:hotelid/accommodations/{guest-rooms, suites, accessible, miscs} */
export default function AccommodationsPage() {
  const type = useAccommodation();
  return <ListPage key={type.path} type={type} />;
}
