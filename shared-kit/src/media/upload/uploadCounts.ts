import { canStart, isBusy, type UploadItem } from './uploadItem';

/** How many files of a dialog are in which state. */
export interface UploadCounts {
  /** Those that may be uploaded. */
  accepted: number;
  refused: number;
  startable: number;
  done: number;
  failed: number;
  busy: number;
}

/** Counts the files of a queue by what became of them. */
export function countUploads(items: readonly UploadItem[]): UploadCounts {
  const count = (fits: (item: UploadItem) => boolean) => items.filter(fits).length;
  const refused = count(({ state }) => state === 'refused');
  return {
    accepted: items.length - refused,
    refused,
    startable: count(canStart),
    done: count(({ state }) => state === 'done'),
    failed: count(({ state }) => state === 'failed'),
    busy: count(isBusy),
  };
}

/** Whether every file that may be uploaded has been. */
export const isFinished = ({ done, accepted }: UploadCounts): boolean => done > 0 && done === accepted;

/** '296 of 297 uploaded, 1 failed, 3 cannot be uploaded'; '' without files. */
export const formatCounts = ({ accepted, refused, done, failed }: UploadCounts): string =>
  [
    accepted > 0 && `${done} of ${accepted} uploaded`,
    failed > 0 && `${failed} failed`,
    refused > 0 && `${refused} cannot be uploaded`,
  ]
    .filter(Boolean)
    .join(', ');
