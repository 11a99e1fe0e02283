/**
 * `npm run campaign -- [crashes fuzz order load] [--seed 1] [--minutes 8] [--clients 20]`: faults and load, for a bounded time,
 * against servers of its own on this machine. Not part of `npm test`, which takes a few seconds of each.
 */
import { buildPackages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';

await buildPackages(['provider-api']);
const code = await run('npm', ['run', '--silent', 'template', '-w', 'provider-api']);
if (code !== 0) process.exit(code);
process.exitCode = await run(process.execPath, [
  'node_modules/tsx/dist/cli.mjs',
  'e2e/campaign/run.ts',
  ...process.argv.slice(2),
]);
