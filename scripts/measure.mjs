/**
 * `npm run measure`: prints figures of the product next to their targets. The code is measured now; the times of `npm test` and of
 * the bench are those of their last run here, unless `-- --bench` runs the bench first. `-- --where` prints the files that are counted.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { measureCode } from './lib/measureCode.mjs';
import { readTimes } from './lib/reports.mjs';
import { limitedFigure, plainFigure, sum } from './lib/figures.mjs';
import { root, run } from './lib/run.mjs';
import { PARTS } from './lib/testPlan.mjs';

const PAGE_RESULT = 'e2e/bench/result.json';
const API_RESULT = 'e2e/bench/api/result.json';
const TEST_SECONDS = 9 * 60;
const EXAMPLE = 'npm run measure -- --where';
const { values } = readArguments({ bench: { type: 'boolean' }, where: { type: 'boolean' } }, EXAMPLE, []);

function testLines() {
  const times = readTimes();
  const parts = PARTS.flatMap((name) => (times[name] ? [{ name, ...times[name] }] : []));
  const lines = parts.map(({ name, passed, failed, seconds, on }) => ({
    ...plainFigure(`npm test, ${name}: seconds`, seconds, `${passed} passed, ${failed} failed; ${on.slice(0, 16)}`),
    holds: failed === 0,
  }));
  const missing = PARTS.filter((name) => !times[name]);
  if (missing.length > 0) return [...lines, plainFigure('npm test', '-', `${missing.join(', ')}: run npm test once`)];
  // Lint and types run in parallel.
  const { lint, types, ...others } = times;
  const totalSeconds = Math.max(lint.seconds, types.seconds) + sum(Object.values(others).map(({ seconds }) => seconds));
  return [...lines, limitedFigure('npm test, all parts: seconds', totalSeconds, TEST_SECONDS)];
}

/** The results that a bench wrote on its last run here. */
function benchLines(title, file, command) {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return [plainFigure(title, '-', `run ${command} once, or this with --bench`)];
  const result = JSON.parse(readFileSync(absolute, 'utf8'));
  const on = statSync(absolute).mtime.toISOString().slice(0, 16);
  const lines = Array.isArray(result) ? result : result.lines;
  return lines.map(({ name, rows, value, ratio, most: limit, least, holds }) => ({
    name: rows ? `${title}: ${name}, ${rows} rows, of the bare handler` : `${title}: ${name}`,
    value: value ?? ratio,
    target: limit !== undefined ? `≤ ${limit}` : least !== undefined ? `≥ ${least}` : '',
    holds,
    more: on,
  }));
}

const formatValue = (value) => (typeof value !== 'number' || Number.isInteger(value) ? String(value) : value.toFixed(2));

function print(lines) {
  const width = (read) => Math.max(...lines.map((line) => read(line).length));
  const [names, values, targets] = [
    width(({ name }) => name),
    width(({ value }) => formatValue(value)),
    width(({ target }) => target),
  ];
  for (const { name, value, target, holds, more } of lines) {
    const verdict = target === '' && holds ? '    ' : holds ? 'pass' : 'MISS';
    const columns = [name.padEnd(names), formatValue(value).padStart(values), target.padEnd(targets), verdict, more];
    console.log(columns.join('  ').trimEnd());
  }
}

if (values.bench) {
  // If a bench fails, the figures of an earlier one must not remain.
  for (const file of [PAGE_RESULT, API_RESULT]) rmSync(path.join(root, file), { force: true });
  await run(process.execPath, ['scripts/bench.mjs']);
  await run(process.execPath, ['scripts/bench.mjs', 'api', '--built']);
}
const lines = [
  ...measureCode({ printFiles: values.where }),
  ...testLines(),
  ...benchLines('page', PAGE_RESULT, 'npm run bench'),
  ...benchLines('API', API_RESULT, 'npm run bench -- api'),
];
print(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;
