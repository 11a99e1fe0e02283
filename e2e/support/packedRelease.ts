import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NAME = 'mf-restaurants';
/** What the restaurants' team builds. */
const dist = path.resolve(__dirname, '../..', NAME, 'dist');

interface Descriptor {
  version: string;
  entry: string;
  integrity: string;
  hashes: Record<string, string>;
  pages: Record<string, string[]>;
}

/** A version as its team has it: one file. */
export interface Packed {
  version: string;
  file: string;
}

const TEXT = /\.(js|css|json)$/;
const hashOf = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => statSync(path.join(folder, name)).isFile() && !/\.(br|gz)$/.test(name));
}

const readDescriptor = (): Descriptor => JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as Descriptor;

/**
 * Packs another version of the restaurants' remote without building it again: the mark of its version is replaced wherever the
 * build put it, some files are changed, and every hash is computed again.
 * @param folder somewhere outside the repository
 * @param mark eight characters that name the version
 * @param edit changes the text of a file, by its name
 */
export function packRelease(
  folder: string,
  mark: string,
  edit: (name: string, text: string) => string = (_name, text) => text,
): Packed {
  const before = readDescriptor();
  const oldMark = before.version.split('-').at(-1)!;
  const place = path.join(folder, mark);
  const release = path.join(place, 'package/release');
  const hashes = new Map<string, string>();
  for (const name of filesBelow(dist)) {
    const bytes = readFileSync(path.join(dist, name));
    const changed = TEXT.test(name) ? edit(name, bytes.toString().replaceAll(oldMark, mark)) : bytes;
    mkdirSync(path.dirname(path.join(release, name)), { recursive: true });
    writeFileSync(path.join(release, name), changed);
    hashes.set(name, hashOf(changed));
  }
  const after = JSON.parse(readFileSync(path.join(release, 'remote.json'), 'utf8')) as Descriptor;
  after.hashes = Object.fromEntries(Object.keys(after.hashes).map((name) => [name, hashes.get(name)!]));
  after.integrity = hashes.get(after.entry)!;
  writeFileSync(path.join(release, 'remote.json'), JSON.stringify(after));
  writeFileSync(path.join(place, 'package/package.json'), JSON.stringify({ name: NAME, version: after.version }));
  const file = path.join(folder, `${NAME}-${after.version}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', place, 'package']);
  rmSync(place, { recursive: true });
  return { version: after.version, file };
}

/** Makes a page of a version throw while it draws: its own file comes last, after those it shares. @param key of the page, as the routes name it */
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
