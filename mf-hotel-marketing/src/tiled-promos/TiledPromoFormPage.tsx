import { FormPage } from 'shared-kit/content/FormPage';
import { useTiledPromo } from './tiledPromo';
import { tiledPromoForm } from './tiledPromoForm';

/** New and Edit below the list of each kind of tiled promo. */
export default function TiledPromoFormPage() {
  const type = useTiledPromo();
  return <FormPage key={type.path} type={type} form={tiledPromoForm} />;
}
