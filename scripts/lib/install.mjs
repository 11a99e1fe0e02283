import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const stamp = path.join(root, 'node_modules/.cache/installed-lock');

const fingerprint = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

function isCurrent() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true;
  // Installed by hand, after the lock file was last written.
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Notes that what the lock file names is installed. */
export function keepStamp() {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** Installs the packages that the lock file names when they are missing or of another lock file. Uses Node's own modules only. */
export function ensureInstalled() {
  if (!isCurrent()) {
    console.log('Installing packages (npm ci). The first time this takes a minute or two.');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) {
      console.error('The packages could not be installed.');
      process.exit(status ?? 1);
    }
  }
  keepStamp();
}
