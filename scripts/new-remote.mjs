/**
 * `npm run new:remote -- mf-spa` writes a remote with one page, its tests and its place in the workspace and in the sidebar. Nothing that
 * exists is overwritten, and nothing else has to be built: `npm run release` ships it. `--root` names another copy of the project.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, stop } from './lib/arguments.mjs';
import { formatText } from './lib/formatText.mjs';
import { freeOrder, lockWith, remoteFiles, remoteLines } from './lib/remoteFiles.mjs';
import { root as projectRoot } from './lib/run.mjs';
import { spellings } from './lib/spellings.mjs';

const EXAMPLE = 'npm run new:remote -- mf-spa';
const { values, positionals } = readArguments({ root: { type: 'string', default: projectRoot } }, EXAMPLE);
const [name, ...extra] = positionals;
const { root } = values;
if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  stop("Name the remote in small letters with dashes, with 'mf-' in front.", EXAMPLE);
}
if (extra[0]) stop(`'${extra[0]}' is one word too many.`, EXAMPLE);
if (existsSync(path.join(root, name))) stop(`There is already ${name}.`, EXAMPLE);

const address = `/${name.slice('mf-'.length)}`;
const routesOfOthers = readdirSync(root)
  .map((folder) => path.join(root, folder, 'src/routes.ts'))
  .filter((file) => path.relative(root, file).startsWith('mf-') && existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));
const ownRoutes = readFileSync(path.join(projectRoot, 'shared-kit/src/rules/remote/shellRoutes.ts'), 'utf8');
const SERVED = ['/api', '/remotes', '/assets'];
if (ownRoutes.includes(`path: '${address}'`) || SERVED.includes(address)) {
  stop(`The site itself uses ${address}. Choose another name.`, EXAMPLE);
}
const isTaken = routesOfOthers.some((text) => text.includes(`path: '${address}'`));
if (isTaken) stop(`Another remote shows ${address} already. Choose another name.`, EXAMPLE);

const lockFile = path.join(root, 'package-lock.json');
// Everything is formatted, and thereby parsed, before the first file is written.
const files = Object.entries(remoteFiles(name, freeOrder(routesOfOthers)));
const lines = Object.entries(remoteLines(name)).map(([file, change]) => [
  file,
  change(readFileSync(path.join(root, file), 'utf8')),
]);
const formattedFiles = await Promise.all(
  [...files, ...lines].map(async ([file, text]) => [path.join(root, file), await formatText(file, text)]),
);
const lock = `${JSON.stringify(lockWith(JSON.parse(readFileSync(lockFile, 'utf8')), name), null, 2)}\n`;
for (const [file, text] of formattedFiles) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(lockFile, lock);
const link = path.join(root, 'node_modules', name);
// Linked as npm would do it, so that the next start installs nothing.
if (existsSync(path.dirname(link)) && !existsSync(link)) symlinkSync(path.join('..', name), link);

const { words } = spellings(name.slice('mf-'.length));
const listOf = (entries) => entries.map(([file]) => file).join('\n         ');
console.log(`New:     ${listOf(files)}
Changed: ${listOf([...lines, ['package-lock.json']])}
See it alone:     npm run alone -- ${name}
Put it into a site: npm run release -- ${name} --to https://…

What is left:
1. Its owners: a line for /${name}/ and one for its workflow in .github/CODEOWNERS.
2. Its workflow: .github/workflows/${name}.yml, like mf-restaurants.yml, with the secret DEPLOY_TOKEN_${words.singular.replaceAll(' ', '_').toUpperCase()}.
3. Its place in the sidebar: 'order' in ${name}/src/routes.ts, and the same place in TOP of e2e/rights/areas.e2e.ts.
4. Then: npm run types && npm run lint && npx jest ${name} scripts`);
