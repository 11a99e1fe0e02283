import { UPLOAD_MAX_BYTES } from '../../rules/limits';
import { DOCUMENT_TYPES, HEAD_BYTES, IMAGE_TYPES, MOVEMENT_BYTES, canShrink, sniffType, uploadFault } from '../../rules/upload';
import type { MediaKind } from '../library/libraryQuery';

/** The verdict on a file: acceptable, with its type read from its bytes, or the message that refuses it. */
export interface ReadFile {
  file: File;
  fault: string | null;
  /** Refused for its size alone, as a photo that can be made smaller first (OP-147). */
  shrinkable?: boolean;
}

const kinds: Record<MediaKind, readonly string[]> = { image: IMAGE_TYPES, appli: DOCUMENT_TYPES };
const refusals: Record<MediaKind, string> = {
  image: 'File must be a JPEG, PNG, WebP, GIF or AVIF image.',
  appli: 'File must be a PDF document.',
};

const headOf = (file: File, length: number) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(file.slice(0, length));
  });

/** The file extensions offered by the system's file chooser. */
export const accepted = (kind: MediaKind | undefined): string =>
  (kind ? kinds[kind] : [...IMAGE_TYPES, ...DOCUMENT_TYPES]).join(',');

/**
 * Checks a file before the server is called (OP-47, OP-131).
 * @param kind what the place takes; anything that may be uploaded when left out
 */
export async function readFile(file: File, kind?: MediaKind): Promise<ReadFile> {
  let head: Uint8Array;
  try {
    head = await headOf(file, file.size > UPLOAD_MAX_BYTES ? MOVEMENT_BYTES : HEAD_BYTES);
  } catch {
    return { file, fault: 'The file could not be read. It may have been moved or deleted.' };
  }
  const fault = uploadFault(file.size, head);
  const sniffed = sniffType(head);
  const type = sniffed ?? file.type;
  const named = type === file.type ? file : new File([file], file.name, { type });
  const fits = !kind || kinds[kind].includes(type);
  if (fault) return { file: named, fault, shrinkable: fits && file.size > UPLOAD_MAX_BYTES && canShrink(head) };
  return fits ? { file: named, fault: null } : { file, fault: refusals[kind] };
}
