import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from 'shared-kit/rules/remote/registry';
import { preferenceFor } from '../../http/preference';
import type { UnpackedFile, UnpackedFiles } from './unpack';

/** What a release may hold, with the content type that it is served with. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  woff2: 'font/woff2',
};

/** The compressed variants that a build adds to a file, in order of preference. */
const VARIANTS = [
  { ending: '.br', encoding: 'br', unpack: promisify(brotliDecompress) },
  { ending: '.gz', encoding: 'gzip', unpack: promisify(gunzip) },
] as const;

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** @returns the content type of a file by its name, or null when such a file is not served */
export const typeOfFile = (name: string): string | null =>
  Object.hasOwn(TYPES, endingOf(name)) ? (TYPES[endingOf(name)] as string) : null;

type Encoding = (typeof VARIANTS)[number]['encoding'];

/** The encodings that a browser accepts, of those that a build makes, the smallest first. */
export function acceptedEncodings(headers: IncomingHttpHeaders): Encoding[] {
  const encodings = VARIANTS.map(({ encoding }) => encoding);
  return encodings.filter((encoding) => preferenceFor(encoding, headers['accept-encoding']) > 0);
}

/** @returns the name under which a file is stored in the first of the accepted encodings, and that encoding if there is one */
export function variantFor(file: string, files: Record<string, number>, accepted: readonly Encoding[]) {
  const variant = VARIANTS.find(({ ending, encoding }) => accepted.includes(encoding) && Object.hasOwn(files, file + ending));
  return { stored: file + (variant?.ending ?? ''), encoding: variant?.encoding };
}

/** The names of all files that a browser with these encodings loads, not the maps that developers read. */
export function filesFor(files: Record<string, number>, accepted: readonly Encoding[]): string[] {
  const plain = Object.keys(files).filter((name) => !variantOf(name) && !name.endsWith('.map'));
  return plain.map((name) => variantFor(name, files, accepted).stored);
}

const variantOf = (name: string) => VARIANTS.find(({ ending }) => name.endsWith(ending));

/** Files that do not match their hash in the descriptor. */
export function contentProblems({ entry, integrity, hashes }: Release, files: UnpackedFiles): string[] {
  const changed = Object.entries(hashes).filter(([name, hash]) => (files.get(name)?.integrity ?? hash) !== hash);
  return [
    ...changed.map(([name]) => `${name} does not match its hash.`),
    ...(hashes[entry] === integrity ? [] : [`The entry ${entry} has two different hashes.`]),
  ];
}

/** Files of a kind that is not served, and compressed variants that do not match their file. */
export async function fileProblems(files: UnpackedFiles): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, file] of files) {
    const variant = variantOf(name);
    const plain = variant && files.get(name.slice(0, -variant.ending.length));
    if (variant && plain) {
      if (!(await hasSameContent(file, plain, variant.unpack)))
        problems.push(`${name} does not have the same content as the file without ${variant.ending}.`);
    } else if (typeOfFile(name) === null) problems.push(`${name} is of a kind that remotes do not serve.`);
  }
  return problems;
}

type Unpack = (typeof VARIANTS)[number]['unpack'];

async function hasSameContent(packed: UnpackedFile, plain: UnpackedFile, unpack: Unpack): Promise<boolean> {
  const [bytes, expected] = await Promise.all([readFile(packed.path), readFile(plain.path)]);
  // Decompression is limited to the size of the plain file, so that a variant cannot be a bomb.
  const unpacked = await unpack(bytes, { maxOutputLength: Math.max(1, plain.bytes) }).catch(() => null);
  return unpacked !== null && unpacked.equals(expected);
}
