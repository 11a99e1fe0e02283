import { ListPage } from 'shared-kit/content/ListPage';
import { useTiledPromo } from './tiledPromo';

/** /hotels/:hotelid/tiled/{meetings, weddings, dining, misc, misc2, misc3} */
export default function TiledPromosPage() {
  const type = useTiledPromo();
  return <ListPage key={type.path} type={type} />;
}
