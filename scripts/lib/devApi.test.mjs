import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunning } from './isRunning.mjs';

const root = path.resolve(__dirname, '../..');
const devApi = pathToFileURL(path.resolve(__dirname, 'devApi.mjs')).href;
/** Takes a moment to stop, as the API does while it closes its store. */
const API = `console.log('serves', process.pid, process.cwd());
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => setTimeout(() => (console.log('closed its store'), process.exit(0)), 1000));
setInterval(() => {}, 1000);`;

describe('The API of npm run dev', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-dev-api-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts a command with its own process group, as a terminal does. @returns once the API in it runs */
  async function startCommand() {
    writeFileSync(path.join(folder, 'api.mjs'), API);
    const command = `import { startDevApi } from '${devApi}';
      const api = startDevApi(${JSON.stringify(path.join(folder, 'api.mjs'))});
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.once(signal, () => void api.stop().then(() => process.exit(0)));
      process.once('SIGUSR2', () => process.exit(1));`;
    const args = ['--input-type=module', '-e', command];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    child.stderr.on('data', (text) => (output += text));
    const ended = new Promise((resolve) => child.on('close', () => resolve(output)));
    await new Promise((resolve) => child.stdout.on('data', (text) => (output += text).includes('serves') && resolve(null)));
    return { group: Number(child.pid), pid: Number(output.split(' ')[1]), ended };
  }

  it.each(['SIGINT', 'SIGHUP'])('closes its store when a terminal sends %s to every process of the command', async (signal) => {
    const { group, pid, ended } = await startCommand();
    process.kill(-group, signal);
    // npm's shell ends at once, and a command of npm then ends as by SIGTERM.
    setTimeout(() => process.kill(group, 'SIGTERM'), 300);
    expect(await ended).toBe(`serves ${pid} ${root}\nclosed its store\n`);
    expect(isRunning(pid)).toBe(false);
  });

  it.each(['SIGTERM', 'SIGUSR2'])('closes its store when the command alone is ended (%s)', async (signal) => {
    const { group, pid, ended } = await startCommand();
    process.kill(group, signal);
    expect(await ended).toBe(`serves ${pid} ${root}\nclosed its store\n`);
    expect(isRunning(pid)).toBe(false);
  });
});
