import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../../shared-kit/build/loadTypeScript.mjs';
import { kitSource, root } from '../../shared-kit/build/preset.mjs';

const site = path.join(root, 'shell/dist');
export const remotesFolder = path.join(site, 'remotes');
const registryFile = path.join(remotesFolder, 'registry.json');

/** @returns {string[]} folders of all remotes */
export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'package.json')))
    .sort();

/** @returns {Promise<typeof import('../../shared-kit/src/remote/registry')>} the registry's rules, the ones the shell has */
export const registryRules = () => loadTypeScript(path.join(kitSource, 'remote/registry.ts'));

export const readRegistry = () =>
  existsSync(registryFile) ? JSON.parse(readFileSync(registryFile, 'utf8')) : { remotes: [] };

/** Replaced in one step: whoever reads meanwhile gets the old or the new list, never half of one. */
export function writeRegistry(registry) {
  mkdirSync(remotesFolder, { recursive: true });
  writeFileSync(`${registryFile}.new`, JSON.stringify(registry));
  renameSync(`${registryFile}.new`, registryFile);
}

/** @returns what a remote's last build says about itself */
export function builtRelease(name) {
  const file = path.join(root, name, 'dist/remote.json');
  if (!existsSync(file)) throw new Error(`${name} is not built. Run: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Puts a built version into its own folder, once; a folder that is there is never changed. */
export function publishFiles({ name, version }) {
  const target = path.join(remotesFolder, name, version);
  if (existsSync(target)) return;
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(path.join(root, name, 'dist'), fresh, { recursive: true });
  renameSync(fresh, target);
}

/** Removes folders of versions that the registry no longer names. */
export function removeOldFiles({ name, version, previous }) {
  const kept = new Set([version, ...previous.map((release) => release.version)]);
  for (const folder of readdirSync(path.join(remotesFolder, name))) {
    if (!kept.has(folder)) rmSync(path.join(remotesFolder, name, folder), { recursive: true });
  }
}
