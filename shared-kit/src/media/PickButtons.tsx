import { useState } from 'react';
import { useAuthority } from 'shared-kit/session';
import type { Asset } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { useReadOnly } from '../ui/input/readOnly';
import { FileIcon, ImageIcon, UploadIcon } from '../ui/icons/icons';
import type { MediaKind } from './library/libraryQuery';
import { openLibrary, openUpload } from './mediaModals';
import css from './media.module.css';

interface Props {
  kind: MediaKind;
  /** Preselected in the library and for uploads (OP-48, OP-96). */
  category: string | undefined;
  /** Whether several files may be uploaded at once. */
  multiple: boolean;
  /** Logos may be uploaded by everybody who may edit the property (document 3 §6). */
  alwaysUpload?: boolean | undefined;
  onAsset: (asset: Asset) => void;
}

/** The two ways to get an asset. Uploading inside pickers needs a full wildcard (document 1 §6, P-252). */
export function PickButtons({ kind, category, multiple, alwaysUpload = false, onAsset }: Props) {
  const mayUpload = useAuthority().isFullWildcard || alwaysUpload;
  const readOnly = useReadOnly();
  // Files that are left unfinished show up again at this picker only.
  const [owner] = useState(() => ({}));
  if (readOnly) return null;
  const request = { kind, ...(category && { category }) };
  return (
    <div className={css.pick}>
      <Button
        small
        icon={kind === 'image' ? <ImageIcon /> : <FileIcon />}
        onClick={() => openLibrary({ ...request, asksForUpload: !mayUpload, onChoose: onAsset })}
      >
        Choose from library
      </Button>
      {mayUpload && (
        <Button small icon={<UploadIcon />} onClick={() => openUpload({ ...request, multiple, owner, onUploaded: onAsset })}>
          Upload File
        </Button>
      )}
    </div>
  );
}
