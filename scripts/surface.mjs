/**
 * `npm run surface` records what the kit offers to remotes; `-- --check` says whether the record is up to date. A
 * change since the last version first needs a new version in shared-kit/package.json: a patch version keeps the earlier
 * forms, a breaking one drops them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kitVersion, root } from '../shared-kit/build/places.mjs';
import { readSurface } from '../shared-kit/build/surface.mjs';
import {
  compareVersions,
  isBreakingStep,
  nextBreakingVersion,
  nextCompatibleVersion,
  nextSurface,
  surfaceProblems,
} from '../shared-kit/build/surfaceSteps.mjs';
import { surfaceFile } from '../shared-kit/build/writtenSurface.mjs';
import { readArguments, stop } from './lib/arguments.mjs';
import { formatText } from './lib/formatText.mjs';

const { values } = readArguments({ check: { type: 'boolean' }, again: { type: 'boolean' } }, 'npm run surface', []);
const folder = path.join(root, 'shared-kit/surfaces');
const reportFile = path.join(root, 'shared-kit/surface.txt');
const fileOf = (version) => path.join(folder, `${version}.json`);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

mkdirSync(folder, { recursive: true });
const versions = readdirSync(folder)
  .map((file) => path.basename(file, '.json'))
  .sort(compareVersions);
const { shapes, report } = await readSurface();

async function write() {
  const previousVersion = versions.filter((version) => version !== kitVersion).at(-1);
  const isBreaking = previousVersion !== undefined && isBreakingStep(previousVersion, kitVersion);
  const next = nextSurface(shapes, previousVersion ? readJson(fileOf(previousVersion)) : {}, { isBreaking });
  const written = existsSync(fileOf(kitVersion)) ? readJson(fileOf(kitVersion)) : undefined;
  const isNew = written === undefined || values.again;
  if (!isNew && JSON.stringify(nextSurface(shapes, written, { isBreaking: false })) !== JSON.stringify(written)) {
    stop(
      `The kit's surface changed since ${kitVersion}. Set the version in shared-kit/package.json to ${nextCompatibleVersion(kitVersion)} when remotes that were built before still work, else to ${nextBreakingVersion(kitVersion)}, say in shared-kit/CHANGELOG.md what changed, and run this again. (While ${kitVersion} is on no other branch: npm run surface -- --again.)`,
    );
  }
  const text = await formatText(surfaceFile, JSON.stringify(isNew ? next : written));
  for (const file of [surfaceFile, fileOf(kitVersion)]) writeFileSync(file, text);
  writeFileSync(reportFile, report);
  console.log(
    `The surface of shared-kit ${kitVersion} is in shared-kit/surface.json, its declarations in shared-kit/surface.txt.`,
  );
}

function check() {
  const problems = surfaceProblems({
    shapes,
    surface: readJson(surfaceFile),
    history: Object.fromEntries(versions.map((version) => [version, readJson(fileOf(version))])),
    version: kitVersion,
    changelog: readFileSync(path.join(root, 'shared-kit/CHANGELOG.md'), 'utf8'),
  });
  if (readFileSync(reportFile, 'utf8') !== report)
    problems.push('shared-kit/surface.txt is not up to date. Run: npm run surface');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

await (values.check ? check() : write());
