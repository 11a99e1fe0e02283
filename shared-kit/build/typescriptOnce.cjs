/* oxlint-disable typescript/no-require-imports -- ts-loader loads this file as CommonJS. */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const typescript = require('typescript');

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/typescript');

/** The file that caches the output of a module, by its text, path and compiler options. */
function fileOf(text, { fileName, compilerOptions }) {
  const key = JSON.stringify([typescript.version, compilerOptions, path.relative(root, fileName), text]);
  return path.join(folder, createHash('sha256').update(key).digest('hex'));
}

function readCached(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not compiled yet, or the file is damaged: either way it is written again.
    return undefined;
  }
}

function writeCached(file, output) {
  mkdirSync(folder, { recursive: true });
  // Builds run at the same time; none reads a half-written file.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(output));
  renameSync(temporary, file);
}

/**
 * TypeScript for ts-loader that compiles each module once for all builds: every remote, alone or not, contains modules of the
 * kit, and webpack's own cache belongs to one build.
 */
module.exports = {
  ...typescript,
  transpileModule(text, options) {
    const file = fileOf(text, options);
    const cached = readCached(file);
    if (cached) return cached;
    const output = typescript.transpileModule(text, options);
    if (!output.diagnostics?.length) writeCached(file, output);
    return output;
  },
};
