import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../configError';
import { codeOf } from '../errorCode';

const REASONS: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
};

/** Permissions for this account only: folders it may list, files it may read. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

/** From now on everything this process creates is accessible only to its own account, including the embedded database's files. */
export const restrictFileAccess = (): void => void process.umask(0o077);

/**
 * Creates the data directory if it is missing, and closes it to every other account of the machine. It is created one
 * level at a time: on an impossible path, such as one below `/proc`, Node's own `recursive` loops forever.
 * @throws ConfigError when it cannot be written to
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeLevels(dataDir);
    accessSync(dataDir, constants.W_OK);
    closeToOthers(dataDir);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used: ${REASONS[code] ?? message}. Set it to a folder that can be written to.`,
      {
        cause: error,
      },
    );
  }
}

function makeLevels(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  if (dirname(folder) !== folder) makeLevels(dirname(folder));
  try {
    mkdirSync(folder, { mode: OWN_FOLDER });
  } catch (error) {
    // Another process has created it in the meantime.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * An existing folder may be open to all. Where this account cannot change that, as on some mounted disks, a warning is logged.
 */
function closeToOthers(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(folder, OWN_FOLDER);
  } catch (error) {
    const { message } = error as Error;
    console.warn(
      `Other accounts of this machine can look into DATA_DIR ${folder}, and it could not be closed to them: ${message}`,
    );
  }
}
