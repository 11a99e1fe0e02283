import { useEffect, useRef, useState } from 'react';
import { closeModal } from 'shared-kit/shellServices/modal';
import type { Asset } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { DialogFoot } from '../../ui/overlay/DialogFoot';
import type { MediaKind } from '../library/libraryQuery';
import { DropZone } from './DropZone';
import { dropQueue } from './keptQueues';
import { MoreDetails } from './MoreDetails';
import { accepted } from './readFile';
import { canStart, isBusy, type UploadItem } from './uploadItem';
import { UploadRow } from './UploadRow';
import { useUploadQueue } from './useUploadQueue';
import css from './upload.module.css';

export interface UploadBodyProps {
  /** What the place takes; pictures and documents when left out. */
  kind?: MediaKind;
  /** Ticked at first: the category of the picker that opened the dialog (OP-48). */
  category?: string;
  /** Several files at once; true by default. */
  multiple?: boolean;
  /** For a picker's dialog: called with every asset; the dialog closes once nothing is left to do. */
  onUploaded?: (asset: Asset) => void;
  /** What the files left unfinished are kept for, such as one picker; the library when left out. */
  place?: object;
}

/** '296 of 297 uploaded, 1 failed, 3 cannot be uploaded': problems are reported where the person looks at the end of a long list. */
function statusOf(items: readonly UploadItem[]): string {
  const count = (state: UploadItem['state']) => items.filter((item) => item.state === state).length;
  const [refused, failed] = [count('refused'), count('failed')];
  if (items.length === 0) return '';
  return [
    items.length > refused && `${count('done')} of ${items.length - refused} uploaded`,
    failed > 0 && `${failed} failed`,
    refused > 0 && `${refused} cannot be uploaded`,
  ]
    .filter(Boolean)
    .join(', ');
}

const whatFits = { image: 'Pictures', appli: 'PDFs', any: 'Pictures and PDFs' };

/** 'Upload File' (document 1 §2, P-094, P-116). */
export default function UploadBody({ kind, category, multiple = true, onUploaded, place }: UploadBodyProps) {
  const { queue, items, forAll } = useUploadQueue({ kind, category, place, onUploaded });
  const [note, setNote] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLButtonElement>(null);

  const fits = items.filter(({ state }) => state !== 'refused');
  const done = items.filter(({ state }) => state === 'done').length;
  const startable = items.filter(canStart).length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const onlyFailed = failed > 0 && failed === startable;
  const busy = items.some(isBusy);
  const finished = done > 0 && done === fits.length;

  // Among many files, the one whose name keeps it from being sent may be far away; the field in which Enter was pressed is gone.
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body) end.current?.focus();
  }, [attempts]);

  const leave = () => {
    queue.stop();
    dropQueue(place);
    closeModal();
  };
  const picked = finished && onUploaded !== undefined && items.length === fits.length;
  useEffect(() => {
    if (!picked) return;
    dropQueue(place);
    closeModal();
  }, [picked, place]);

  const add = (files: File[]) => {
    const free = multiple ? files.length : Math.max(0, 1 - fits.length);
    setNote(files.length > free ? 'Only one file can be uploaded here. Remove the other one from the list first.' : undefined);
    if (free > 0) void queue.add(files.slice(0, free));
  };

  return (
    <form
      ref={form}
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault();
        queue.startAll();
        setAttempts(attempts + 1);
      }}
    >
      <DropZone accept={accepted(kind)} what={whatFits[kind ?? 'any']} multiple={multiple} onFiles={add} />
      {note && <Notice tone="warn">{note}</Notice>}
      {startable > 0 && (
        <fieldset className={css.forAll}>
          <legend>{items.length > 1 ? 'For all files' : 'Categories and tags'}</legend>
          <MoreDetails value={forAll} onChange={queue.setForAll} />
        </fieldset>
      )}
      {items.length > 0 && (
        <ul className={css.rows}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} forAll={forAll} queue={queue} />
          ))}
        </ul>
      )}
      <DialogFoot status={statusOf(items)}>
        {!finished && <Button onClick={leave}>Cancel</Button>}
        {failed > 0 && !onlyFailed && <Button onClick={queue.retryFailed}>Retry failed</Button>}
        {startable > 0 || fits.length === 0 ? (
          <Button ref={end} type="submit" tone="primary" disabled={startable === 0}>
            {onlyFailed ? 'Retry failed' : startable > 1 ? `Upload ${startable} files` : 'Upload'}
          </Button>
        ) : (
          <Button ref={end} tone="primary" busy={busy} disabled={done === 0 && !busy} onClick={leave}>
            Done
          </Button>
        )}
      </DialogFoot>
    </form>
  );
}
