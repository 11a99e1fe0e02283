import { spawn } from 'node:child_process';
import path from 'node:path';
import { endWithNpm } from './endWithParent.mjs';
import { endIfSignalled, root } from './run.mjs';

/**
 * Starts the API of `npm run dev`, again on every change of its files. It ends when this process does.
 * @param {string} file its program
 * @param {NodeJS.ProcessEnv} [env] its settings; relative paths in them begin at the root, as with `npm start`
 * @returns {{stop: () => Promise<void>}} `stop` resolves when the API has closed its store and has ended
 */
export function startDevApi(file, env) {
  endIfSignalled();
  endWithNpm();
  // It gets no signal of a terminal, only one from here: at a second one, tsx kills the API before its store is closed.
  const api = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', file], {
    stdio: 'inherit',
    detached: true,
    cwd: root,
    env,
  });
  const ended = new Promise((resolve) => api.once('exit', () => resolve(undefined)));
  let isStopping = false;
  const sendSignal = () => {
    if (!isStopping) api.kill('SIGTERM');
    isStopping = true;
  };
  process.once('exit', sendSignal);
  return {
    stop: () => {
      sendSignal();
      return ended;
    },
  };
}
