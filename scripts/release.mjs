/**
 * `npm run release -- mf-restaurants` builds one remote, checks it and packs it into one file; with `--to https://…` it
 * also sends the file to a site and puts the version into use there. Nothing else is built or changed.
 * docs/how-to/release.md has all options.
 */
import path from 'node:path';
import { readArguments, stop } from './lib/arguments.mjs';
import { pack, releaseProblemsOf } from './lib/pack.mjs';
import { buildPackages } from './lib/packages.mjs';
import { remoteNames } from './lib/remotes.mjs';
import { OPTIONS, explainRefusals, readOptions, ship } from './lib/ship.mjs';
import { siteAt } from './lib/shipSite.mjs';

const EXAMPLE = 'npm run release -- mf-restaurants --to https://innkeeper.example';
const { values, positionals } = readArguments(OPTIONS, EXAMPLE);
const [name, ...extra] = positionals;
if (!remoteNames().includes(name) || extra.length > 0) stop(`Name a remote: ${remoteNames().join(', ')}.`, EXAMPLE);

async function packRelease() {
  await buildPackages([name]);
  const problems = await releaseProblemsOf(name);
  if (problems.length > 0) stop(`${name} cannot be released:\n  ${problems.join('\n  ')}`);
  const release = await pack(name);
  const file = path.relative(process.cwd(), release.file);
  console.log(`${name} ${release.version} is packed in ${file} (${Math.ceil(release.bytes.length / 1000)} KB).`);
  if (!values.to) {
    console.log(
      `Send it to a site with: npx --yes ./${file} --to https://… --token …\nor with: npm run release -- ${name} --to https://…`,
    );
  }
  return release;
}

await explainRefusals(async () => {
  const movesVersion = values.promote || values.rollback || values.withdraw !== undefined;
  const goesToSite = Object.keys(values).length > 0;
  // Invalid options, and a wrong address or token, are refused before minutes of building. Afterwards the version in
  // use is read again: somebody may have changed it meanwhile, and a change names the version that it is based on.
  const options = goesToSite ? readOptions(values) : null;
  if (options && !movesVersion) await (await siteAt(options.to, options.token, name)).list();
  const release = movesVersion ? undefined : await packRelease();
  if (options) await ship({ name, ...options, version: release?.version, pack: release && (() => release.bytes) });
});
