import { ClonePage } from 'shared-kit/content/ClonePage';
import { list } from './list';

/** /hotels/:hotelid/lists/clone */
export default function CloneListsPage() {
  return <ClonePage type={list} />;
}
