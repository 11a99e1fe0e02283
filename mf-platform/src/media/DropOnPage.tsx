import { useEffect, useState } from 'react';
import { openUpload } from 'shared-kit/media/mediaModals';
import { droppedFiles } from 'shared-kit/media/upload/droppedFiles';
import { modalNow } from 'shared-kit/shellServices/modal';
import css from './media.module.css';

/** Files of the computer. A picture that is dragged out of a page has its HTML too. An open dialog has its own place for files. */
const takesFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') === true && !dataTransfer.types.includes('text/html') && !modalNow();

/** Uploads files that are dropped anywhere on the page. */
export function DropOnPage() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!takesFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => !relatedTarget && setIsOver(false);
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer || !takesFiles(event)) return;
      event.preventDefault();
      const dropped = droppedFiles(event.dataTransfer);
      if (dropped) openUpload({ dropped });
    };
    // Before the window's own listeners, which refuse files that nothing has taken.
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('dragleave', onDragLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    return () => controller.abort();
  }, []);
  // Not every browser reports that Escape ended a drag; but while something is dragged, the pointer does not move by itself.
  useEffect(() => {
    if (!isOver) return undefined;
    const hide = () => setIsOver(false);
    addEventListener('pointermove', hide);
    return () => removeEventListener('pointermove', hide);
  }, [isOver]);
  return (
    isOver && (
      <div className={css.dropOnPage}>
        <p>Drop files to upload them</p>
      </div>
    )
  );
}
