/** Turns a folder into a release: `node tinyRelease.mjs <folder>`. */
import { tinyRemote } from './tinyRemote.mjs';

const [dir = ''] = process.argv.slice(2);

tinyRemote(dir).run((error, stats) => {
  if (error) throw error;
  if (!stats?.hasErrors()) return;
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
});
