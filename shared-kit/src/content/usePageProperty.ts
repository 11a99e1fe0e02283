import { useParams } from 'shared-kit/router';
import { useProperty } from 'shared-kit/api/property';

/** The property that the address names, `/hotels/:hotelid/…` or `/restaurants/:restaurantId/…`. */
export function usePageProperty() {
  const { hotelid, restaurantId } = useParams();
  return useProperty(hotelid ?? restaurantId);
}
