import { ClonePage } from 'shared-kit/content/ClonePage';
import { homePromo } from './homePromo';

/** /hotels/:hotelid/promos/clone */
export default function CloneHomePromosPage() {
  return <ClonePage type={homePromo} />;
}
