import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../configError';
import { isNoRoom } from './noRoom';

/** Temporary files cannot be written, as in a container whose disk is read-only. */
export class NoTemporaryFolder extends ConfigError {
  constructor(options: ErrorOptions) {
    super(
      'The server has no folder for temporary files, so nothing was done. Please tell your administrator: TMPDIR has to name one that can be written to.',
      options,
    );
    this.name = 'NoTemporaryFolder';
  }
}

/**
 * Makes a folder for temporary files, which the caller removes.
 * @param prefix what its name begins with
 * @returns its path
 * @throws NoTemporaryFolder
 */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), prefix));
  } catch (error) {
    throw isNoRoom(error) ? error : new NoTemporaryFolder({ cause: error });
  }
}
