import path from 'node:path';
import ts from 'typescript';
import { kitSource, root } from './places.mjs';

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.browser.json'), ts.sys.readFile);
// The shapes of earlier versions were read with Node's types available: without them, many would look changed.
const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, types: ['node'] };
const toDeclaration = (file) => file.replace(/\.tsx?$/, '.d.ts');

/** Both programs read the same libraries, so each library file is parsed only once. */
function hostFor(compilerOptions, parsed, isOwn) {
  const host = ts.createCompilerHost(compilerOptions);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    if (isOwn(file)) return getSourceFile(file, ...rest);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  return host;
}

/**
 * Emits the declarations of kit modules, and of everything in the kit that they import, and reads them back.
 * @param {string[]} files paths of the modules
 * @param {string} folder the folder that contains them
 * @returns {{program: ts.Program, fileOf: (file: string) => ts.SourceFile}} a program made of declarations alone, with every
 *   inferred type spelled out
 * @throws {Error} when a type cannot be declared
 */
export function declarationsOf(files, folder = kitSource) {
  const isOwn = (file) => file.startsWith(folder + path.sep);
  const parsed = new Map();
  const emitOptions = {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  };
  const source = ts.createProgram(
    [...files, path.join(kitSource, 'types.d.ts')],
    emitOptions,
    hostFor(emitOptions, parsed, isOwn),
  );
  const texts = new Map();
  // Without an output folder each declaration is placed beside its source, so that its imports resolve in the same way.
  const { diagnostics } = source.emit(undefined, (file, text) => texts.set(path.normalize(file), text), undefined, true);
  const [diagnostic] = diagnostics;
  if (diagnostic) throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));

  const host = hostFor(options, parsed, isOwn);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => (isOwn(file) ? texts.has(path.normalize(file)) : fileExists(file));
  host.readFile = (file) => texts.get(path.normalize(file)) ?? readFile(file);
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (file, target, ...rest) =>
    isOwn(file) ? ts.createSourceFile(file, host.readFile(file) ?? '', target, true) : getSourceFile(file, target, ...rest);
  const program = ts.createProgram(files.map(toDeclaration), options, host);
  return { program, fileOf: (file) => /** @type {ts.SourceFile} */ (program.getSourceFile(toDeclaration(file))) };
}
