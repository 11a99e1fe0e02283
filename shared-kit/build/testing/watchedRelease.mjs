/**
 * Builds a remote on every change, breaks its route table, and repairs it: `node watchedRelease.mjs <folder> <routes.ts>`. Prints
 * a line for each build. Ends after half a minute if there are fewer than three.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tinyRemote } from './tinyRemote.mjs';

const [dir = '', broken = ''] = process.argv.slice(2);
const file = path.join(dir, 'src/routes.ts');
const whole = readFileSync(file, 'utf8');
/** What is written into the file after each build. */
const next = [broken, whole];

const compiler = tinyRemote(dir);
const giveUp = setTimeout(() => process.exit(1), 30_000);
const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  // Webpack itself failed, not the code it builds, and stops watching.
  if (error) throw error;
  const [problem] = stats?.compilation.errors ?? [];
  console.log(problem ? `failed: ${problem.message.replaceAll('\n', ' ')}` : 'built');
  const text = next.shift();
  // Webpack would overlook a change written while the build is finishing.
  if (text !== undefined) setTimeout(() => writeFileSync(file, text), 200);
  else watching?.close(() => clearTimeout(giveUp));
});
