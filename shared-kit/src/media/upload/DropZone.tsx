import { useId, useRef, useState, type DragEvent } from 'react';
import { TextButton } from '../../ui/button/TextButton';
import { classes } from '../../ui/classes';
import { UploadIcon } from '../../ui/icons/icons';
import { droppedFiles, type DroppedFiles } from './droppedFiles';
import css from './upload.module.css';

interface Props {
  /** Types for the system's file chooser. */
  accept: string;
  /** What is accepted here: 'Pictures'. */
  acceptedLabel: string;
  multiple: boolean;
  onFiles: (chosen: DroppedFiles) => void;
}

/** Where files are dropped, or chosen from the computer. */
export function DropZone({ accept, acceptedLabel, multiple, onFiles }: Props) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const limits = useId();
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = droppedFiles(event.dataTransfer);
    if (dropped) onFiles(dropped);
  };
  return (
    <div
      className={classes(css.drop, isOver && css.over)}
      role="group"
      aria-label="Files"
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <UploadIcon size={22} />
      <p>
        {multiple ? 'Drop files here, or ' : 'Drop a file here, or '}
        <TextButton data-begin aria-describedby={limits} onClick={() => fileInput.current?.click()}>
          choose from your computer
        </TextButton>
      </p>
      <p className={css.limits} id={limits}>
        {acceptedLabel}, at most 3,000,000 bytes each
      </p>
      <input
        ref={fileInput}
        hidden
        type="file"
        aria-label="Choose from your computer"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles({ files: [...(target.files ?? [])], hasFolder: false });
          // The same file can be chosen again after it was removed from the list.
          target.value = '';
        }}
      />
    </div>
  );
}
