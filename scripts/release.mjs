/**
 * `npm run release -- mf-restaurants` builds one remote, checks it and packs it into one file; with `--to https://…` the
 * site gets it and puts it into use. Nothing else is built or touched. docs/how-to/release.md has all options.
 */
import path from 'node:path';
import { readArguments, stop } from './lib/arguments.mjs';
import { pack, problemsOf } from './lib/pack.mjs';
import { buildPackages } from './lib/packages.mjs';
import { remoteNames } from './lib/remotes.mjs';
import { OPTIONS, orExplain, readOptions, ship } from './lib/ship.mjs';

const EXAMPLE = 'npm run release -- mf-restaurants --to https://innkeeper.example';
const { values, positionals } = readArguments(OPTIONS, EXAMPLE);
const [name, ...more] = positionals;
if (!remoteNames().includes(name) || more.length > 0) stop(`Name a remote: ${remoteNames().join(', ')}.`, EXAMPLE);

async function packedRelease() {
  await buildPackages([name]);
  const problems = await problemsOf(name);
  if (problems.length > 0) stop(`${name} cannot be released:\n  ${problems.join('\n  ')}`);
  const release = await pack(name);
  const file = path.relative(process.cwd(), release.file);
  console.log(`${name} ${release.version} is packed in ${file} (${Math.ceil(release.bytes.length / 1000)} KB).`);
  if (!values.to) {
    console.log(
      `Send it to a site with: npx ./${file} --to https://… --token …\nor with: npm run release -- ${name} --to https://…`,
    );
  }
  return release;
}

await orExplain(async () => {
  const isMove = values.promote || values.rollback || values.withdraw !== undefined;
  const isSent = values.to !== undefined || Object.keys(values).length > 0;
  // Options that make no sense are refused before minutes of building.
  const options = isSent ? readOptions(values) : null;
  const release = isMove ? undefined : await packedRelease();
  if (options) await ship({ name, ...options, version: release?.version, pack: release && (() => release.bytes) });
});
