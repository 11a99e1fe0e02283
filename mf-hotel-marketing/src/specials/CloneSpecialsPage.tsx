import { ClonePage } from 'shared-kit/content/ClonePage';
import { special } from './special';

/** /hotels/:hotelid/specials/clone */
export default function CloneSpecialsPage() {
  return <ClonePage type={special} />;
}
