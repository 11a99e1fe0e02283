/**
 * Turns a folder into a release: `node tinyRelease.mjs <folder> [--isLoadable] [--stylesComeIn first]`, with the options of
 * `tinyRemote`.
 */
import { parseArgs } from 'node:util';
import { tinyRemote } from './tinyRemote.mjs';

const {
  values,
  positionals: [dir = ''],
} = parseArgs({ allowPositionals: true, options: { isLoadable: { type: 'boolean' }, stylesComeIn: { type: 'string' } } });

tinyRemote(dir, { ...values }).run((error, stats) => {
  if (error) throw error;
  if (!stats?.hasErrors()) return;
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
});
