import { createHash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { Parser, type ReadEntry } from 'tar';
import { HttpError, invalid, tooLarge } from '../../http/errors';
import { isReleaseFile } from '../../base/storage/files/keys';
import { ARCHIVE_PER_FILE, FILES_MOST, PACKED_MOST, UNPACKED_MOST } from './limits';

/** An unpacked file of a release. */
export interface UnpackedFile {
  path: string;
  bytes: number;
  /** Of its content, in hex. */
  sha256: string;
  /** As the descriptor and browsers write it, `sha384-…`. */
  integrity: string;
}

/** The files of a release by their names. */
export type UnpackedFiles = Map<string, UnpackedFile>;

/** The folder that `npm pack` uses, and that of the release below it. */
const TOP = 'package/';
const RELEASE = 'package/release/';
const GZIP = Buffer.from([0x1f, 0x8b]);

const refused = (sentence: string) => invalid({ package: sentence });
const BROKEN = 'The packed file is damaged or was cut off. Pack the release again, and send it whole.';
const TOO_MUCH = `A release is at most ${UNPACKED_MOST / 1e6} MB unpacked.`;

/** Passes the packed bytes on, and throws as soon as there are too many. */
async function* bounded(source: AsyncIterable<Buffer>, most: number, sentence: string): AsyncIterable<Buffer> {
  let seen = 0;
  for await (const chunk of source) {
    seen += chunk.length;
    if (seen > most) throw tooLarge(sentence);
    yield chunk;
  }
}

/**
 * Unpacks a release while it arrives. An entry's announced size is counted before its bytes are read, and so is the actual size.
 * @param source the packed file, `npm pack` layout
 * @param folder an empty folder; the caller removes it in any case
 * @throws 413 when it is too large packed or unpacked, 422 with one message when it is not a packed release
 */
export async function unpack(source: AsyncIterable<Buffer>, folder: string): Promise<UnpackedFiles> {
  const packed = bounded(source, PACKED_MOST, `A packed release is at most ${PACKED_MOST / 1e6} MB.`);
  const unzipped = Readable.from(packed, { objectMode: false }).on('error', (error) => gunzip.destroy(error));
  const gunzip = createGunzip();
  const files: UnpackedFiles = new Map();
  const parser = new Parser({ strict: true, zstd: false, brotli: false });
  const taker = entryTaker(folder, files);
  parser.on('entry', taker.take);
  let hasEnded = false;
  parser.on('eof', () => (hasEnded = true));
  // An error emitted outside a `write` would otherwise end the process.
  parser.on('error', taker.fail).on('ignoredEntry', () => taker.fail(refused(BROKEN)));
  try {
    let isFirst = true;
    for await (const chunk of bounded(unzipped.pipe(gunzip), UNPACKED_MOST + FILES_MOST * ARCHIVE_PER_FILE, TOO_MUCH)) {
      if (isFirst && chunk.subarray(0, 2).equals(GZIP)) throw refused('The packed file is compressed twice.');
      isFirst = false;
      // Archives are padded after their end; the parser is slow on long padding.
      if (!hasEnded) parser.write(chunk);
      taker.throwFault();
    }
    parser.end();
    taker.throwFault();
  } catch (error) {
    throw error instanceof HttpError || !isAboutBytes(error) ? error : refused(BROKEN);
  } finally {
    unzipped.destroy();
    gunzip.destroy();
    taker.close();
  }
  if (files.size === 0) throw refused(`The packed file contains no release: there is nothing below ${RELEASE}.`);
  return files;
}

/** Errors in the upload or its transfer, not of this machine, such as a full disk. */
const isAboutBytes = (error: unknown): boolean => {
  const { code = '', tarCode } = error as { code?: string; tarCode?: string };
  return tarCode !== undefined || /^(Z_\w+|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/.test(code);
};

/** A name that is also the folder of another file. */
const isInTheWay = (error: unknown): boolean => /^(EEXIST|ENOTDIR|EISDIR)$/.test((error as { code?: string }).code ?? '');

/** Writes entries to files as their bytes arrive. Nothing is buffered: the parser only passes on what has arrived. */
function entryTaker(folder: string, files: UnpackedFiles) {
  const names = new Set<string>();
  let announced = 0;
  let open: number | null = null;
  let fault: unknown;
  const fail = (error: unknown) => void (fault ??= error);
  const close = () => {
    if (open !== null) closeSync(open);
    open = null;
  };

  function accept(entry: ReadEntry): string | null {
    if (entry.type === 'Directory') return null;
    const name = nameOf(entry);
    announced += entry.size;
    if (names.has(name.toLowerCase())) throw refused(`The packed file contains '${name}' twice.`);
    names.add(name.toLowerCase());
    if (names.size > FILES_MOST) throw tooLarge(`A release is at most ${FILES_MOST} files.`);
    if (announced > UNPACKED_MOST) throw tooLarge(TOO_MUCH);
    return name.startsWith(RELEASE) ? name.slice(RELEASE.length) : null;
  }

  function take(entry: ReadEntry): void {
    try {
      const name = fault === undefined ? accept(entry) : null;
      if (name === null) return void entry.resume();
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, 'wx');
      open = file;
      const hashes = [createHash('sha256'), createHash('sha384')] as [Hash, Hash];
      entry.on('data', (chunk) => {
        writeSync(file, chunk);
        for (const hash of hashes) hash.update(chunk);
      });
      entry.on('end', () => {
        close();
        const [sha256, sha384] = hashes;
        const integrity = `sha384-${sha384.digest('base64')}`;
        files.set(name, { path, bytes: entry.size, sha256: sha256.digest('hex'), integrity });
      });
    } catch (error) {
      fail(isInTheWay(error) ? refused(`The packed file contains '${entry.path}' as a file and as a folder.`) : error);
      entry.resume();
    }
  }

  const throwFault = () => {
    if (fault !== undefined) throw fault;
  };
  return { take, fail, close, throwFault };
}

/** @returns the name of an entry. @throws 422 for anything but a plain file in the folder of a packed release */
function nameOf({ path, type }: ReadEntry): string {
  if (type !== 'File' && type !== 'OldFile' && type !== 'ContiguousFile')
    throw refused(`The packed file contains '${path}', which is not a plain file: links and devices are not accepted.`);
  if (!path.startsWith(TOP) || !isReleaseFile(path))
    throw refused(`The packed file contains '${path}', a name that is not accepted.`);
  return path;
}
