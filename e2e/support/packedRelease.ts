import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NAME = 'mf-restaurants';
/** The build of the restaurants' remote. */
const dist = path.resolve(__dirname, '../..', NAME, 'dist');

interface Descriptor {
  version: string;
  entry: string;
  integrity: string;
  hashes: Record<string, string>;
  pages: Record<string, string[]>;
}

/** A version that is packed into one file. */
export interface Packed {
  version: string;
  file: string;
}

const TEXT_FILE = /\.(js|css|json)$/;
const hashOf = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => statSync(path.join(folder, name)).isFile() && !/\.(br|gz)$/.test(name));
}

const readDescriptor = (): Descriptor => JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as Descriptor;

/**
 * Packs another version of the restaurants' remote without building it again: replaces the hash in its version wherever the build
 * wrote it, edits files, and computes their hashes again.
 * @param folder outside the repository
 * @param mark eight characters that replace the hash in the version
 * @param edit returns the changed text of a file
 */
export function packRelease(
  folder: string,
  mark: string,
  edit: (name: string, text: string) => string = (_name, text) => text,
): Packed {
  const built = readDescriptor();
  const oldMark = built.version.split('-').at(-1)!;
  const packFolder = path.join(folder, mark);
  const release = path.join(packFolder, 'package/release');
  const hashes = new Map<string, string>();
  for (const name of listFiles(dist)) {
    const bytes = readFileSync(path.join(dist, name));
    const content = TEXT_FILE.test(name) ? edit(name, bytes.toString().replaceAll(oldMark, mark)) : bytes;
    mkdirSync(path.dirname(path.join(release, name)), { recursive: true });
    writeFileSync(path.join(release, name), content);
    hashes.set(name, hashOf(content));
  }
  const descriptor = JSON.parse(readFileSync(path.join(release, 'remote.json'), 'utf8')) as Descriptor;
  descriptor.hashes = Object.fromEntries(Object.keys(descriptor.hashes).map((name) => [name, hashes.get(name)!]));
  descriptor.integrity = hashes.get(descriptor.entry)!;
  writeFileSync(path.join(release, 'remote.json'), JSON.stringify(descriptor));
  writeFileSync(path.join(packFolder, 'package/package.json'), JSON.stringify({ name: NAME, version: descriptor.version }));
  const file = path.join(folder, `${NAME}-${descriptor.version}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', packFolder, 'package']);
  rmSync(packFolder, { recursive: true });
  return { version: descriptor.version, file };
}

/**
 * Makes a page throw when it renders, for the `edit` of `packRelease`. The last file of a page is its own, after shared ones.
 * @param key the key of the page in the routes
 */
export function breakPage(key: string): (name: string, text: string) => string {
  const chunk = readDescriptor().pages[key]?.findLast((name) => name.endsWith('.js'));
  if (!chunk) throw new Error(`The build has no page ${key}.`);
  return (name, text) => {
    if (name !== chunk) return text;
    const broken = text.replace(/default:\(\)=>[\w$]+/, `default:()=>()=>{throw new Error("The page ${key} is broken.")}`);
    if (broken === text) throw new Error(`The page ${key} could not be broken: its chunk looks different.`);
    return broken;
  };
}
