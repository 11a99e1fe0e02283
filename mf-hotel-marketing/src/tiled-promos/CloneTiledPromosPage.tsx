import { ClonePage } from 'shared-kit/content/ClonePage';
import { useTiledPromo } from './tiledPromo';

/** Clone below the list of each kind of tiled promo. */
export default function CloneTiledPromosPage() {
  const type = useTiledPromo();
  return <ClonePage key={type.path} type={type} />;
}
