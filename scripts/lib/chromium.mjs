import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findChromium() {
  const { CHROMIUM: chosen } = process.env;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM names a file that does not exist: ${chosen}`);
  return chosen || paths.find((file) => existsSync(file));
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Finds a Chromium for the browser tests, or installs Debian's.
 * @returns {string} its path
 * @throws {Error} if `CHROMIUM` names none, or there is none and it cannot be installed
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const rootPrefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...rootPrefix, 'apt-get', ...args];
    return succeeds(command, rest);
  };
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  console.log('No Chromium was found; installing the one of the system (apt-get).');
  apt('update', '-qq');
  install('chromium');
  // The same engine without a user interface: tests take a quarter less processor time. Not every system has the package.
  install('chromium-headless-shell');
  const installed = findChromium();
  if (!installed) throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to its path.');
  return installed;
}
