import { run } from './run.mjs';

/**
 * Builds packages through nx, which takes from its cache what did not change; ends the process when a build fails.
 * @param {string[]} names packages to build; all of them when empty
 * @param {'build' | 'build-alone'} script which of their builds: for the site, or of a remote by itself
 */
export async function buildPackages(names = [], script = 'build') {
  const projects = names.length > 0 ? ['--projects', names.join(',')] : [];
  const nx = [
    'node_modules/nx/dist/bin/nx.js',
    'run-many',
    '--target',
    script,
    '--parallel',
    '2',
    '--outputStyle',
    'stream',
    ...projects,
  ];
  const code = await run(process.execPath, nx, { env: { ...process.env, NX_DAEMON: 'false' } });
  if (code !== 0) process.exit(code);
}
