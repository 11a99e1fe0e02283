import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './lib/isRunning.mjs';

const root = path.resolve(__dirname, '..');
const preload = path.join(root, 'e2e/support/endWithRun.mjs');
const RUN_FOREVER = 'setInterval(() => {}, 1000)';

const becomesTrue = async (test) => {
  for (const limit = Date.now() + 8000; Date.now() < limit; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (test()) return true;
  return false;
};

/**
 * Starts a process that starts another one, as a test run starts a server. Returns once the second one runs; `pid` is
 * its id.
 */
async function startTwo(...args) {
  const server = `console.log(process.pid); ${RUN_FOREVER}`;
  const program = `require('node:child_process')
    .spawn(process.execPath, ${JSON.stringify([...args, '-e', server])}, { stdio: ['ignore', 'inherit', 'ignore'] });
    ${RUN_FOREVER}`;
  const runner = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise((resolve) => runner.stdout.once('data', (text) => resolve(Number(String(text)))));
  return { runner, pid };
}

it('a server of the browser tests ends when the run that started it is killed', async () => {
  const { runner, pid } = await startTwo('--import', preload);
  expect(isRunning(pid)).toBe(true);
  runner.kill('SIGKILL');
  expect(await becomesTrue(() => !isRunning(pid))).toBe(true);
}, 15_000);

it('a server without this module keeps running when its run is killed', async () => {
  const { runner, pid } = await startTwo();
  runner.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(isRunning(pid)).toBe(true);
  process.kill(pid, 'SIGKILL');
}, 15_000);

it('a PostgreSQL server that is stopped leaves no files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-test-'));
  // As root, the server runs as a separate user.
  chmodSync(folder, 0o777);
  const server = spawn(process.execPath, ['--import', 'tsx', 'provider-api/testing/runPostgres.ts'], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const ownFolders = () => readdirSync(folder).filter((name) => name.startsWith('innkeeper-'));
  expect(ownFolders()).toHaveLength(1);
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(ownFolders()).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
