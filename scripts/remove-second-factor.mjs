/**
 * `npm run remove-second-factor -- owner@house.example`: gives access back to somebody who has lost their second
 * factor, when no super user is left to do it (docs/how-to/accounts.md).
 */
import { runStoreProgram } from './lib/storeProgram.mjs';

await runStoreProgram('removeSecondFactor', process.argv.slice(2));
