/* oxlint-disable typescript/no-require-imports -- ts-loader loads this file as CommonJS. */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const typescript = require('typescript');

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/typescript');

/** The file that keeps what a module was translated to: another for every text, place and setting. */
function fileOf(text, { fileName, compilerOptions }) {
  const asked = JSON.stringify([typescript.version, compilerOptions, path.relative(root, fileName), text]);
  return path.join(folder, createHash('sha256').update(asked).digest('hex'));
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not translated yet, or the file is damaged: either way it is written anew.
    return undefined;
  }
}

function keep(file, translated) {
  mkdirSync(folder, { recursive: true });
  // Builds run at the same time; none reads a half-written file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(translated));
  renameSync(own, file);
}

/**
 * TypeScript for ts-loader, which translates each module once for all builds: every remote, alone or not, contains modules of the
 * kit, and webpack's own cache belongs to one build.
 */
module.exports = {
  ...typescript,
  transpileModule(text, options) {
    const file = fileOf(text, options);
    const kept = readKept(file);
    if (kept) return kept;
    const translated = typescript.transpileModule(text, options);
    if (!translated.diagnostics?.length) keep(file, translated);
    return translated;
  },
};
