/**
 * `npm run backup -- innkeeper.backup` and `npm run restore -- innkeeper.backup`: saves everything that Innkeeper
 * stores in one file, and restores it. docs/how-to/backup.md has all options.
 */
import { runStoreProgram } from './lib/storeProgram.mjs';

await runStoreProgram('backup', process.argv.slice(2));
