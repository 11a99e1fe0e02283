import { UPLOAD_TOO_LARGE, UPLOAD_TYPE } from 'shared-kit/rules/validation/mediaMessages';
import { isNoRoom } from '../noRoom';

/** The reasons to refuse a file or an upload, each with a message for the person who sent it. */
const messages = {
  missing: 'This file does not exist.',
  exists: 'This file has already been uploaded.',
  tooLarge: UPLOAD_TOO_LARGE,
  unsupported: UPLOAD_TYPE,
  wrongType: 'The file is not of the type that was announced. Please choose it again.',
  wrongSize: 'The file is not of the size that was announced. Please choose it again.',
  incomplete: 'The file did not arrive completely. Please send it again.',
  badAddress: 'This upload address is not valid. Please choose the file again.',
  expired: 'This upload address has expired. Please choose the file again.',
  unreadable: 'This picture is damaged and cannot be read.',
  tooManyPixels: 'This picture has more than 50 million pixels. Please make it smaller.',
} as const;

export type FileProblemKind = keyof typeof messages;

/** Thrown by everything under storage/files; the routes turn `kind` into a status. */
export class FileProblem extends Error {
  constructor(
    readonly kind: FileProblemKind,
    options?: ErrorOptions,
  ) {
    super(messages[kind], options);
    this.name = 'FileProblem';
  }
}

/** The store of files has no room left. The file itself is fine. */
export class NoRoomForFiles extends Error {
  constructor(options: ErrorOptions) {
    super('There is no room left for files. Nothing was saved; please tell your administrator.', options);
    this.name = 'NoRoomForFiles';
  }
}

/** A write error; for a full disk, one with a message for people. */
export function writeFault(error: unknown): unknown {
  return isNoRoom(error) ? new NoRoomForFiles({ cause: error }) : error;
}

/** The store of files itself fails: it is out of reach, or refuses this program. The file itself is fine. */
export class FilesOutOfReach extends Error {
  constructor(options: ErrorOptions) {
    super('The files cannot be reached right now. Nothing was lost; try again in a moment.', options);
    this.name = 'FilesOutOfReach';
  }
}
