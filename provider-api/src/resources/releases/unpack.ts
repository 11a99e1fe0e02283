import { createHash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { Parser, type ReadEntry } from 'tar';
import { invalid, tooLarge } from '../../http/errors';
import { isReleaseFile } from '../../base/storage/files/keys';
import { ARCHIVE_OVERHEAD_PER_FILE, MAX_FILES, MAX_PACKED_BYTES, MAX_UNPACKED_BYTES, PACKED_TOO_LARGE } from './limits';
import { codeOf } from '../../base/errorCode';

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
const PACKAGE_FOLDER = 'package/';
const RELEASE_FOLDER = 'package/release/';
const GZIP = Buffer.from([0x1f, 0x8b]);

const refusal = (message: string) => invalid({ package: message });
const BROKEN = 'The packed file is damaged or was cut off. Pack the release again, and send it whole.';
const TOO_LARGE = `A release is at most ${MAX_UNPACKED_BYTES / 1e6} MB unpacked.`;

/** Passes bytes on. @throws 413 as soon as there are more than the limit */
async function* limitBytes(source: AsyncIterable<Buffer>, limit: number, message: string): AsyncIterable<Buffer> {
  let received = 0;
  for await (const chunk of source) {
    received += chunk.length;
    if (received > limit) throw tooLarge(message);
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
  const packed = limitBytes(source, MAX_PACKED_BYTES, PACKED_TOO_LARGE);
  const unzipped = Readable.from(packed, { objectMode: false }).on('error', (error) => gunzip.destroy(error));
  const gunzip = createGunzip();
  const files: UnpackedFiles = new Map();
  const parser = new Parser({ strict: true, zstd: false, brotli: false });
  const writer = entryWriter(folder, files);
  parser.on('entry', writer.write);
  let hasEnded = false;
  parser.on('eof', () => (hasEnded = true));
  // An error emitted outside a `write` would otherwise end the process.
  parser.on('error', writer.fail).on('ignoredEntry', () => writer.fail(refusal(BROKEN)));
  try {
    let isFirst = true;
    for await (const chunk of limitBytes(
      unzipped.pipe(gunzip),
      MAX_UNPACKED_BYTES + MAX_FILES * ARCHIVE_OVERHEAD_PER_FILE,
      TOO_LARGE,
    )) {
      if (isFirst && chunk.subarray(0, 2).equals(GZIP)) throw refusal('The packed file is compressed twice.');
      isFirst = false;
      // Archives are padded after their end; the parser is slow on long padding.
      if (!hasEnded) parser.write(chunk);
      writer.throwFault();
    }
    parser.end();
    writer.throwFault();
  } catch (error) {
    throw isAboutBytes(error) ? refusal(BROKEN) : error;
  } finally {
    unzipped.destroy();
    gunzip.destroy();
    writer.close();
  }
  if (files.size === 0) throw refusal(`The packed file contains no release: there is nothing below ${RELEASE_FOLDER}.`);
  return files;
}

/** Whether an error is about the uploaded bytes or their transfer, and not about this machine, such as a full disk. */
const isAboutBytes = (error: unknown): boolean => {
  const { code = '', tarCode } = error as { code?: string; tarCode?: string };
  return tarCode !== undefined || /^(Z_\w+|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/.test(code);
};

/** Whether a name is also the folder of another file. */
const isPathConflict = (error: unknown): boolean => /^(EEXIST|ENOTDIR|EISDIR)$/.test(codeOf(error) ?? '');

/** Writes entries to files as their bytes arrive. Nothing is buffered: the parser only passes on what has arrived. */
function entryWriter(folder: string, files: UnpackedFiles) {
  const names = new Set<string>();
  let announcedBytes = 0;
  let open: number | null = null;
  let fault: unknown;
  const fail = (error: unknown) => void (fault ??= error);
  const close = () => {
    if (open !== null) closeSync(open);
    open = null;
  };

  function acceptedName(entry: ReadEntry): string | null {
    if (entry.type === 'Directory') return null;
    const name = nameOf(entry);
    announcedBytes += entry.size;
    if (names.has(name.toLowerCase())) throw refusal(`The packed file contains '${name}' twice.`);
    names.add(name.toLowerCase());
    if (names.size > MAX_FILES) throw tooLarge(`A release is at most ${MAX_FILES} files.`);
    if (announcedBytes > MAX_UNPACKED_BYTES) throw tooLarge(TOO_LARGE);
    return name.startsWith(RELEASE_FOLDER) ? name.slice(RELEASE_FOLDER.length) : null;
  }

  function write(entry: ReadEntry): void {
    try {
      const name = fault === undefined ? acceptedName(entry) : null;
      if (name === null) return void entry.resume();
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, 'wx');
      open = file;
      const hashes = [createHash('sha256'), createHash('sha384')] as [Hash, Hash];
      entry.on('data', (chunk) => {
        // Unlike `writeSync`, it continues when a disk that is filling up accepts only a part.
        writeFileSync(file, chunk);
        for (const hash of hashes) hash.update(chunk);
      });
      entry.on('end', () => {
        close();
        const [sha256, sha384] = hashes;
        const integrity = `sha384-${sha384.digest('base64')}`;
        files.set(name, { path, bytes: entry.size, sha256: sha256.digest('hex'), integrity });
      });
    } catch (error) {
      fail(isPathConflict(error) ? refusal(`The packed file contains '${entry.path}' as a file and as a folder.`) : error);
    }
  }

  const throwFault = () => {
    if (fault !== undefined) throw fault;
  };
  return { write, fail, close, throwFault };
}

/** @returns the name of an entry. @throws 422 for anything but a plain file in the folder of a packed release */
function nameOf({ path, type }: ReadEntry): string {
  if (type !== 'File' && type !== 'OldFile' && type !== 'ContiguousFile')
    throw refusal(`The packed file contains '${path}', which is not a plain file: links and devices are not accepted.`);
  if (!path.startsWith(PACKAGE_FOLDER) || !isReleaseFile(path))
    throw refusal(`The packed file contains '${path}', a name that is not accepted.`);
  return path;
}
