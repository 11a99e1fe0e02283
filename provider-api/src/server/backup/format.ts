import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Transform } from 'node:stream';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { ConfigError } from '../../base/configError';

/** The backup format that this program writes and reads. */
export const FORM = 1;

/** The first line of a backup. */
export interface Head {
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
interface End {
  end: true;
  files: number;
  sha256: string;
}

export interface Summary extends Head {
  files: number;
}

const begins = { table: '{"table":', file: '{"file":', end: '{"end":' };

/** A line with rows of a table. @param rows each as JSON written by the database, so that numbers keep their precision */
export const rowsLine = (table: string, rows: readonly string[]): string =>
  `${begins.table}${JSON.stringify(table)},"rows":[${rows.join(',')}]}`;

export const fileLine = (key: string, bytes: Buffer): string =>
  `${begins.file}${JSON.stringify(key)},"bytes":"${bytes.toString('base64')}"}`;

/** One gzip file of lines of JSON, with a hash of them all in the last. */
export function packed(lines: AsyncIterable<string>): Readable {
  async function* closed() {
    const hash = createHash('sha256');
    let files = 0;
    for await (const line of lines) {
      if (line.startsWith(begins.file)) files += 1;
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
    yield `${JSON.stringify({ end: true, files, sha256: hash.digest('hex') } satisfies End)}\n`;
  }
  const source = Readable.from(closed());
  const zip = createGzip({ level: 6 });
  source.on('error', (error) => zip.destroy(error));
  zip.on('close', () => source.destroy());
  return source.pipe(zip);
}

/** What a line of a backup holds. */
export type Part = { table: string; rows: string } | { file: string; bytes: Buffer };

/** @returns what a line between the first and the last holds */
function partOf(line: string): Part {
  if (line.startsWith(begins.file)) {
    const { file, bytes } = JSON.parse(line) as { file: string; bytes: string };
    return { file, bytes: Buffer.from(bytes, 'base64') };
  }
  const middle = line.indexOf(',"rows":[');
  return { table: JSON.parse(line.slice(begins.table.length, middle)) as string, rows: line.slice(middle + 8, -1) };
}

/**
 * The lines of a backup between the first and the last.
 * @param file its path
 */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  let isFirst = true;
  for await (const line of linesOf(file)) {
    if (!isFirst && !line.startsWith(begins.end)) yield partOf(line);
    isFirst = false;
  }
}

/**
 * Reads a whole backup and verifies its hash.
 * @throws ConfigError when it is truncated, damaged, of a newer format, or not a backup
 */
export async function checkBackup(file: string): Promise<Summary> {
  const hash = createHash('sha256');
  let head: Head | null = null;
  let last = '';
  try {
    for await (const line of linesOf(file)) {
      if (last !== '') hash.update(`${last}\n`);
      head ??= readHead(file, line);
      last = line;
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw unusable(file, error);
  }
  const end = last.startsWith(begins.end) ? (JSON.parse(last) as End) : null;
  if (head === null || end?.sha256 !== hash.digest('hex')) throw unusable(file);
  return { ...head, files: end.files };
}

function readHead(file: string, line: string): Head {
  const head = JSON.parse(line) as Head;
  if (!(head.innkeeper >= 1)) throw new ConfigError(`${file} is not a backup of Innkeeper.`);
  if (head.innkeeper > FORM) throw new ConfigError(`${file} was made by a later version of Innkeeper: restore it with that one.`);
  return head;
}

function unusable(file: string, cause?: unknown): ConfigError {
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  const words =
    code === 'ENOENT'
      ? `There is no file ${file}.`
      : `${file} is cut off or damaged, so nothing of it is used. Take another backup.`;
  return new ConfigError(words, { cause });
}

/** The lines of a backup's file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain: Transform = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  yield* splitLines(source.pipe(plain));
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
  const left = Buffer.concat(parts);
  if (left.length > 0) yield left.toString('utf8');
}
