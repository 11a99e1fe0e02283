import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE = 120_000;
const at = (name) => path.join(root, name);

/** A program that has started when it prints what `ready` finds; it ends with this one. */
async function start(command, parameters, env, ready) {
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  process.once('exit', end);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const found = await new Promise((resolve, reject) => {
    let words = '';
    const timer = setTimeout(() => reject(new Error(`${command} did not start in time.\n${words}`)), PATIENCE);
    void ended.then(() => reject(new Error(`${command} did not start.\n${words}`)));
    child.stdout.on('data', (part) => {
      words += part;
      const match = ready.exec(words);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[0]);
    });
  });
  const stop = async () => {
    process.off('exit', end);
    end();
    await ended;
  };
  return { found, stop, pid: child.pid };
}

/** A PostgreSQL server with an empty database. */
export async function startPostgres() {
  const { found, stop } = await start('npm', ['run', '-s', 'postgres', '-w', 'provider-api'], {}, /postgres:\/\/\S+(?=\s)/);
  return { url: found, stop };
}

export const admin = { username: 'bench@innkeeper.example', password: 'Bench-mark-9' };

/** The built product on a database, without demo data. */
export const startProduct = ({ port, url, dataDir }) =>
  start(
    process.execPath,
    [at('provider-api/dist/main.js')],
    {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SECRET_KEY: 'of-the-bench-alone'.repeat(3),
      ADMIN_EMAIL: admin.username,
      ADMIN_PASSWORD: admin.password,
      DEMO_DATA: '0',
      MAIL: 'folder',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    /Innkeeper is ready/,
  );

/** The bare handler on the same database. */
export const startBare = ({ port, url }) =>
  start(process.execPath, [at('e2e/bench/api/bare.mjs')], { PORT: String(port), DATABASE_URL: url }, /ready/);

/** Ticks of a process's clock in a second, as Linux counts them for programs. */
const TICKS = 100;

/** @returns the processor's seconds that a process has used so far; NaN where the system does not tell */
export function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return NaN;
  }
}
