/** Turns a folder into a release, with `loadable` into one that pages can load: `node tinyRelease.mjs <folder> [loadable]`. */
import { tinyRemote } from './tinyRemote.mjs';

const [dir = '', loadable] = process.argv.slice(2);

tinyRemote(dir, { isLoadable: loadable === 'loadable' }).run((error, stats) => {
  if (error) throw error;
  if (!stats?.hasErrors()) return;
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
});
