/** `npm run build`: builds what changed and puts the site together in shell/dist. `npm run build -- mf-restaurants` builds one. */
import { run } from './lib/run.mjs';
import { builtRelease, publishFiles, readRegistry, registryRules, remoteNames, removeOldFiles, writeRegistry } from './lib/remotes.mjs';

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const scope = wanted.flatMap((name) => ['--scope', name]);
const lerna = ['node_modules/lerna/dist/cli.js', 'run', 'build', '--concurrency', '2', '--loglevel', 'error', ...scope];
const code = await run(process.execPath, lerna, { env: { ...process.env, NX_DAEMON: 'false' } });
if (code !== 0) process.exit(code);

const { withRelease } = await registryRules();
const before = new Map(readRegistry().remotes.map((record) => [record.name, record]));
const remotes = remoteNames().map((name) => {
  if (wanted.length > 0 && !wanted.includes(name) && before.has(name)) return before.get(name);
  const release = builtRelease(name);
  publishFiles(release);
  const record = withRelease(before.get(name), release);
  removeOldFiles(record);
  return record;
});
writeRegistry({ remotes });
for (const { name, version } of remotes) console.log(`${name} ${version}`);
