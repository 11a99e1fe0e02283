import { ClonePage } from 'shared-kit/content/ClonePage';
import { special } from './special';

/** /hotels/:hotelid/specials/clone */
export const SpecialClonePage = () => <ClonePage type={special} />;
