import { ListPage } from 'shared-kit/content/ListPage';
import { menu } from './menu';

/** /restaurants/:restaurantId/menu */
export default function MenusPage() {
  return <ListPage type={menu} />;
}
