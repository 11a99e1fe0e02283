import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const runner = pathToFileURL(path.resolve(__dirname, 'run.mjs')).href;

/**
 * Starts a command that runs two programs in sequence, of which the first never ends by itself.
 * @returns once the first one runs
 */
async function startCommand() {
  const programs = ["console.log('first', process.pid); setInterval(() => {}, 1000)", "console.log('second')"];
  const command = `import { run } from '${runner}';
    for (const program of ${JSON.stringify(programs)}) await run(process.execPath, ['-e', program]);
    console.log('over');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
  await new Promise((resolve) => child.stdout.on('data', (text) => resolve((output += text))));
  return { child, first: Number(output.split(' ')[1]), ended };
}

/** @type {[NodeJS.Signals, number][]} */
const signals = [
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
];

it.each(signals)('%s ends the running program and the command, and the next program is not started', async (signal, expected) => {
  const { child, first, ended } = await startCommand();
  child.kill(signal);
  const { code, output } = await ended;
  expect(() => process.kill(first, 0)).toThrow('ESRCH');
  expect(output).toBe(`first ${first}\n`);
  expect(code).toBe(expected);
});
