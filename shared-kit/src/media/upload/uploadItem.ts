import type { UploadDetails } from '../../api/upload';
import type { Asset } from '../../rules/entities';
import { commaList } from '../../rules/assetTags';
import { assetRules } from '../../rules/validation/asset';
import { fieldErrors } from '../../rules/validation/fieldErrors';

/** Details for every file that does not have its own. Tags are comma-separated, as typed. */
export interface SharedDetails {
  categories: readonly string[];
  tags: string;
}

/**
 * `refused` never leaves the browser (too large, wrong type); `failed` and `cancelled` can be tried again; what was typed is kept
 * in every state.
 */
export type UploadState = 'ready' | 'refused' | 'waiting' | 'sending' | 'failed' | 'cancelled' | 'done';

export interface UploadItem {
  id: number;
  file: File;
  name: string;
  alt: string;
  /** Categories and tags of this file alone; null uses those for all files. */
  ownDetails: SharedDetails | null;
  state: UploadState;
  /** Fraction that has been sent, 0 to 1. */
  share: number;
  /** Why it was refused or failed. */
  error?: string | undefined;
  /** Whether Upload was pressed since it was added, so that errors in its details are shown. */
  isChecked?: boolean;
  asset?: Asset;
  /** Whether a refused photo may be made smaller: offered, or being done. */
  shrink?: 'offered' | 'busy' | undefined;
  /** In bytes, before it was made smaller. */
  originalSize?: number;
}

/** Whether it is queued or being sent. */
export const isBusy = ({ state }: UploadItem) => state === 'waiting' || state === 'sending';
/** Whether Upload sends it: it was never sent, or its last attempt failed. */
export const canStart = ({ state }: UploadItem) => state === 'ready' || state === 'failed' || state === 'cancelled';
/** Whether something is still to be done with it, so that it is kept when the dialog is closed. */
export const isUnfinished = (item: UploadItem) => isBusy(item) || canStart(item) || item.shrink !== undefined;
/** Whether its declared type is a picture. */
export const isImage = ({ file }: Pick<UploadItem, 'file'>) => file.type.startsWith('image/');

/** The upload metadata of document 1 §3: the comma-separated tags become separate names. */
export function detailsOf({ name, alt, ownDetails }: UploadItem, forAll: SharedDetails): UploadDetails {
  const { categories, tags } = ownDetails ?? forAll;
  return { name: name.trim(), alt: alt.trim(), tags: commaList(tags).join(','), categories: [...categories] };
}

/**
 * What the server would refuse in the details, found before the whole file is sent: a file name may be too long for an asset.
 * @returns a message for each faulty field
 */
export const detailFaults = (item: UploadItem, forAll: SharedDetails): { name?: string; alt?: string; tags?: string } =>
  fieldErrors(assetRules, detailsOf(item, forAll));
