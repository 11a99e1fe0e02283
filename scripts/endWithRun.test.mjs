import { spawn } from 'node:child_process';
import path from 'node:path';

const preload = path.resolve(__dirname, '../e2e/support/endWithRun.mjs');
const FOR_EVER = 'setInterval(() => {}, 1000)';

const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const until = async (test) => {
  for (const limit = Date.now() + 8000; Date.now() < limit; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (test()) return true;
  return false;
};

/** A process that starts another one, as a test run starts a server; `pid` is of the other, which runs by then. */
async function startTwo(...args) {
  const server = `console.log(process.pid); ${FOR_EVER}`;
  const program = `require('node:child_process')
    .spawn(process.execPath, ${JSON.stringify([...args, '-e', server])}, { stdio: ['ignore', 'inherit', 'ignore'] });
    ${FOR_EVER}`;
  const runner = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise((resolve) => runner.stdout.once('data', (text) => resolve(Number(String(text)))));
  return { runner, pid };
}

it('a server of the browser tests ends when the run that started it is killed', async () => {
  const { runner, pid } = await startTwo('--import', preload);
  expect(isThere(pid)).toBe(true);
  runner.kill('SIGKILL');
  expect(await until(() => !isThere(pid))).toBe(true);
}, 15_000);

it('without it, it would stay', async () => {
  const { runner, pid } = await startTwo();
  runner.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(isThere(pid)).toBe(true);
  process.kill(pid, 'SIGKILL');
}, 15_000);
