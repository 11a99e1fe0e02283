import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shared, sharedText } from '../src/remote/shared.mjs';
import { kitSource } from './places.mjs';

const require = createRequire(import.meta.url);
const isKit = (key) => key.startsWith('shared-kit/');

/** The file of a kit module, so that `../session` and `shared-kit/session` are recognised alike. */
function fileOf(key) {
  const base = path.join(kitSource, key.slice('shared-kit/'.length));
  const file = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find(existsSync);
  if (!file) throw new Error(`shared-kit/src/remote/shared.mjs names ${key}, and there is no such file.`);
  return file;
}

const packageName = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
const versionOf = (key) => require(`${packageName(key)}/package.json`).version;

/** The version of a module that is identified by its text: a hash of it and of what it imports. */
function textVersion(key) {
  const file = fileOf(key);
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(text);
  const resolveImport = (name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : require.resolve(name));
  for (const [, name] of text.matchAll(/from '(.+)'/g))
    hash.update(readFileSync(isKit(name) ? fileOf(name) : resolveImport(name)));
  return `0.0.0-t${hash.digest('hex').slice(0, 8)}`;
}

/** @returns {Record<string, string>} the versions of modules that have their own, by the path under which remotes ask for them */
export const ownVersions = () =>
  Object.fromEntries([
    ...shared.filter(({ key }) => !isKit(key)).map(({ key }) => [key, versionOf(key)]),
    ...sharedText.map(({ key }) => [key, textVersion(key)]),
  ]);

/**
 * @returns the modules that the shell provides, as the `shared` option of a remote: singletons, which the remote never bundles,
 *   and modules that are shared only if their text is the same
 */
export const sharedOption = () =>
  Object.fromEntries([
    ...shared.map(({ key }) => {
      const options = { shareKey: key, singleton: true, import: false };
      // Whether the kit fits is decided name by name, before anything is loaded (kitContract.ts), not by its version.
      return isKit(key)
        ? [fileOf(key), { ...options, packageName: 'shared-kit', requiredVersion: false }]
        : [key, { ...options, requiredVersion: `^${versionOf(key)}` }];
    }),
    ...sharedText.map(({ key }) => {
      const version = textVersion(key);
      return [fileOf(key), { shareKey: key, packageName: 'shared-kit', version, requiredVersion: version, strictVersion: true }];
    }),
  ]);
