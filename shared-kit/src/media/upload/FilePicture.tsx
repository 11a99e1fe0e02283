import { useEffect, useMemo } from 'react';
import { Thumb } from '../../ui/badge/Thumb';
import { FileIcon } from '../../ui/icons/icons';
import { isImage, type UploadItem } from './uploadItem';
import css from './upload.module.css';

/** The picture that is still on the person's computer. */
export function FilePicture({ item }: { item: UploadItem }) {
  const { file, state } = item;
  const hasPicture = isImage(item) && state !== 'refused';
  const url = useMemo(() => (hasPicture ? URL.createObjectURL(file) : undefined), [file, hasPicture]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (hasPicture) return <Thumb className={css.picture} src={url} alt="" />;
  return (
    <span className={css.sheet}>
      <FileIcon />
    </span>
  );
}
