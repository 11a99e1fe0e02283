/**
 * `npm run new:remote -- mf-spa` writes a remote with one page, its test and its place in the workspace. Nothing that exists is
 * overwritten, and nothing else has to be built: `npm run release` ships it. `--root` names another copy of the project.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, stop } from './lib/arguments.mjs';
import { formatText } from './lib/formatText.mjs';
import { lockWith, remoteFiles } from './lib/remoteFiles.mjs';
import { root as projectRoot } from './lib/run.mjs';

const EXAMPLE = 'npm run new:remote -- mf-spa';
const { values, positionals } = readArguments({ root: { type: 'string', default: projectRoot } }, EXAMPLE);
const [name, ...extra] = positionals;
const { root } = values;
if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name ?? '') || extra.length > 0) {
  stop("Name the remote in small letters with dashes, with 'mf-' in front.", EXAMPLE);
}
if (existsSync(path.join(root, name))) stop(`There already is ${name}.`, EXAMPLE);

const address = `/${name.slice('mf-'.length)}`;
const isTaken = readdirSync(root).some(
  (folder) =>
    folder.startsWith('mf-') &&
    existsSync(path.join(root, folder, 'src/routes.ts')) &&
    readFileSync(path.join(root, folder, 'src/routes.ts'), 'utf8').includes(`path: '${address}'`),
);
if (isTaken) stop(`Another remote shows ${address} already. Choose another name.`, EXAMPLE);

const lockFile = path.join(root, 'package-lock.json');
// Everything is formatted, and so parsed, before the first file is written.
const formattedFiles = await Promise.all(
  Object.entries(remoteFiles(name)).map(async ([file, text]) => [path.join(root, file), await formatText(file, text)]),
);
const lock = `${JSON.stringify(lockWith(JSON.parse(readFileSync(lockFile, 'utf8')), name), null, 2)}\n`;
for (const [file, text] of formattedFiles) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(lockFile, lock);
const link = path.join(root, 'node_modules', name);
// Installed as npm would, so that the next start installs nothing.
if (existsSync(path.dirname(link)) && !existsSync(link)) symlinkSync(path.join('..', name), link);

console.log(`New: ${formattedFiles.map(([file]) => path.relative(root, file)).join('\n     ')}
Changed: package-lock.json
See it alone:     npm run alone -- ${name}
Put it into a site: npm run release -- ${name} --to https://…`);
