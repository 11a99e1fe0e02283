import { useRef } from 'react';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { TextButton } from '../../ui/button/TextButton';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { AlertIcon, CheckIcon, CloseIcon, RefreshIcon } from '../../ui/icons/icons';
import { isFirstClick } from '../../ui/isFirstClick';
import { formatSize } from '../format';
import { FilePicture } from './FilePicture';
import { FileDetails } from './FileDetails';
import { canStart, isBusy, type SharedDetails, type UploadItem } from './uploadItem';
import type { UploadQueue } from './uploadQueue';
import css from './upload.module.css';

function formatState({ state, file, share, originalSize }: UploadItem): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'sending') return share >= 1 ? 'Finishing' : `${formatSize(file.size * share)} of ${formatSize(file.size)}`;
  if (state === 'cancelled') return 'Cancelled';
  return originalSize === undefined ? formatSize(file.size) : `${formatSize(originalSize)} → ${formatSize(file.size)}`;
}

/** One file of the dialog: its progress bar, its details, cancel, and retry after a failure. */
export function UploadRow({ item, forAll, queue }: { item: UploadItem; forAll: SharedDetails; queue: UploadQueue }) {
  const { id, file, state, share, error } = item;
  const row = useRef<HTMLLIElement>(null);
  const shrink = async () => {
    await queue.shrink(id);
    // The button that was pressed has disappeared: the row's next control takes the focus.
    if (document.activeElement === document.body) row.current?.querySelector<HTMLElement>('button, input')?.focus();
  };
  const remove = () => {
    // The button that is pressed disappears: that of the next row takes the focus, or the file chooser after the last one.
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const next = neighbour
      ? neighbour.querySelector('button')
      : row.current?.closest('form')?.querySelector<HTMLElement>('[data-begin]');
    queue.remove(id);
    next?.focus();
  };
  return (
    <li ref={row} className={css.row} aria-label={file.name}>
      <FilePicture item={item} />
      <b className={css.filename} dir="auto">
        {file.name}
      </b>
      {state === 'done' ? (
        <small className={css.ok}>
          <CheckIcon />
          Uploaded
        </small>
      ) : (
        <small className={css.state}>{formatState(item)}</small>
      )}
      {isBusy(item) ? (
        <IconButton label={`Cancel ${file.name}`} icon={<CloseIcon />} onClick={() => queue.cancel(id)} />
      ) : (
        <IconButton
          label={`Remove ${file.name} from the list`}
          icon={<CloseIcon />}
          onClick={(event) => isFirstClick(event) && remove()}
        />
      )}
      {(isBusy(item) || state === 'done' || state === 'failed') && (
        <div className={css.bar}>
          <ProgressBar label={file.name} value={Math.round(share * 100)} />
        </div>
      )}
      {(state === 'refused' || state === 'failed') && (
        <p className={css.error} role="alert">
          <AlertIcon size={14} />
          <span>{error}</span>
        </p>
      )}
      {item.shrink && (
        <div className={css.bar}>
          <Button small busy={item.shrink === 'busy'} aria-label={`Make ${file.name} smaller`} onClick={shrink}>
            Make it smaller
          </Button>
        </div>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <div className={css.bar}>
          <TextButton icon={<RefreshIcon size={14} />} onClick={() => queue.retry(id)} aria-label={`Retry ${file.name}`}>
            Retry
          </TextButton>
        </div>
      )}
      {canStart(item) && <FileDetails item={item} forAll={forAll} queue={queue} />}
    </li>
  );
}
