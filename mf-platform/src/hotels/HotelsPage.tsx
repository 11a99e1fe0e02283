import { PropertyListPage } from 'shared-kit/shared-screens/properties/PropertyListPage';
import { propertyColumns } from 'shared-kit/shared-screens/properties/PropertyTable';

const COLUMNS = [propertyColumns.name, propertyColumns.region];

/** /hotels/properties (document 1 §2) */
export default function HotelsPage() {
  return <PropertyListPage type="hotel" columns={COLUMNS} />;
}
