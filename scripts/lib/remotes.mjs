import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared-kit/build/places.mjs';

/** Where the site is put together. */
const site = path.join(root, 'shell/dist');

/** @returns {string} the file that names the remotes of a site */
export const registryFile = (folder) => path.join(folder, 'remotes/registry.json');

/** @returns {string[]} folders of all remotes */
export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'package.json')))
    .sort();

/** @returns what was built last; nothing when no site was put together yet */
export const readRegistry = (folder = site) =>
  existsSync(registryFile(folder)) ? JSON.parse(readFileSync(registryFile(folder), 'utf8')) : { remotes: [] };

/** Replaced in one step: readers get the old or the new list, never half of one. */
export function writeRegistry(registry, folder = site) {
  const file = registryFile(folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(registry));
  renameSync(`${file}.new`, file);
}

/** @returns {string} the folder of a remote's last build */
export const buildFolderOf = (name) => path.join(root, name, 'dist');

/** @returns what a remote's last build says about itself */
export function readBuiltRelease(name, buildFolder = buildFolderOf(name)) {
  const file = path.join(buildFolder, 'remote.json');
  if (!existsSync(file)) throw new Error(`${name} is not built. Run: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Puts a built version into its own folder, once; a folder that is there is never changed. */
export function publishFiles({ name, version }, buildFolder = buildFolderOf(name), folder = site) {
  const target = path.join(folder, 'remotes', name, version);
  if (existsSync(target)) return;
  const temporary = `${target}.new`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(buildFolder, temporary, { recursive: true });
  renameSync(temporary, target);
}

/** Removes what was built before: servers keep the files of what they published, for pages that are open. */
export function removeOldFiles({ name, version }) {
  const folder = path.join(site, 'remotes', name);
  for (const built of readdirSync(folder)) if (built !== version) rmSync(path.join(folder, built), { recursive: true });
}
