import type { Asset } from '../../rules/entities';
import { Thumb } from '../../ui/badge/Thumb';
import { FileIcon } from '../../ui/icons/icons';
import css from './library.module.css';

type PicturedAsset = Pick<Asset, 'filetype'> & { thumbUrl?: string | undefined; url?: string };

/** The small picture of an asset: its rendition, a document icon for documents, the placeholder when it is broken (P-305). */
export function AssetPicture({ asset }: { asset: PicturedAsset }) {
  if (!asset.filetype.startsWith('image')) {
    return (
      <span className={css.sheet}>
        <FileIcon size={28} />
        PDF
      </span>
    );
  }
  return <Thumb className={css.picture} src={asset.thumbUrl ?? asset.url} alt="" />;
}
