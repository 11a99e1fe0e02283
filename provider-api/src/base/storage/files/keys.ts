import { randomBytes } from 'node:crypto';
import { normaliseText } from 'shared-kit/rules/normaliseText';
import type { UploadType } from 'shared-kit/rules/upload';
import { extensions } from './fileType';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const KEY_SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*-[a-km-np-z2-9]{20}(?:\.(?:thumb|medium))?\.(?:jpg|png|webp|gif|avif|pdf)$/;

const RELEASES_FOLDER = 'releases';
const RELEASE_KEY_SHAPE = new RegExp(`^${RELEASES_FOLDER}/[0-9a-f-]{36}(?:/[\\w@+~-][\\w.@+~-]*)+$`);

/** The small versions made of every picture at upload. */
export type Rendition = 'thumb' | 'medium';

/** A file's name as part of a key: lower-case letters, digits and single dashes, without its extension. */
function slugOf(filename: string): string {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const plain = normaliseText(stem, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '') || 'file'
  );
}

/**
 * A new key for a file: readable first, then 100 random bits, so that nobody can guess another file's address. Made
 * from the name of the person's file and its type, e.g. `garden-arch-4kq…x7.jpg`.
 */
export function newKey(filename: string, filetype: UploadType): string {
  const random = Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${slugOf(filename)}-${random}.${extensions[filetype]}`;
}

/** Whether a text has the shape of a key: no slash, no dots except in extensions, nothing that could form a path. */
export const isKey = (text: string): boolean => text.length <= 100 && KEY_SHAPE.test(text);

/** The key under which a rendition of a picture is kept. */
export const renditionKey = (key: string, rendition: Rendition): string => key.replace(/\.[^.]+$/, `.${rendition}.webp`);

/** Whether a key is that of an uploaded file itself, not of one of its renditions. */
export const isUploadKey = (text: string): boolean => isKey(text) && text.indexOf('.') === text.lastIndexOf('.');

/** A key without its extensions, which an original shares with its renditions. */
export const stemOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** The file name in a key, as shown to people: `garden-arch.jpg`. */
export const filenameOf = (key: string): string => key.replace(/-[^-.]+(\.[^.]+)$/, '$1');

/** The key of a file of a release: all files of one release are below its id. */
export const releaseKey = (releaseId: string, name: string): string => `${RELEASES_FOLDER}/${releaseId}/${name}`;

/**
 * Whether a text has the shape of a release file's key: plain names without a leading dot, so that no part can escape the folder.
 */
export const isReleaseKey = (text: string): boolean => text.length <= 400 && RELEASE_KEY_SHAPE.test(text);

/** Whether a name may be that of a file of a release. */
export const isReleaseFile = (name: string): boolean => isReleaseKey(releaseKey('0'.repeat(36), name));

/** The id of the release that a key belongs to. */
export const releaseOfKey = (key: string): string => key.split('/')[1] as string;

/** Where release files are stored: beside the media, and never among them. */
export const RELEASES_PREFIX = `${RELEASES_FOLDER}/`;

const BIN_PREFIX = 'bin/';

/** The key of a file of the library in the bin. */
export const binKey = (key: string): string => BIN_PREFIX + key;
/** The key that a file in the bin had before. */
export const keyFromBin = (text: string): string => text.slice(BIN_PREFIX.length);
/** Whether a key is that of a file in the bin. */
export const isBinKey = (text: string): boolean => text.startsWith(BIN_PREFIX) && isKey(keyFromBin(text));

/** Holds the id of the database that the files belong to. */
export const MARK_KEY = 'database-id';

/** Holds the markers of the last two starts, which distinguish a file store from a copy of it (`filesProbe.ts`). */
export const PROBE_KEY = 'database-probe';

/** The kinds of files, each of which is listed separately. */
export type FileKind = 'media' | 'releases' | 'bin';

/** The folder of a kind, and which keys belong to it. */
export const FILE_KINDS: Record<FileKind, { prefix: string; holds: (key: string) => boolean }> = {
  media: { prefix: '', holds: isKey },
  releases: { prefix: RELEASES_PREFIX, holds: isReleaseKey },
  bin: { prefix: BIN_PREFIX, holds: isBinKey },
};

/** Whether a text is the key of anything that a store keeps. */
export const isStoredKey = (text: string): boolean =>
  text === MARK_KEY || text === PROBE_KEY || Object.values(FILE_KINDS).some(({ holds }) => holds(text));
