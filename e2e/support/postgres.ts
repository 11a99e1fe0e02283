import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { stopProcess } from './stopProcess';
import { PASSWORD, people } from './people';
import { END_WITH_RUN } from './product';

const root = path.resolve(__dirname, '../..');

export interface Postgres {
  /** The URL of its first database. */
  url: string;
  /** Kills it without an orderly stop, as a power cut would. */
  kill: () => Promise<void>;
  /** Shuts it down properly: it notifies everybody who is connected. */
  shutDown: () => Promise<void>;
  /** Starts it again after either of these. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a separate PostgreSQL server. */
export async function startPostgres(): Promise<Postgres> {
  const args = ['--import', END_WITH_RUN, '--import', 'tsx', 'provider-api/testing/runPostgres.ts'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('PostgreSQL could not be started.')));
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  const sendCommand = (command: string) =>
    new Promise<void>((resolve, reject) => {
      const onExit = () => reject(new Error(`PostgreSQL ended when it was told to ${command}.`));
      child.once('message', () => {
        child.off('exit', onExit);
        resolve();
      });
      child.once('exit', onExit);
      child.send(command);
    });
  return {
    url,
    kill: () => sendCommand('kill'),
    shutDown: () => sendCommand('shutDown'),
    start: () => sendCommand('start'),
    stop: () => stopProcess(child, 'SIGTERM'),
  };
}

/** Creates an empty database on the same server. @returns its URL */
export async function newDatabase({ url }: Postgres, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return new URL(name, url).href;
}

/** The environment of a product that stores its data in PostgreSQL, with demo data. */
export const postgresSettings = (url: string) => ({
  DATABASE_URL: url,
  SECRET_KEY: 'the same key in every process',
  ADMIN_EMAIL: people.admin,
  ADMIN_PASSWORD: PASSWORD,
  DEMO_DATA: '1',
});
