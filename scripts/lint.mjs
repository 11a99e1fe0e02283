/** `npm run lint`: everything that reads files and runs none of them. Ends with 1 when anything was found. */
import { lint } from './lib/lint.mjs';

const { failed } = await lint();
process.exitCode = failed === 0 ? 0 : 1;
