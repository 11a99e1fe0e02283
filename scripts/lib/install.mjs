import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMissing } from './lockFiles.mjs';
import { root } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm records beside the packages what it has installed, in the format of the lock file. */
function isCurrent() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const isLinked = (name) => existsSync(path.join(root, name));
  return findMissing(packagesOf(path.join(root, 'package-lock.json')), packagesOf(installed), isLinked).length === 0;
}

/** Installs the packages that the lock file names when some are missing or of another version. Uses Node's own modules only. */
export function ensureInstalled() {
  if (isCurrent()) return;
  console.log('Installing packages (npm ci). The first time this takes a minute or two.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error('The packages could not be installed.');
  process.exit(status ?? 1);
}
