/**
 * `npm test`: every check, one after another. `npm test -- unit e2e` runs parts, `npm test -- mf-restaurants` what one team needs,
 * `npm test -- --changed [--base origin/main]` what the changes of a branch can have broken. Ends with one line that sums all
 * tests.
 */
import { changedSince, affectedPackages } from './lib/affected.mjs';
import { readArguments, stop } from './lib/arguments.mjs';
import { saveTimes } from './lib/reports.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { planOfChange, planOfArguments } from './lib/testPlan.mjs';
import { build, runPart } from './lib/testParts.mjs';
import { packageNames } from './lib/workspaces.mjs';

const PARALLEL = ['lint', 'types'];
const EXAMPLE = 'npm test -- mf-restaurants';
const packages = packageNames();
const isRemote = (name) => name.startsWith('mf-');

function readPlan() {
  const { values, positionals } = readArguments({ changed: { type: 'boolean' }, base: { type: 'string' } }, EXAMPLE);
  if (values.base && !values.changed) stop('--base says what --changed compares with.', 'npm test -- --changed --base main');
  if (!values.changed) return planOfArguments(positionals, packages, isRemote);
  if (positionals.length > 0) stop('--changed finds out by itself what to run; name nothing beside it.', 'npm test -- --changed');
  ensureInstalled();
  return planOfChange(changedSince(values.base ?? 'main'), affectedPackages, packages, isRemote);
}

let plan;
try {
  plan = readPlan();
} catch (error) {
  stop(error.message);
}
if (plan.parts.length === 0) console.log('Nothing changed that a test reads.');
else if (plan.packages) console.log(`Of ${plan.packages.join(', ') || 'the documents'}: ${plan.parts.join(', ') || 'no part'}.`);

ensureInstalled();
const outcomes = [];
async function measurePart(name) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const outcome = await runPart[name](plan).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  return { name, ...outcome, seconds: Math.round((Date.now() - startedAt) / 1000) };
}
// Neither lint nor types keeps two cores busy all the time; the other parts do. What the browser tests need is built as
// soon as the types are checked. If that build fails, the e2e part builds again and reports why.
const parallelParts = plan.parts.filter((name) => PARALLEL.includes(name));
const buildsEarly = plan.parts.includes('e2e') && parallelParts.length === PARALLEL.length;
outcomes.push(
  ...(await Promise.all(
    parallelParts.map(async (name) => {
      const outcome = await measurePart(name);
      if (buildsEarly && name === 'types') await build();
      return outcome;
    }),
  )),
);
for (const name of plan.parts) if (!PARALLEL.includes(name)) outcomes.push(await measurePart(name));

console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}
for (const line of outcomes.flatMap(({ named = [] }) => named)) console.log(line);
if (!plan.packages) saveTimes(outcomes);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
