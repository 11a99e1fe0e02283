/**
 * `npm run new:content-type -- mf-hotel-marketing gift-card [--hotel | --restaurant]` writes the files of a new content
 * type, adds a line to every list of content types, and prints what is left to do. Existing files are never
 * overwritten. `--singular` says that a name such as `lens` is not a plural, `--root` names another copy of the
 * project.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, stop } from './lib/arguments.mjs';
import { contentTypeFiles } from './lib/contentTypeFiles.mjs';
import { contentTypeLines } from './lib/contentTypeLines.mjs';
import { contentTypeTests } from './lib/contentTypeTests.mjs';
import { formatText } from './lib/formatText.mjs';
import { remoteNames } from './lib/remotes.mjs';
import { root as projectRoot } from './lib/run.mjs';
import { RESERVED_WORDS, singularOf, spellings } from './lib/spellings.mjs';

const EXAMPLE = 'npm run new:content-type -- mf-hotel-marketing gift-card --hotel';
const options = /** @type {const} */ ({
  hotel: { type: 'boolean' },
  restaurant: { type: 'boolean' },
  singular: { type: 'boolean' },
  root: { type: 'string', default: projectRoot },
});
const { values, positionals } = readArguments(options, EXAMPLE);
const root = String(values.root);
const stopWith = (message) => stop(message, EXAMPLE);
const [remote, name, ...extra] = positionals;
if (!remoteNames().includes(remote)) stopWith(`Name a remote first: ${remoteNames().join(', ')}.`);
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || extra.length > 0) {
  stopWith('Name the content type in the singular, in small letters with dashes.');
}
const singular = singularOf(name);
if (singular && !values.singular) {
  stopWith(`'${name}' looks like a plural. Write '${singular}', or add --singular if it is not one.`);
}
if (RESERVED_WORDS.has(spellings(name).camel)) {
  stopWith(
    `The code cannot name anything '${name}': that is a word of the language. Choose another one, such as 'stay-${name}'.`,
  );
}
if (values.hotel && values.restaurant) stopWith('A content type belongs to hotels or to restaurants.');
if (!existsSync(path.join(root, remote, 'src/content.ts'))) {
  stopWith(
    `${remote} has no src/content.ts, which names its content types. Its routes.ts and pages.ts read it as those of mf-restaurants do.`,
  );
}

const words = spellings(name);
const place = values.restaurant || (remote === 'mf-restaurants' && !values.hotel) ? 'restaurant' : 'hotel';
const files = { ...contentTypeFiles(words, { remote, place }), ...contentTypeTests(words, { remote, place }) };
const existing = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
if (existing.length > 0) stopWith(`There is already ${existing.join(', ')}.`);

const lines = Object.entries(contentTypeLines(words, { remote, place })).map(([file, change]) => {
  try {
    return [file, change(readFileSync(path.join(root, file), 'utf8'))];
  } catch ({ message }) {
    return stopWith(`${file} does not look as expected, and nothing was written. ${message}`);
  }
});
// Everything is formatted, and thereby parsed, before the first file is written.
const formattedFiles = await Promise.all(
  [...Object.entries(files), ...lines].map(async ([file, text]) => [file, await formatText(file, text)]),
);
for (const [file, text] of formattedFiles) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

console.log(`New: ${Object.keys(files).join('\n     ')}`);
console.log(`Changed: ${lines.map(([file]) => file).join('\n         ')}`);
console.log(`
What is left:
1. Its table: npm run migration -w provider-api -- --name ${words.table}
2. Its own fields: a line each in shared-kit/src/rules/models/${words.camel}.ts and ${remote}/src/${words.path}/${words.camel}Form.tsx, then step 1 again.
3. Its place in the sidebar: 'sidebar' in ${remote}/src/${words.path}/${words.camel}.ts.
4. Then: npm run types && npm run lint && npx jest ${words.path} ${remote}/src/routes.test permissionMatrix nothingIsDropped bounds live.test targets everyChange forget.test`);
