/**
 * `npm run backup -- innkeeper.backup` and `npm run restore -- innkeeper.backup`: everything that Innkeeper keeps, into one file
 * and back. docs/how-to/backup.md has all options.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from './lib/packages.mjs';
import { root, run } from './lib/run.mjs';

const program = path.join(root, 'provider-api/dist/backup.js');
if (!existsSync(program)) await buildPackages(['provider-api']);
// A path is relative to the folder in which the command was given.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await run(process.execPath, [program, ...process.argv.slice(2)], { cwd });
