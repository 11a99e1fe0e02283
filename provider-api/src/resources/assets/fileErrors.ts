import { conflict, forbidden, HttpError, invalid, notFound } from '../../http/errors';
import { FileProblem, type FileProblemKind } from '../../base/storage/files/problems';

const httpErrors: Record<FileProblemKind, (message: string) => HttpError> = {
  missing: notFound,
  exists: conflict,
  tooLarge: (message) => new HttpError(413, 'too_large', message, { filesize: message }),
  unsupported: (message) => new HttpError(415, 'unsupported_media_type', message, { filetype: message }),
  wrongType: (message) => new HttpError(415, 'unsupported_media_type', message, { filetype: message }),
  wrongSize: (message) => invalid({ filesize: message }),
  incomplete: (message) => invalid({ filesize: message }),
  badAddress: forbidden,
  expired: forbidden,
  unreadable: (message) => invalid({ filename: message }),
  tooManyPixels: (message) => invalid({ filename: message }),
};

/** Runs code that handles files; a refused file becomes the API's error body. */
export async function withHttpErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileProblem ? httpErrors[error.kind](error.message) : error;
  }
}
