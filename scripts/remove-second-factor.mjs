/**
 * `npm run remove-second-factor -- owner@house.example`: lets somebody in again who has lost the second factor, where no super user
 * is left to do it (docs/how-to/accounts.md).
 */
import { runStoreProgram } from './lib/storeProgram.mjs';

await runStoreProgram('removeSecondFactor', process.argv.slice(2));
