import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { end } from './end';
import { PASSWORD, people } from './people';
import { END_WITH_RUN } from './product';

const root = path.resolve(__dirname, '../..');

export interface Postgres {
  /** The address of its first database. */
  url: string;
  /** Ends it without a word, as a power cut would. */
  kill: () => Promise<void>;
  /** Ends it in order: it tells everybody who is connected. */
  shutDown: () => Promise<void>;
  /** Brings it back. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A separate PostgreSQL server, until it is stopped. */
export async function startPostgres(): Promise<Postgres> {
  const args = ['--import', END_WITH_RUN, '--import', 'tsx', 'provider-api/testing/runPostgres.ts'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('PostgreSQL could not be started.')));
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  const tell = (word: string) =>
    new Promise<void>((resolve, reject) => {
      const onExit = () => reject(new Error(`PostgreSQL ended when it was told to ${word}.`));
      child.once('message', () => {
        child.off('exit', onExit);
        resolve();
      });
      child.once('exit', onExit);
      child.send(word);
    });
  return {
    url,
    kill: () => tell('kill'),
    shutDown: () => tell('shutDown'),
    start: () => tell('start'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Makes an empty database beside the first one. @returns its address */
export async function newDatabase({ url }: Postgres, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return new URL(name, url).href;
}

/** @returns what a product needs that keeps its data, and the demo, in a database of PostgreSQL */
export const settingsOn = (url: string) => ({
  DATABASE_URL: url,
  SECRET_KEY: 'the same key in every process',
  ADMIN_EMAIL: people.admin,
  ADMIN_PASSWORD: PASSWORD,
  DEMO_DATA: '1',
});
