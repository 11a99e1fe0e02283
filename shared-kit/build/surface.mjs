import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shared } from '../src/remote/shared.mjs';
import { declarationsOf } from './declarations.mjs';
import { kitSource } from './places.mjs';
import { shapeReader } from './shapes.mjs';
import { REMOTE_PROPS } from './writtenSurface.mjs';

const require = createRequire(import.meta.url);

const isKit = (key) => key.startsWith('shared-kit/');
const packageName = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/** The part of a package's version that a breaking change bumps. */
function majorOf(key) {
  const [major, minor] = require(`${packageName(key)}/package.json`).version.split('.');
  return major === '0' ? `0.${minor}` : major;
}

/** The names that a package exports at run time; `*` is the package as a whole, for modules that re-export it. */
async function namesOf(key) {
  const module = await import(key);
  const defaultExport = module.default ?? {};
  const names = new Set(['*', 'default', ...Object.keys(module), ...Object.keys(defaultExport)]);
  return [...names].filter((name) => name !== 'module.exports' && !name.startsWith('__')).sort();
}

const fileOf = (key) =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path.join(kitSource, key.slice('shared-kit/'.length)) + end)
    .find(existsSync);

/**
 * Reads from the kit's source what it promises to remotes.
 * @returns {Promise<{shapes: Record<string, Record<string, string>>, report: string}>} the shape of every name of every shared
 *   module, and all declarations behind them as text
 */
export async function readSurface() {
  const keys = shared.map(({ key }) => key);
  const files = new Map([...keys.filter(isKit), REMOTE_PROPS.key].map((key) => [key, fileOf(key)]));
  const reader = shapeReader(declarationsOf([...files.values()].filter((file) => file !== undefined)));
  const shapes = {};
  const parts = [];
  for (const key of keys.filter((key) => !isKit(key))) {
    const major = majorOf(key);
    shapes[key] = Object.fromEntries((await namesOf(key)).map((name) => [name, major]));
    parts.push(`# ${key}\n\nAll that version ${major} has.`);
  }
  for (const [key, file] of files) {
    const found = reader.exportsOf(file, key === REMOTE_PROPS.key ? [REMOTE_PROPS.name] : undefined);
    shapes[key] = Object.fromEntries(found.map(({ name, shape }) => [name, shape]));
    parts.push(`# ${key}\n\n${found.map(({ name, shape, text }) => `## ${name} ${shape}\n${text}`).join('\n\n')}`);
  }
  parts.push(`# What they refer to\n\n${reader.referred().join('\n\n')}`);
  return { shapes, report: `${parts.join('\n\n')}\n` };
}
