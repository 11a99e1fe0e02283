/**
 * Builds a remote on every change, breaks its route table, and mends it again: `node watchedRelease.mjs <folder> <routes.ts>`. Prints
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
  // Not an error of what is built: webpack stops watching.
  if (error) throw error;
  const [problem] = stats?.compilation.errors ?? [];
  console.log(problem ? `failed: ${problem.message.replaceAll('\n', ' ')}` : 'built');
  const text = next.shift();
  // A file that is written while its build is finishing would be taken for the one that was built.
  if (text !== undefined) setTimeout(() => writeFileSync(file, text), 200);
  else watching?.close(() => clearTimeout(giveUp));
});
