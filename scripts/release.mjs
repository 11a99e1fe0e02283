/**
 * `npm run release -- mf-restaurants` builds one remote and puts it into use; `--rollback` puts the version before it back.
 * Only its own line of the registry changes; nothing else is built or touched.
 */
import {
  builtRelease,
  publishFiles,
  readRegistry,
  registryRules,
  remoteNames,
  removeOldFiles,
  versionFolder,
  writeRegistry,
} from './lib/remotes.mjs';
import { readArguments, stop } from './lib/arguments.mjs';
import { buildPackages } from './lib/packages.mjs';

const EXAMPLE = 'npm run release -- mf-restaurants';
const { values, positionals } = readArguments({ rollback: { type: 'boolean', default: false } }, EXAMPLE);
const [name, ...more] = positionals;
if (!remoteNames().includes(name) || more.length > 0) stop(`Name a remote: ${remoteNames().join(', ')}.`, EXAMPLE);

const { withRelease, withRollback } = await registryRules();
const registry = readRegistry();
const record = registry.remotes.find((line) => line.name === name);

async function released() {
  await buildPackages([name]);
  const release = builtRelease(name);
  publishFiles(release);
  return withRelease(record, release);
}

function rolledBack() {
  if (!record) throw new Error(`${name} was never released.`);
  return withRollback(record, ({ version }) => builtRelease(name, versionFolder(name, version)));
}

try {
  const next = values.rollback ? rolledBack() : await released();
  const others = registry.remotes.filter((line) => line !== record);
  writeRegistry({ remotes: [...others, next].sort((a, b) => a.name.localeCompare(b.name)) });
  removeOldFiles(next);
  const before = record?.version;
  if (before === next.version) console.log(`${name} ${before} is in use already: nothing has changed since.`);
  else console.log(`${name} is now ${next.version}${before ? ` (was ${before})` : ''}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
