import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Chromium's headless shell, built for serverless platforms. It takes a seventh less processor time than Debian's for the same tests.
 * It is no dependency, since `npm start` does not need its 67 MB.
 */
const VERSION = '153.0.0';
const INTEGRITY = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
/** Longer than the download takes on a slow line; the tests then run without it. */
const MAX_MILLISECONDS = 120_000;

/** @throws {Error} with what the program printed */
function check(program, args, options) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stderr.trim() || `exit code ${status}`}`);
  return stdout.trim();
}

async function download(file, npm) {
  // In the same folder, so that it can be renamed: a run that is interrupted leaves no half of a browser.
  const folder = mkdtempSync(`${file}-`);
  try {
    // Without a network, npm would try again for a minute.
    const args = ['pack', '--loglevel=error', '--fetch-retries=0', `@sparticuz/chromium@${VERSION}`];
    const packed = path.join(folder, check(npm, args, { cwd: folder, timeout: MAX_MILLISECONDS }));
    const hash = createHash('sha512').update(readFileSync(packed)).digest('base64');
    if (hash !== INTEGRITY) throw new Error('The downloaded package is not the expected one.');
    check('tar', ['-xzf', packed, '-C', folder, 'package/bin/chromium.br']);
    const unpacked = path.join(folder, 'chromium');
    const source = createReadStream(path.join(folder, 'package/bin/chromium.br'));
    await pipeline(source, createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }));
    check(unpacked, ['--version']);
    renameSync(unpacked, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Gets a faster browser for the tests, once per install. Without it, on another system for example, they use the one that is installed.
 * @param {string} folder where it is kept
 * @param {string} npm the program that downloads it
 * @returns {Promise<string | undefined>} its path; undefined if it is not there and cannot be downloaded or started
 */
export async function fasterShell(folder = 'node_modules', npm = 'npm') {
  if (process.env.CHROMIUM || process.env.FIREFOX || process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = path.resolve(folder, `.headless-shell-${VERSION}`);
  try {
    if (!existsSync(file)) await download(file, npm);
    return file;
  } catch (error) {
    console.log(
      `The faster browser could not be installed; the tests use another one. ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}
