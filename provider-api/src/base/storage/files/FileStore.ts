import type { Readable } from 'node:stream';
import type { FileKind } from './keys';
import { FileProblem } from './problems';

/** What an upload address promises: the key it writes to, the type and the exact number of bytes. */
export interface UploadClaims {
  key: string;
  /** e.g. `image/jpeg`. */
  filetype: string;
  /** Bytes, 1 to 3,000,000. */
  filesize: number;
}

/** What the browser needs to send one file: a PUT to `signedUrl` with exactly these headers. */
export interface SignedUpload {
  /** Complete, or starting with `/` when it is on the API's origin. */
  signedUrl: string;
  method: 'PUT';
  headers: Record<string, string>;
  expiresOn: Date;
}

export interface OpenFile {
  size: number;
  stream: Readable;
}

export type Bytes = Buffer | AsyncIterable<Buffer>;

/**
 * Where uploaded files live: a folder, or a bucket that speaks S3 (api-contract §4). A key is made by `newKey`, for the files of
 * remotes' releases by `releaseKey`, for the bin by `binKey`; any other text is treated like a missing file. Everything that
 * accesses the store throws `FilesOutOfReach` while the store itself fails.
 */
export interface FileStore {
  /** An address that accepts one file within the next ten minutes. */
  signUpload(claims: UploadClaims, now: Date): Promise<SignedUpload>;
  /**
   * Stores all of `bytes` under the key or nothing at all. Throws `FileProblem('exists')` when the key is taken, unless `replace`
   * is set; errors thrown by `bytes` are passed on.
   */
  put(key: string, bytes: Bytes, options?: { replace?: boolean }): Promise<void>;
  /** Stores a copy of a local file, as cheaply as the store can. Throws `FileProblem('exists')`. */
  adopt(key: string, path: string): Promise<void>;
  /** Throws `FileProblem('missing')`. The caller reads the stream to its end or destroys it. */
  open(key: string): Promise<OpenFile>;
  /** Deletes the file, if it exists. */
  remove(key: string): Promise<void>;
  /** The address a browser shows the file from, beginning with `/`. */
  url(key: string): string;
  /** Every stored key of one kind with the time it was written: cleaning up one kind never touches the others. */
  list(kind: FileKind): AsyncIterable<{ key: string; writtenOn: Date }>;
  /** Removes incomplete files that processes left behind when they died. */
  removeAbandoned(now: Date): Promise<void>;
}

/** All of a stored file in memory; files are at most 3,000,000 bytes. Throws `FileProblem('missing')`. */
export async function readAll(files: Pick<FileStore, 'open'>, key: string): Promise<Buffer> {
  const { stream } = await files.open(key);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether a file is stored under a key. */
export async function isStored(files: FileStore, key: string): Promise<boolean> {
  try {
    const { stream } = await files.open(key);
    stream.destroy();
    return true;
  } catch (error) {
    if (error instanceof FileProblem && error.kind === 'missing') return false;
    throw error;
  }
}

/** A small stored text, trimmed; null when it does not exist. */
export async function readText(files: FileStore, key: string): Promise<string | null> {
  try {
    return (await readAll(files, key)).toString('utf8').trim();
  } catch (error) {
    if (error instanceof FileProblem && error.kind === 'missing') return null;
    throw error;
  }
}
