import { ListPage } from 'shared-kit/content/ListPage';
import { list } from './list';

/** /hotels/:hotelid/lists */
export default function ListsPage() {
  return <ListPage type={list} />;
}
