import { useEffect, useRef, useState } from 'react';
import { closeModal } from 'shared-kit/shellServices/modal';
import type { Asset } from '../../rules/entities';
import { Notice } from '../../ui/feedback/Notice';
import { focusRefused } from '../../ui/focus/focusRefused';
import { useLatest } from '../../ui/useLatest';
import type { MediaKind } from '../library/libraryQuery';
import { CategoriesAndTags } from './CategoriesAndTags';
import { acceptedTypes } from './checkFile';
import { DropZone } from './DropZone';
import type { DroppedFiles } from './droppedFiles';
import { dropQueue } from './openQueues';
import { countUploads, isFinished } from './uploadCounts';
import { UploadFoot } from './UploadFoot';
import { UploadRow } from './UploadRow';
import { useUploadQueue } from './useUploadQueue';
import css from './upload.module.css';

export interface UploadBodyProps {
  /** What may be uploaded; pictures and documents when left out. */
  kind?: MediaKind;
  /** Ticked at first: the category of the picker that opened the dialog (OP-48). */
  category?: string;
  /** Several files at once; true by default. */
  multiple?: boolean;
  /** For a picker's dialog: called with every asset; the dialog closes once nothing is left to do. */
  onUploaded?: (asset: Asset) => void;
  /** What unfinished files are kept for, such as one picker; the library when left out. */
  owner?: object;
  /** What was dropped on the page that opened the dialog: it is in the list at first. */
  dropped?: DroppedFiles;
}

const ACCEPTED_LABELS = { image: 'Pictures', appli: 'PDFs', any: 'Pictures and PDFs' };
const TOO_MANY = 'Only one file can be uploaded here. Remove the other one from the list first.';
const FOLDER = 'A folder cannot be uploaded. Open it and drop the files in it.';

/** 'Upload File' (document 1 §2, P-094, P-116). */
export default function UploadBody({ kind, category, multiple = true, onUploaded, owner, dropped }: UploadBodyProps) {
  const { queue, items, forAll } = useUploadQueue({ kind, category, owner, onUploaded });
  const [note, setNote] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const chosenAfter = useRef(items.length);
  const form = useRef<HTMLFormElement>(null);
  const lastButton = useRef<HTMLButtonElement>(null);

  const counts = countUploads(items);

  // Among many files, one with an invalid name may be out of view, so it gets the focus. If none is invalid, the field in which
  // Enter was pressed may have disappeared.
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) focusRefused(invalid);
    else if (document.activeElement === document.body) lastButton.current?.focus();
  }, [attempts]);

  const dropAndClose = () => {
    queue.stop();
    dropQueue(owner);
    closeModal();
  };
  const closesItself = isFinished(counts) && onUploaded !== undefined && counts.refused === 0;
  useEffect(() => {
    if (!closesItself) return;
    dropQueue(owner);
    closeModal();
  }, [closesItself, owner]);

  // Describing what was chosen comes next: with Tab, its field is many steps away from the file chooser.
  useEffect(() => {
    const first = `li:nth-child(n + ${chosenAfter.current + 1}) input`;
    if (items.length <= chosenAfter.current) return;
    chosenAfter.current = items.length;
    if (document.activeElement?.matches('input')) return;
    const field = form.current?.querySelector<HTMLElement>(`${first}:placeholder-shown`) ?? form.current?.querySelector(first);
    field?.focus();
  }, [items.length]);

  const add = ({ files, hasFolder }: DroppedFiles) => {
    const room = multiple ? files.length : Math.max(0, 1 - counts.accepted);
    setNote(files.length > room ? TOO_MANY : hasFolder ? FOLDER : undefined);
    if (room === 0) return;
    chosenAfter.current = items.length;
    void queue.add(files.slice(0, room));
  };
  const latestAdd = useLatest(add);
  useEffect(() => {
    if (dropped) latestAdd.current(dropped);
  }, [dropped, latestAdd]);

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
      <DropZone accept={acceptedTypes(kind)} acceptedLabel={ACCEPTED_LABELS[kind ?? 'any']} multiple={multiple} onFiles={add} />
      {note && <Notice tone="warn">{note}</Notice>}
      {counts.startable > 0 && (
        <fieldset className={css.forAll}>
          <legend>{items.length > 1 ? 'For all files' : 'Categories and tags'}</legend>
          <CategoriesAndTags value={forAll} onChange={queue.setForAll} />
        </fieldset>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} forAll={forAll} queue={queue} />
          ))}
        </ul>
      )}
      <UploadFoot ref={lastButton} counts={counts} onRetryFailed={queue.retryFailed} onLeave={dropAndClose} />
    </form>
  );
}
