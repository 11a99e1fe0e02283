import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownEnvironment } from '../../scripts/lib/ownEnvironment.mjs';

const root = path.resolve(__dirname, '../..');
const execute = promisify(execFile);
/** More than any store of the campaign prints. */
const MOST = 512 * 1024 * 1024;

/** Runs a program of the project. @returns what it printed; throws with what it said when it fails */
export async function program(args: readonly string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await execute(process.execPath, args, { cwd: root, env: { ...ownEnvironment(), ...env }, maxBuffer: MOST });
  return stdout;
}
