/**
 * `npm run backup -- innkeeper.backup` and `npm run restore -- innkeeper.backup`: everything that Innkeeper keeps, into one file
 * and back. docs/how-to/backup.md has all options.
 */
import { runStoreProgram } from './lib/storeProgram.mjs';

await runStoreProgram('backup', process.argv.slice(2));
