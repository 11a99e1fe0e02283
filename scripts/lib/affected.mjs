import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

const lines = (text) => text.split('\n').filter(Boolean);
const git = (...args) => lines(execFileSync('git', args, { cwd: root, encoding: 'utf8' }));

/**
 * @param {string} base what to compare with: a branch or a commit
 * @returns {string[]} files that have changed since the current branch left it, including uncommitted ones. A moved
 * file is listed under its old and its new path
 * @throws {Error} with a sentence when there is no such base
 */
export function changedSince(base) {
  let mergeBase;
  try {
    [mergeBase] = git('merge-base', base, 'HEAD');
  } catch {
    throw new Error(`There is no '${base}' to compare with. Name a branch or a commit: npm test -- --changed --base origin/main`);
  }
  return [
    ...new Set([...git('diff', '--name-only', '--no-renames', mergeBase), ...git('ls-files', '--others', '--exclude-standard')]),
  ].sort();
}

/**
 * Asks the package graph (nx, as lerna does) which packages a change affects. The API depends only on the kit's rules.
 * @param {string[]} files
 * @returns {string[]} names of packages
 */
export function affectedPackages(files) {
  if (files.length === 0) return [];
  const args = ['node_modules/nx/dist/bin/nx.js', 'show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const env = { ...process.env, NX_DAEMON: 'false' };
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}
