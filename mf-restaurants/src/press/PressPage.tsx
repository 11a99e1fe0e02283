import { ListPage } from 'shared-kit/content/ListPage';
import { press } from './press';

/** /restaurants/:restaurantId/press */
export default function PressPage() {
  return <ListPage type={press} />;
}
