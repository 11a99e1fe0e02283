import { useEffect, useMemo } from 'react';
import { Thumb } from '../../ui/badge/Thumb';
import { FileIcon } from '../../ui/icons/icons';
import type { UploadItem } from './uploadItem';
import { isImage } from './uploadItem';
import css from './upload.module.css';

/** The picture that is still on the person's computer. */
export function FilePicture({ item }: { item: UploadItem }) {
  const { file, state } = item;
  const shown = isImage(item) && state !== 'refused';
  const address = useMemo(() => (shown ? URL.createObjectURL(file) : undefined), [file, shown]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (shown) return <Thumb className={css.picture} src={address} alt="" />;
  return (
    <span className={css.sheet}>
      <FileIcon />
    </span>
  );
}
