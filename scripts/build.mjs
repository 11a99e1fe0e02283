/**
 * `npm run build`: builds what changed and assembles the site in shell/dist. A server publishes these remotes when it
 * starts.
 */
import { readArguments } from './lib/arguments.mjs';
import { readBuiltRelease, publishFiles, readRegistry, remoteNames, removeOldFiles, writeRegistry } from './lib/remotes.mjs';
import { buildPackages } from './lib/packages.mjs';

readArguments({}, 'npm run build', []);
await buildPackages();

const remotes = remoteNames().map((name) => {
  const release = readBuiltRelease(name);
  publishFiles(release);
  removeOldFiles(release);
  return { ...release, previous: [] };
});
// The time tells servers which of two builds is newer, so it stays the same while nothing changes.
if (JSON.stringify(readRegistry().remotes) !== JSON.stringify(remotes)) {
  writeRegistry({ builtOn: new Date().toISOString(), remotes });
}
for (const { name, version } of remotes) console.log(`${name} ${version}`);
