import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../configError';

const WHY: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
};

/**
 * Makes the data directory where it is missing. One level after another: on a path that can never be made, such as below
 * `/proc`, Node's own `recursive` goes round for ever.
 * @throws ConfigError with a sentence when it cannot be written to
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeLevels(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used: ${WHY[code] ?? message}. Set it to a folder that can be written to.`,
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
    mkdirSync(folder);
  } catch (error) {
    // Another process made it in between.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
