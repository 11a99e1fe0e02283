/** `npm run lint`: everything that reads files and runs none of them. Ends with 1 when anything was found. */
import { readArguments } from './lib/arguments.mjs';
import { lint } from './lib/lint.mjs';

readArguments({}, 'npm run lint', []);
const { failed } = await lint();
process.exitCode = failed === 0 ? 0 : 1;
