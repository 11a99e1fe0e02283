import { randomBytes } from 'node:crypto';
import type { UploadType } from 'shared-kit/rules/upload';
import { endings } from './fileType';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*-[a-km-np-z2-9]{20}(?:\.(?:thumb|medium))?\.(?:jpg|png|webp|gif|avif|pdf)$/;

/** The small pictures made of every image at upload. */
export type Rendition = 'thumb' | 'medium';

/** A file's name as part of a key: lower-case letters, digits and single dashes, without its ending. */
function slugOf(filename: string): string {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '') || 'file'
  );
}

/**
 * A new key for a file: readable first, then 100 random bits, so that nobody can guess another file's address.
 * Takes the name the person's file has and its type; gives e.g. `garden-arch-4kq…x7.jpg`.
 */
export function newKey(filename: string, filetype: UploadType): string {
  const random = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
  return `${slugOf(filename)}-${random}.${endings[filetype]}`;
}

/** Whether a text has the shape of a key: no slash, no dots but the endings, nothing a path could be made of. */
export const isKey = (text: string): boolean => text.length <= 100 && shape.test(text);

/** The key under which a rendition of a picture is kept. */
export const renditionKey = (key: string, rendition: Rendition): string => key.replace(/\.[^.]+$/, `.${rendition}.webp`);

/** Whether a key is that of an uploaded file itself, not of a rendition that was made of it. */
export const isUploadKey = (text: string): boolean => isKey(text) && text.indexOf('.') === text.lastIndexOf('.');

/** The key of the original that a rendition was made of; an original's own key as it is. Its ending is not known. */
export const stemOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** The plain file name in a key, as people see it: `garden-arch.jpg`. */
export const filenameOf = (key: string): string => key.replace(/-[^-.]+(\.[^.]+)$/, '$1');
