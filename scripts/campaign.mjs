/**
 * `npm run campaign -- [parts] [--seed 1] [--minutes 8] [--clients 20] [--only entry]`: subjects its own servers on
 * this machine to faults and load for a limited time. `npm test` only runs a sample (e2e/campaign/sample.e2e.ts).
 */
import { readArguments, stop } from './lib/arguments.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { buildPackages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';

const parts = [
  'crashes',
  'power',
  'fuzz',
  'cost',
  'order',
  'history',
  'model',
  'rules',
  'load',
  'backup',
  'processes',
  'outage',
  'upgrade',
  'remotes',
  'monkey',
  'webkit',
];
const EXAMPLE = 'npm run campaign -- crashes order --minutes 2';
const { values, positionals: requestedParts } = readArguments(
  { seed: { type: 'string' }, minutes: { type: 'string' }, clients: { type: 'string' }, only: { type: 'string' } },
  EXAMPLE,
  parts,
);
// Checked before minutes of building; a run of 'soon' or 0 minutes would check nothing.
const NUMBERS = /** @type {const} */ ([
  ['minutes', /^(?=.*[1-9])\d+(\.\d+)?$/, 'a number above 0'],
  ['clients', /^[1-9]\d*$/, 'a number from 1'],
  ['seed', /^\d+$/, 'a whole number'],
]);
for (const [name, pattern, words] of NUMBERS) {
  const text = values[name];
  if (text !== undefined && !pattern.test(text)) stop(`--${name} must be ${words}; '${text}' is not one.`, EXAMPLE);
}
const env = { ...process.env };
const needs = (...names) => requestedParts.length === 0 || names.some((name) => requestedParts.includes(name));
if (values.only && !needs('remotes')) {
  stop('--only chooses faults of remotes, which this run leaves out.', "npm run campaign -- remotes --only 'entry'");
}
if (needs('remotes', 'monkey')) env.CHROMIUM = ensureChromium();
if (needs('remotes', 'monkey', 'webkit')) {
  if ((await run(process.execPath, ['scripts/build.mjs'])) !== 0) process.exit(1);
} else await buildPackages(['provider-api']);
const code = await run('npm', ['run', '--silent', 'template', '-w', 'provider-api']);
if (code !== 0) process.exit(code);
const program = ['node_modules/tsx/dist/cli.mjs', 'e2e/campaign/run.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, program, { env });
