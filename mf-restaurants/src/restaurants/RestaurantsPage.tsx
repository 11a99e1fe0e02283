import { PropertyListPage } from 'shared-kit/shared-screens/properties/PropertyListPage';
import { propertyColumns } from 'shared-kit/shared-screens/properties/PropertyTable';

const COLUMNS = [propertyColumns.name, propertyColumns.type];

/** /restaurants (document 3 §2) */
export default function RestaurantsPage() {
  return <PropertyListPage type="restaurant" columns={COLUMNS} />;
}
