import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shared } from '../src/remote/shared.mjs';
import { kitSource, kitVersion } from './preset.mjs';

const require = createRequire(import.meta.url);
const isKit = (key) => key.startsWith('shared-kit/');

/** The file of a kit module, so that `../session` and `shared-kit/session` are recognised alike. */
function fileOf(key) {
  const base = path.join(kitSource, key.slice('shared-kit/'.length));
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find(existsSync);
  if (!found) throw new Error(`shared-kit/src/remote/shared.mjs names ${key}, and there is no such file.`);
  return found;
}

const packageName = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
const versionOf = (key) => require(`${packageName(key)}/package.json`).version;

/** @returns {Record<string, string>} version of every shared library by the path under which remotes ask for it */
export const libraryVersions = () =>
  Object.fromEntries(shared.filter(({ key }) => !isKit(key)).map(({ key }) => [key, versionOf(key)]));

/** @returns what the shell hands out, as the `shared` option of a remote that asks for it and never brings it itself */
export const consumed = () =>
  Object.fromEntries(
    shared.map(({ key }) => {
      const options = { shareKey: key, singleton: true, import: false };
      return isKit(key)
        ? [fileOf(key), { ...options, packageName: 'shared-kit', requiredVersion: `^${kitVersion}` }]
        : [key, { ...options, requiredVersion: `^${versionOf(key)}` }];
    }),
  );
