import { UPLOAD_MAX_BYTES } from '../../rules/limits';
import { UPLOAD_TYPE } from '../../rules/validation/mediaMessages';
import {
  DOCUMENT_TYPES,
  HEAD_BYTES,
  IMAGE_TYPES,
  ANIMATION_BYTES,
  canShrink,
  isAcceptedType,
  isHeic,
  sniffType,
  uploadProblem,
} from '../../rules/upload';
import type { MediaKind } from '../library/libraryQuery';

/** The verdict on a file: acceptable, with its type read from its bytes, or the message that refuses it. */
export interface CheckedFile {
  file: File;
  fault: string | null;
  /** True for a photo that is refused for its size alone and can be made smaller first (OP-147). */
  isShrinkable?: boolean;
}

const TYPES: Record<MediaKind, readonly string[]> = { image: IMAGE_TYPES, appli: DOCUMENT_TYPES };
const REFUSALS: Record<MediaKind, string> = {
  image: 'File must be a JPEG, PNG, WebP, GIF or AVIF image.',
  appli: 'File must be a PDF document.',
};
const HEIC = 'This is a HEIC photo, as iPhones take them: save it as a JPEG first.';

const readHead = (file: File, length: number) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(file.slice(0, length));
  });

/** The file extensions offered by the system's file chooser. */
export const acceptedTypes = (kind: MediaKind | undefined): string =>
  (kind ? TYPES[kind] : [...IMAGE_TYPES, ...DOCUMENT_TYPES]).join(',');

/**
 * Checks a file before the server is called (OP-47, OP-131).
 * @param kind what is accepted here; anything that may be uploaded when left out
 */
export async function checkFile(file: File, kind: MediaKind | undefined): Promise<CheckedFile> {
  let head: Uint8Array;
  try {
    head = await readHead(file, file.size > UPLOAD_MAX_BYTES ? ANIMATION_BYTES : HEAD_BYTES);
  } catch {
    return { file, fault: 'The file could not be read. It may have been moved or deleted.' };
  }
  const accepted = kind && TYPES[kind];
  const fault = uploadProblem(file.size, head, accepted);
  if (file.size > 0 && !isAcceptedType(head, accepted)) {
    // A smaller file of the wrong type would be refused as well.
    const tooLarge = fault === UPLOAD_TYPE ? '' : `${fault} `;
    return { file, fault: tooLarge + typeRefusal(head, kind) };
  }
  const type = sniffType(head) ?? file.type;
  const typed = type === file.type ? file : new File([file], file.name, { type });
  return { file: typed, fault, isShrinkable: fault !== null && canShrink(head) };
}

/** Why a file of a wrong type is refused: the types that are accepted here, and what to do with a photo from an iPhone. */
function typeRefusal(head: Uint8Array, kind: MediaKind | undefined): string {
  const refusal = kind ? REFUSALS[kind] : UPLOAD_TYPE;
  return kind !== 'appli' && isHeic(head) ? `${refusal} ${HEIC}` : refusal;
}
