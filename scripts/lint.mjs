/** `npm run lint`: all checks that read files without running them. Ends with exit code 1 if anything was found. */
import { readArguments } from './lib/arguments.mjs';
import { lint } from './lib/lint.mjs';

readArguments({}, 'npm run lint', []);
const { failed } = await lint();
process.exitCode = failed === 0 ? 0 : 1;
