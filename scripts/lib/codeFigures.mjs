import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';
import { spellings } from './words.mjs';
import { packageNames } from './workspaces.mjs';

/** Code that people use: not tests and their helpers, demo data or what draws it. */
const ELSEWHERE = /\.test\.|(^|\/)(testing|dist)\//;
const isProduct = (name) => !/^(e2e|demo-pictures)$/.test(name) && !name.includes('/src/');

/**
 * A file of code, read by the compiler: comments and spaces do not count.
 * @typedef {object} Code
 * @property {string} file from the repository's root
 * @property {number} lines
 * @property {Set<string>} names every identifier and text in it, and the words of its addresses
 * @property {number} casts `as` but `as const`
 * @property {number} blindCasts those through `unknown`, and those to `never`
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
  const found = { file, lines: text.split('\n').length - 1, names: new Set(), casts: 0, blindCasts: 0 };
  const visit = (node, parent) => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) found.names.add(node.text);
    if (ts.isStringLiteralLike(node)) for (const word of node.text.split('/')) found.names.add(word);
    if (ts.isAsExpression(node)) {
      const { kind } = node.type;
      if (!ts.isConstTypeReference(node.type)) found.casts += 1;
      if (kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(parent ?? node)) found.blindCasts += 1;
      if (kind === ts.SyntaxKind.NeverKeyword) found.blindCasts += 1;
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source);
  return found;
}

/** @returns {Code[]} every file of the product's own code */
export function productCode() {
  const files = new Set();
  for (const name of packageNames().filter(isProduct)) {
    for (const found of readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })) {
      const file = path.posix.join(name, 'src', found.replaceAll(path.sep, '/'));
      if (/\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !ELSEWHERE.test(file)) files.add(file);
    }
  }
  return [...files].sort().map((file) => readCode(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * The files that name a content type, except its own folders and the files named after it.
 * @param {Code[]} code
 * @param {string} name singular, such as `tiled-promo`
 */
export function placesOf(code, name) {
  const { camel, pascal, resource, path: many } = spellings(name);
  const own = new RegExp(`(^|/)(${name}|${many}|${camel}|${pascal})`);
  // The middle of a longer name counts where it begins (`newTiledPromo`), the middle of another word does not.
  const named = new RegExp(`(^|[^a-zA-Z]|[a-z](?=[A-Z]))(${[camel, pascal, name, resource].join('|')})s?(?![a-z])`);
  return code.filter(({ file, names }) => !own.test(file) && [...names].some((one) => named.test(one))).map(({ file }) => file);
}

/** The files that name a field, without previews, where showing it is a choice. @param {Code[]} code */
function filesOfField(code, field) {
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const isIt = (name) => name === field || name === snake || name.split('.').includes(field);
  return code.filter(({ file, names }) => !file.includes('Preview') && [...names].some(isIt)).map(({ file }) => file);
}

/**
 * The files that a field needs by hand, of each model: those of its field that fewest name, and its migration. Only names of two
 * words or more that are in only one model are checked: code that contains them means the field.
 * @param {Code[]} code
 * @returns {{model: string, field: string, files: string[]}[]} without the models that have no such field
 */
export function fieldsByHand(code) {
  const models = code
    .filter(({ file }) => /rules\/models\/\w+\.ts$/.test(file))
    .map(({ file }) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const fields = text.includes('defineModel({')
        ? [...text.matchAll(/^ {4,6}([a-z]+[A-Z]\w*): \w+\(/gm)].map(([, name]) => name)
        : [];
      return { model: path.basename(file, '.ts'), fields: [...new Set(fields)] };
    });
  const all = models.flatMap(({ fields }) => fields);
  return models.flatMap(({ model, fields }) => {
    const plain = fields.filter((field) => all.indexOf(field) === all.lastIndexOf(field));
    const found = plain.map((field) => ({ model, field, files: [...filesOfField(code, field), 'its migration'] }));
    return found.sort((one, other) => one.files.length - other.files.length).slice(0, 1);
  });
}
