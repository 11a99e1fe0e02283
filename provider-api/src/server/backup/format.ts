import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { ConfigError } from '../../base/configError';
import { codeOf } from '../../base/errorCode';

/** The backup format that this program writes and reads. */
export const FORMAT_VERSION = 1;

/** The first line of a backup. */
export interface Header {
  innkeeper: number;
  at: string;
  engine: string;
  /** When the last migration of the store was made, and its name: the format of the rows. */
  migration: number;
  tag: string;
  /** How long writers were blocked while the rows were read, in milliseconds. */
  writersWaited: number;
  tables: number;
  rows: number;
}

/** The last line: a backup without it, or with another hash, was truncated or changed. */
interface Trailer {
  end: true;
  files: number;
  sha256: string;
}

export interface Summary extends Header {
  files: number;
}

const PREFIXES = { table: '{"table":', file: '{"file":', end: '{"end":' };

/** A line with rows of a table. @param rows each as JSON written by the database, so that numbers keep their precision */
export const rowsLine = (table: string, rows: readonly string[]): string =>
  `${PREFIXES.table}${JSON.stringify(table)},"rows":[${rows.join(',')}]}`;

/** One file, as a line of JSON. */
export const fileLine = (key: string, bytes: Buffer): string =>
  `${PREFIXES.file}${JSON.stringify(key)},"bytes":"${bytes.toString('base64')}"}`;

/** Packs lines of JSON into one gzip stream, with a hash of them all in the last line. */
export function packLines(lines: AsyncIterable<string>): Readable {
  async function* withTrailer() {
    const hash = createHash('sha256');
    let files = 0;
    for await (const line of lines) {
      if (line.startsWith(PREFIXES.file)) files += 1;
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
    yield `${JSON.stringify({ end: true, files, sha256: hash.digest('hex') } satisfies Trailer)}\n`;
  }
  const source = Readable.from(withTrailer());
  const zip = createGzip({ level: 6 });
  source.on('error', (error) => zip.destroy(error));
  zip.on('close', () => source.destroy());
  return source.pipe(zip);
}

/** The content of a line of a backup. */
export type BackupPart = { table: string; rows: string } | { file: string; bytes: Buffer };

/** Parses a line between the first and the last. */
function partOf(line: string): BackupPart {
  if (line.startsWith(PREFIXES.file)) {
    const { file, bytes } = JSON.parse(line) as { file: string; bytes: string };
    return { file, bytes: Buffer.from(bytes, 'base64') };
  }
  const rowsStart = line.indexOf(',"rows":[');
  return { table: JSON.parse(line.slice(PREFIXES.table.length, rowsStart)) as string, rows: line.slice(rowsStart + 8, -1) };
}

/**
 * The lines of a backup between the first and the last.
 * @param file its path
 */
export async function* partsOf(file: string): AsyncGenerator<BackupPart> {
  let isFirst = true;
  for await (const line of linesOf(file)) {
    if (!isFirst && !line.startsWith(PREFIXES.end)) yield partOf(line);
    isFirst = false;
  }
}

/**
 * Reads a whole backup and verifies its hash.
 * @param interruption aborts it
 * @throws ConfigError when it is truncated, damaged, of a newer format, or not a backup
 */
export async function checkBackup(file: string, interruption?: AbortSignal): Promise<Summary> {
  const hash = createHash('sha256');
  let head: Header | null = null;
  let last = '';
  try {
    for await (const line of linesOf(file)) {
      interruption?.throwIfAborted();
      if (last !== '') hash.update(`${last}\n`);
      head ??= readHead(file, line);
      last = line;
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw unusable(file, error);
  }
  const end = last.startsWith(PREFIXES.end) ? (JSON.parse(last) as Trailer) : null;
  if (head === null || end?.sha256 !== hash.digest('hex')) throw unusable(file);
  return { ...head, files: end.files };
}

function readHead(file: string, line: string): Header {
  const head = JSON.parse(line) as Header;
  if (!(head.innkeeper >= 1)) throw new ConfigError(`${file} is not a backup of Innkeeper.`);
  if (head.innkeeper > FORMAT_VERSION)
    throw new ConfigError(`${file} was made by a later version of Innkeeper: restore it with that one.`);
  return head;
}

/** The codes of the system, such as 'EACCES', which say nothing about what is in a file; those of Node and zlib contain a `_`. */
const SYSTEM_ERROR = /^E[A-Z0-9]+$/;

function unusable(file: string, cause?: unknown): ConfigError {
  const code = codeOf(cause) ?? '';
  if (code === 'ENOENT') return new ConfigError(`There is no file ${file}.`, { cause });
  if (SYSTEM_ERROR.test(code)) return new ConfigError(`${file} cannot be read (${code}).`, { cause });
  return new ConfigError(`${file} is cut off or damaged, so nothing of it is used. Take another backup.`, { cause });
}

/** The lines of a backup's file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  // Unlike `pipe`, this closes the file when the reader stops early. Errors reach the reader through the stream.
  yield* splitLines(pipeline(createReadStream(file), createGunzip(), () => undefined));
}

/** Splits only at line feeds, unlike `readline`. */
export async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of source) {
    let rest = chunk;
    for (let index = rest.indexOf(10); index >= 0; index = rest.indexOf(10)) {
      yield Buffer.concat([...parts, rest.subarray(0, index)]).toString('utf8');
      parts = [];
      rest = rest.subarray(index + 1);
    }
    parts.push(rest);
  }
  const lastPart = Buffer.concat(parts);
  if (lastPart.length > 0) yield lastPart.toString('utf8');
}
