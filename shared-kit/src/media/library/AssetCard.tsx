import type { Asset } from '../../rules/entities';
import { AssetPicture } from './AssetPicture';
import css from './library.module.css';

/** What a card shows of an asset: picture, name, and its categories or file name below. */
export function AssetCard({ asset }: { asset: Asset }) {
  return (
    <>
      <AssetPicture asset={asset} />
      <b className={css.name} dir="auto">
        {asset.name}
      </b>
      <small className={css.note}>{asset.categories.join(', ') || asset.filename}</small>
    </>
  );
}
