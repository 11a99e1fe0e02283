import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';
import { spellings } from './spellings.mjs';
import { packageNames } from './workspaces.mjs';

/** Matches tests, their helpers and builds. */
const NO_PRODUCT = /\.test\.|(^|\/)(testing|dist)\//;
const isProduct = (name) => !/^(e2e|demo-pictures)$/.test(name) && !name.includes('/src/');

/**
 * A source file as the compiler parses it: comments and whitespace do not count.
 * @typedef {object} Code
 * @property {string} file its path from the root of the repository
 * @property {number} lines
 * @property {Set<string>} names its identifiers and string literals, and the segments of the paths in them
 * @property {number} casts how often it has `as`, other than `as const`
 * @property {number} blindCasts how many of these are through `unknown` or to `never`
 */

/** @returns {Code} */
export function readCode(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const code = { file, lines: text.split('\n').length - 1, names: new Set(), casts: 0, blindCasts: 0 };
  const visit = (node, parent) => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) code.names.add(node.text);
    if (ts.isStringLiteralLike(node)) for (const segment of node.text.split('/')) code.names.add(segment);
    if (ts.isAsExpression(node)) {
      const { kind } = node.type;
      if (!ts.isConstTypeReference(node.type)) code.casts += 1;
      if (kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(parent ?? node)) code.blindCasts += 1;
      if (kind === ts.SyntaxKind.NeverKeyword) code.blindCasts += 1;
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source);
  return code;
}

/** @returns {Code[]} all source files of the product */
export function productCode() {
  const files = new Set();
  for (const name of packageNames().filter(isProduct)) {
    for (const entry of readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })) {
      const file = path.posix.join(name, 'src', entry.replaceAll(path.sep, '/'));
      if (/\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !NO_PRODUCT.test(file)) files.add(file);
    }
  }
  return [...files].sort().map((file) => readCode(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * The files that name a content type, except its own folders and the files named after it.
 * @param {Code[]} code
 * @param {string} name singular, such as `tiled-promo`
 */
export function filesNaming(code, name) {
  const { camel, pascal, resource, path: collection } = spellings(name);
  const ownFile = new RegExp(`(^|/)(${name}|${collection}|${camel}|${pascal})`);
  // It may be part of a longer identifier (`newTiledPromo`), but not of another word (`tiledPromotion`).
  const nameOfType = new RegExp(`(^|[^a-zA-Z]|[a-z](?=[A-Z]))(${[camel, pascal, name, resource].join('|')})s?(?![a-z])`);
  return code
    .filter(({ file, names }) => !ownFile.test(file) && [...names].some((name) => nameOfType.test(name)))
    .map(({ file }) => file);
}

/** The files that name a field, except previews, which need not show every field. @param {Code[]} code */
function filesNamingField(code, field) {
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const isField = (name) => name === field || name === snake || name.split('.').includes(field);
  return code.filter(({ file, names }) => !file.includes('Preview') && [...names].some(isField)).map(({ file }) => file);
}

/**
 * Finds for each model how many files have to name a field by hand: it takes the field that the fewest files name, and
 * adds the migration. Only fields of one model whose names have two words or more are considered, since no other code
 * uses such a name.
 * @param {Code[]} code
 * @returns {{model: string, field: string, files: string[]}[]} models without such a field are left out
 */
export function handWrittenFields(code) {
  const models = code
    .filter(({ file }) => /rules\/models\/\w+\.ts$/.test(file))
    .map(({ file }) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const fields = text.includes('defineModel({')
        ? [...text.matchAll(/^ {4,6}([a-z]+[A-Z]\w*): \w+\(/gm)].map(([, name]) => name)
        : [];
      return { model: path.basename(file, '.ts'), fields: [...new Set(fields)] };
    });
  const allFields = models.flatMap(({ fields }) => fields);
  return models.flatMap(({ model, fields }) => {
    const uniqueFields = fields.filter((field) => allFields.indexOf(field) === allFields.lastIndexOf(field));
    const candidates = uniqueFields.map((field) => ({
      model,
      field,
      files: [...filesNamingField(code, field), 'its migration'],
    }));
    return candidates.sort((a, b) => a.files.length - b.files.length).slice(0, 1);
  });
}
