import { ListPage } from 'shared-kit/content/ListPage';
import { homePromo } from './homePromo';

/** /hotels/:hotelid/promos */
export default function HomePromosPage() {
  return <ListPage type={homePromo} />;
}
