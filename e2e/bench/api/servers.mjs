import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from '../../../scripts/lib/ownEnvironment.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT = 120_000;
const inRoot = (name) => path.join(root, name);

/** Starts a program and waits until its output matches `ready`. The program is stopped when this process ends. */
async function start(command, parameters, env, ready) {
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const terminate = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  process.once('exit', terminate);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const readyText = await new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`${command} did not start in time.\n${output}`)), START_LIMIT);
    void exited.then(() => reject(new Error(`${command} did not start.\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = ready.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[0]);
    });
  });
  const stop = async () => {
    process.off('exit', terminate);
    terminate();
    await exited;
  };
  return { readyText, stop, pid: child.pid };
}

/** A PostgreSQL server with an empty database. */
export async function startPostgres() {
  const { readyText, stop } = await start('npm', ['run', '-s', 'postgres', '-w', 'provider-api'], {}, /postgres:\/\/\S+(?=\s)/);
  return { url: readyText, stop };
}

export const admin = { username: 'bench@innkeeper.example', password: 'Bench-mark-9' };

/** The built product on a database, without demo data. */
export const startProduct = ({ port, url, dataDir }) =>
  start(
    process.execPath,
    [inRoot('provider-api/dist/main.js')],
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
  start(process.execPath, [inRoot('e2e/bench/api/bare.mjs')], { PORT: String(port), DATABASE_URL: url }, /ready/);

/** Linux reports the processor time of a process in clock ticks. */
const TICKS_PER_SECOND = 100;

/** @returns the processor time that a process has used so far, in seconds; NaN on a system that does not report it */
export function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return NaN;
  }
}
