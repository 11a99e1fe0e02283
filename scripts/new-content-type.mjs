/**
 * `npm run new:content-type -- mf-hotel-marketing gift-card [--hotel | --restaurant]` writes the files of a new content type,
 * adds its lines to the lists that name all of them, and says what is left. Nothing that is there is overwritten.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { readArguments, stop } from './lib/arguments.mjs';
import { contentTypeFiles } from './lib/contentTypeFiles.mjs';
import { contentTypeLines } from './lib/contentTypeLines.mjs';
import { contentTypeTests } from './lib/contentTypeTests.mjs';
import { remoteNames } from './lib/remotes.mjs';
import { root } from './lib/run.mjs';
import { spellings } from './lib/words.mjs';

const EXAMPLE = 'npm run new:content-type -- mf-hotel-marketing gift-card --hotel';
const { values, positionals } = readArguments({ hotel: { type: 'boolean' }, restaurant: { type: 'boolean' } }, EXAMPLE);
const refuse = (sentence) => stop(sentence, EXAMPLE);
const [remote, name, ...more] = positionals;
if (!remoteNames().includes(remote)) refuse(`Name a remote first: ${remoteNames().join(', ')}.`);
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || more.length > 0) {
  refuse('Name the content type in the singular, in small letters with dashes.');
}
if (values.hotel && values.restaurant) refuse('A content type belongs to hotels or to restaurants.');

const words = spellings(name);
const where = {
  remote,
  place: values.restaurant || (remote === 'mf-restaurants' && !values.hotel) ? 'restaurant' : 'hotel',
  provesKinds: existsSync(path.join(root, remote, 'src/everyKind.test.tsx')),
};
const files = { ...contentTypeFiles(words, where), ...contentTypeTests(words, where) };
const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
if (taken.length > 0) refuse(`There already is ${taken.join(', ')}.`);

const lines = Object.entries(contentTypeLines(words, where)).map(([file, change]) => {
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = change(before);
  if (after === before) refuse(`${file} does not look as expected: nothing was written.`);
  return [file, after];
});
const settings = await prettier.resolveConfig(path.join(root, 'package.json'));
// Everything is formatted, and so parsed, before the first file is written.
const written = await Promise.all(
  [...Object.entries(files), ...lines].map(async ([file, text]) => [
    file,
    await prettier.format(text, { ...settings, filepath: path.join(root, file) }),
  ]),
);
for (const [file, text] of written) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

console.log(`New: ${Object.keys(files).join('\n     ')}`);
console.log(`Changed: ${lines.map(([file]) => file).join('\n         ')}`);
console.log(`
What is left:
1. Its table: npm run migration -w provider-api -- --name ${words.table}
2. Who may do what: a row in GRID_ROWS (shared-kit/src/rules/permissionGrid.ts) offers '${words.resource}' in the permission grid;
   an entry in DEFAULT_READS (shared-kit/src/rules/defaultPermissions.ts) lets a property's new staff read it from the start.
3. Its own fields: one line each in its model (shared-kit/src/rules/models/${words.camel}.ts) and in ${words.camel}Form.tsx, then a migration again.
4. Then: npm run types && npm run lint && npx jest ${words.path}`);
