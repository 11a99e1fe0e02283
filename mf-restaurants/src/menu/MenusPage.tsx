import { status, titleColumn } from 'shared-kit/content/columns';
import { ListPage } from 'shared-kit/content/ListPage';
import { menu } from './menu';

const COLUMNS = [titleColumn('title'), status()];

/** /restaurants/:restaurantId/menu */
export default function MenusPage() {
  return <ListPage type={menu} columns={COLUMNS} />;
}
