import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './lib/run.mjs';
import { packageNames } from './lib/workspaces.mjs';

/** A field of the kit that no form has yet: docs/how-to/content.md offers it to teams. */
const UNUSED_FIELD = /^shared-kit\/src\/fields\/number\//;
const isOfTests = (file) => /\.test\.tsx?$|(^|\/)testing\//.test(file);

const filesIn = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
        .filter((file) => !/\/(node_modules|dist)\//.test(file))
    : [];
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const packages = packageNames().filter((name) => name !== 'e2e');
const code = new Set(
  packages
    .flatMap((name) => ['src', 'demo', 'testing'].flatMap((folder) => filesIn(`${name}/${folder}`)))
    .filter((file) => /\.tsx?$/.test(file)),
);
/** Descriptions of builds, which name files by their paths. */
const buildTexts = packages
  .flatMap((name) => ['webpack.config.mjs', 'build.mjs'].map((file) => `${name}/${file}`))
  .filter((file) => existsSync(path.join(root, file)))
  .concat(filesIn('shared-kit/build').filter((file) => file.endsWith('.mjs')))
  .map(read);

/** The file that an import path refers to, as seen from another file. */
function resolveImport(file, address) {
  const base = address.startsWith('shared-kit/')
    ? `shared-kit/src/${address.slice('shared-kit/'.length)}`
    : path.posix.join(path.posix.dirname(file), address);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find((candidate) => code.has(candidate));
}
const importsOf = (file) =>
  ts.preProcessFile(read(file)).importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? []);

/** Product files that only tests import, directly or indirectly. */
function helpersInProduct() {
  const imports = new Map([...code].map((file) => [file, importsOf(file)]));
  const imported = new Set([...imports.values()].flat());
  const isEntry = (file) => !imported.has(file) || buildTexts.some((text) => text.includes(path.posix.basename(file)));
  const product = [...code].filter((file) => !isOfTests(file));
  const reachable = new Set(product.filter(isEntry));
  for (const file of reachable) for (const next of imports.get(file) ?? []) reachable.add(next);
  return product.filter((file) => !reachable.has(file) && !UNUSED_FIELD.test(file));
}

it('code that only tests use is in the testing folder of its package', () => {
  expect(code.size).toBeGreaterThan(1000);
  expect(helpersInProduct()).toEqual([]);
});
