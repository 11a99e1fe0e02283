import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { kitSource } from './places.mjs';

const HASH_LENGTH = 8;
const printer = ts.createPrinter({ removeComments: true });

const isPrivate = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);

/**
 * Leaves out what cannot be seen from outside: private members, how a function destructures its parameter, which file a type is in.
 */
function publicPart(node) {
  const { factory } = ts;
  const transformer = (context) => {
    const visit = (child) => {
      if (ts.isClassElement(child) && isPrivate(child)) return undefined;
      if (ts.isParameter(child) && !ts.isIdentifier(child.name)) {
        const renamed = factory.updateParameterDeclaration(
          child,
          child.modifiers,
          child.dotDotDotToken,
          'options',
          child.questionToken,
          child.type,
          child.initializer,
        );
        return ts.visitEachChild(renamed, visit, context);
      }
      if (ts.isImportTypeNode(child) && child.qualifier && !child.isTypeOf) {
        const reference = factory.createTypeReferenceNode(child.qualifier, child.typeArguments);
        return ts.visitEachChild(reference, visit, context);
      }
      return ts.visitEachChild(child, visit, context);
    };
    return (root) => ts.visitNode(root, visit);
  };
  return ts.transform(node, [transformer]).transformed[0];
}

/** A declaration at the top of its file, `x: number` of `const x: number` included. */
const isAtTop = (node) =>
  ts.isSourceFile(node.parent) ||
  ts.isModuleBlock(node.parent) ||
  (ts.isVariableDeclaration(node) && isAtTop(node.parent.parent));

/**
 * The package that a file belongs to, with the part of its version that a breaking change bumps; null for the types that come
 * with TypeScript.
 */
function packageVersionOf(file) {
  const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file) ?? [];
  if (!folder || name === 'typescript') return null;
  const [major, minor] = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version.split('.');
  return `${name}@${major === '0' ? `0.${minor}` : major}`;
}

/**
 * Computes the shape of each export: a hash over its declaration and over all declarations of the kit that it refers to. Of other
 * packages, only the name and major version count.
 */
export function shapeReader({ program, fileOf }, folder = kitSource) {
  const checker = program.getTypeChecker();
  const inKit = (node) => node.getSourceFile().fileName.startsWith(folder);
  const targetOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const texts = new Map();

  function textOf(node) {
    if (!texts.has(node)) {
      const text = printer.printNode(ts.EmitHint.Unspecified, publicPart(node), node.getSourceFile());
      texts.set(node, text.replace(/^(export )?(declare )?/, ''));
    }
    return texts.get(node);
  }

  /** Adds all declarations that a symbol is made of to `found`. */
  function collect(symbol, found) {
    for (const node of targetOf(symbol).declarations ?? []) {
      if (!inKit(node)) {
        const owner = packageVersionOf(node.getSourceFile().fileName);
        if (owner) found.set(symbol, `${owner} ${symbol.name}`);
      } else if (isAtTop(node) && !found.has(node)) {
        found.set(node, textOf(node));
        collectFrom(node, found);
      }
    }
  }

  function collectFrom(node, found) {
    if (ts.isClassElement(node) && isPrivate(node)) return;
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) collect(symbol, found);
    }
    ts.forEachChild(node, (child) => collectFrom(child, found));
  }

  const referred = new Set();
  return {
    /** @returns {{name: string, shape: string, text: string}[]} what a module exports at run time, or the named types of it */
    exportsOf(file, names) {
      const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(fileOf(file)));
      const symbolsToRead = symbols.filter(
        (symbol) => names?.includes(symbol.name) ?? targetOf(symbol).flags & ts.SymbolFlags.Value,
      );
      return symbolsToRead
        .map((symbol) => {
          const found = new Map();
          collect(symbol, found);
          const [text, ...others] = found.values();
          for (const other of others) referred.add(other);
          const hash = createHash('sha256').update([text, ...others.sort()].join('\n'));
          return { name: symbol.name, shape: hash.digest('hex').slice(0, HASH_LENGTH), text };
        })
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    /** @returns {string[]} declarations that the requested exports refer to */
    referred: () => [...referred].sort(),
  };
}
