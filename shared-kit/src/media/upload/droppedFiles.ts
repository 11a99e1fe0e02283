/** What somebody dropped. */
export interface DroppedFiles {
  files: File[];
  /** A folder was dropped too, which is none of the files. */
  hasFolder: boolean;
}

/** A dropped folder is among the files, as one that cannot be read; only its entry tells that it is a folder. */
const isFolder = (item: DataTransferItem | undefined): boolean => item?.webkitGetAsEntry()?.isDirectory === true;

/**
 * Reads what was dropped; only possible while the event is handled.
 * @returns the files without the folders; undefined if something else was dropped
 */
export function droppedFiles({ files, items }: DataTransfer): DroppedFiles | undefined {
  if (files.length === 0) return undefined;
  const entries = [...(items ?? [])].filter(({ kind }) => kind === 'file');
  const kept = [...files].filter((_, index) => !isFolder(entries[index]));
  return { files: kept, hasFolder: kept.length < files.length };
}
