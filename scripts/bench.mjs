/**
 * `npm run bench`: builds the product, a control build without federation and a bare page, measures them in Chromium, and prints one
 * table with targets. `-- api` compares the API with a bare handler instead; `-- --built` uses the existing builds; `-- --parts` also
 * prints which packages the bytes come from. Bytes, requests and round trips are absolute; times are ratios within one run.
 */
import { runApiBench } from '../e2e/bench/api/run.mjs';
import { runBench } from '../e2e/bench/lib/run.mjs';
import { readArguments } from './lib/arguments.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const EXAMPLE = 'npm run bench -- --built';
const { values, positionals } = readArguments({ built: { type: 'boolean' }, parts: { type: 'boolean' } }, EXAMPLE, ['api']);

ensureInstalled();
if (!values.built && (await run(process.execPath, ['scripts/build.mjs'])) !== 0) process.exit(1);
const missedCount = positionals.includes('api') ? await runApiBench() : await runBench({ parts: values.parts ?? false });
process.exitCode = missedCount === 0 ? 0 : 1;
