import { ListPage } from 'shared-kit/content/ListPage';
import { special } from './special';

/** /hotels/:hotelid/specials */
export default function SpecialsPage() {
  return <ListPage type={special} />;
}
