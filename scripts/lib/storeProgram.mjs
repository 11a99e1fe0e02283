import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from './packages.mjs';
import { root, run } from './run.mjs';

/**
 * Runs a program of the API that opens the store itself; builds it first if it is missing. Ends with its exit code.
 * @param {string} name the name of its file in `provider-api/dist`
 * @param {string[]} args
 */
export async function runStoreProgram(name, args) {
  const program = path.join(root, `provider-api/dist/${name}.js`);
  if (!existsSync(program)) await buildPackages(['provider-api']);
  // A path is relative to the folder in which the command was entered.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  process.exitCode = await run(process.execPath, [program, ...args], { cwd });
}
