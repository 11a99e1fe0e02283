import { ListPage } from 'shared-kit/content/ListPage';
import { special } from './special';

/** /hotels/:hotelid/specials */
export const SpecialsPage = () => <ListPage type={special} />;
