import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownEnvironment } from '../../scripts/lib/ownEnvironment.mjs';

const root = path.resolve(__dirname, '../..');
const execute = promisify(execFile);
/** The maximum size of a program's output, larger than any store of the campaign needs. */
const MOST = 512 * 1024 * 1024;

/**
 * Runs a program of the project.
 * @param timeout when it is killed, in milliseconds; 0 for never
 * @returns its standard output; when it fails, throws an error with its messages
 */
export async function program(args: readonly string[], env: Record<string, string>, timeout = 0): Promise<string> {
  const options = { cwd: root, env: { ...ownEnvironment(), ...env }, maxBuffer: MOST, timeout };
  const { stdout } = await execute(process.execPath, args, options);
  return stdout;
}
