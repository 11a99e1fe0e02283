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
import { buildPackages } from './lib/packages.mjs';

const words = process.argv.slice(2);
const back = words.includes('--rollback');
const [name] = words.filter((word) => !word.startsWith('-'));

if (!name || !remoteNames().includes(name)) {
  console.error(`Name a remote: ${remoteNames().join(', ')}. For example: npm run release -- mf-restaurants`);
  process.exit(1);
}

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
  const next = back ? rolledBack() : await released();
  const others = registry.remotes.filter((line) => line !== record);
  writeRegistry({ remotes: [...others, next].sort((a, b) => a.name.localeCompare(b.name)) });
  removeOldFiles(next);
  console.log(`${name} is now ${next.version}${record ? ` (was ${record.version})` : ''}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
