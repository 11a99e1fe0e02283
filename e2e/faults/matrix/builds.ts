import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRecord, Release } from 'shared-kit/rules/remote/registry';

/** What a registry says about one version, with the hash of every file. */
export interface Line extends Release {
  hashes: Record<string, string>;
}

/** One version of a remote: what the registry says, and its files. */
export interface Build {
  line: Line;
  files: ReadonlyMap<string, Buffer>;
}

/** Changes the text of a file; returns the text unchanged if it is not the file to change. */
export type Edit = (file: string, text: string) => string;

const remotes = path.resolve(__dirname, '../../../shell/dist/remotes');
const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;
const isHashed = (file: string) => /\.(js|css)$/.test(file);

const hashesOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].filter(([file]) => isHashed(file)).map(([file, body]) => [file, sha384(body)]));

const known = new Map<string, Build>();

/** @returns a remote as it is in the built site */
export function built(name: string): Build {
  const before = known.get(name);
  if (before) return before;
  const registry = JSON.parse(readFileSync(path.join(remotes, 'registry.json'), 'utf8')) as { remotes: RemoteRecord[] };
  const record = registry.remotes.find((one) => one.name === name);
  if (!record) throw new Error(`The built site has no ${name}.`);
  const { previous: _, ...release } = record;
  const folder = path.join(remotes, name, release.version);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|svg|png|webp)$/.test(file),
  );
  const files = new Map(names.map((file) => [file, readFileSync(path.join(folder, file))]));
  const build = { line: { ...release, hashes: hashesOf(files) }, files };
  known.set(name, build);
  return build;
}

const idOf = ({ version }: Line) => version.slice(-8);

/**
 * The same remote built again: a different version and container, matching hashes, and whatever the edit changes.
 * @param id eight letters or digits that take the place of the content hash
 * @throws Error when the edit changes nothing
 */
export function rebuilt({ line, files }: Build, id: string, edit?: Edit): Build {
  const old = idOf(line);
  let changed = edit === undefined;
  const made = new Map<string, Buffer>();
  for (const [file, body] of files) {
    if (!isHashed(file)) made.set(file, body);
    else {
      const text = body.toString('utf8').replaceAll(old, id);
      const edited = edit?.(file, text) ?? text;
      changed ||= edited !== text;
      made.set(file, Buffer.from(edited));
    }
  }
  if (!changed) throw new Error(`The fault changes no file of ${line.name}.`);
  const hashes = hashesOf(made);
  const again = (text: string) => text.replace(old, id);
  const integrity = hashes[line.entry]!;
  return {
    line: { ...line, version: again(line.version), container: again(line.container), integrity, hashes },
    files: made,
  };
}
