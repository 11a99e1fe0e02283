import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared-kit/build/places.mjs';

/** The folder in which the site is assembled. */
const site = path.join(root, 'shell/dist');

/** @returns {string} the file that names the remotes of a site */
export const registryFile = (folder) => path.join(folder, 'remotes/registry.json');

/** @returns {string[]} folders of all remotes */
export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'package.json')))
    .sort();

/** @returns the last registry; an empty one if no site has been assembled yet */
export const readRegistry = (folder = site) =>
  existsSync(registryFile(folder)) ? JSON.parse(readFileSync(registryFile(folder), 'utf8')) : { remotes: [] };

/** Replaces the list atomically: readers get either the old or the new one, never half of one. */
export function writeRegistry(registry, folder = site) {
  const file = registryFile(folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(registry));
  renameSync(`${file}.new`, file);
}

/** @returns {string} the folder of a remote's last build */
export const buildFolderOf = (name) => path.join(root, name, 'dist');

/** @returns the descriptor of a remote's last build */
export function readBuiltRelease(name, buildFolder = buildFolderOf(name)) {
  const file = path.join(buildFolder, 'remote.json');
  if (!existsSync(file)) throw new Error(`${name} is not built. Run: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Puts a built version into its own folder, once; an existing folder is never changed. */
export function publishFiles({ name, version }, buildFolder = buildFolderOf(name), folder = site) {
  const target = path.join(folder, 'remotes', name, version);
  if (existsSync(target)) return;
  const temporary = `${target}.new`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(buildFolder, temporary, { recursive: true });
  renameSync(temporary, target);
}

/** Removes older builds: servers keep the files that they have published, for pages that are still open. */
export function removeOldFiles({ name, version }) {
  const folder = path.join(site, 'remotes', name);
  for (const built of readdirSync(folder)) if (built !== version) rmSync(path.join(folder, built), { recursive: true });
}
