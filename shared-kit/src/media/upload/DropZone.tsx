import { useEffect, useRef, useState, type DragEvent } from 'react';
import { TextButton } from '../../ui/button/TextButton';
import { classes } from '../../ui/classes';
import { UploadIcon } from '../../ui/icons/icons';
import css from './upload.module.css';

interface Props {
  /** Types for the computer's own chooser. */
  accept: string;
  /** A description of what is accepted here. */
  what: string;
  multiple: boolean;
  onFiles: (files: File[]) => void;
}

/** The browser would show a file that falls beside in place of the page. */
function keepPage(event: globalThis.DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Where files are dropped, or chosen from the computer. */
export function DropZone({ accept, what, multiple, onFiles }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={classes(css.drop, over && css.over)}
      role="group"
      aria-label="Files"
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <UploadIcon size={22} />
      <p>
        {multiple ? 'Drop files here, or ' : 'Drop a file here, or '}
        <TextButton data-begin onClick={() => chooser.current?.click()}>
          choose from your computer
        </TextButton>
      </p>
      <p className={css.limits}>{what}, at most 3,000,000 bytes each</p>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label="Choose from your computer"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed from the list.
          target.value = '';
        }}
      />
    </div>
  );
}
