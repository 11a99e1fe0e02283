import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const isPackage = (name) => existsSync(path.join(root, name, 'package.json'));

/** @returns {string[]} folders of all packages; `mf-*` in `package.json` stands for every remote. Uses Node's own modules only. */
export function packageNames() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((name) => (name.endsWith('*') ? readdirSync(root).filter((found) => found.startsWith(name.slice(0, -1))) : [name]))
    .filter(isPackage)
    .sort();
}
