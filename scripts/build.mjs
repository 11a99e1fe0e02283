/** `npm run build`: builds what changed and puts the site together in shell/dist. */
import {
  builtRelease,
  publishFiles,
  readRegistry,
  registryRules,
  remoteNames,
  removeOldFiles,
  writeRegistry,
} from './lib/remotes.mjs';
import { buildPackages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';

await buildPackages();
// Drawn once, so that the first start has them at hand.
if ((await run(process.execPath, ['provider-api/dist/photos.js', '--missing'])) !== 0) process.exit(1);

const { withRelease } = await registryRules();
const before = new Map(readRegistry().remotes.map((record) => [record.name, record]));
const remotes = remoteNames().map((name) => {
  const release = builtRelease(name);
  publishFiles(release);
  const record = before.get(name);
  // A version that someone stepped back from stays back until it is released again.
  if (record?.previous.some(({ version }) => version === release.version)) return record;
  const next = withRelease(record, release);
  removeOldFiles(next);
  return next;
});
writeRegistry({ remotes });
for (const { name, version } of remotes) console.log(`${name} ${version}`);
