import { run } from './run.mjs';

/**
 * Builds packages with lerna, which takes unchanged ones from its cache; ends the process when a build fails.
 * @param {string[]} names packages to build; all of them when empty
 * @param {'build' | 'build-alone'} script which of their builds: for the site, or of a remote by itself
 */
export async function buildPackages(names = [], script = 'build') {
  const scope = names.flatMap((name) => ['--scope', name]);
  const lerna = ['node_modules/lerna/dist/cli.js', 'run', script, '--concurrency', '2', '--loglevel', 'error', ...scope];
  const code = await run(process.execPath, lerna, { env: { ...process.env, NX_DAEMON: 'false' } });
  if (code !== 0) process.exit(code);
}
