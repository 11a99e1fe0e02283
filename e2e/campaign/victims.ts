import { untilAnswers } from '../support/product';
import { UnexpectedAnswer } from './calls';
import { plainDisk, type Disk } from './disks';
import { startPostgres } from '../support/postgres';
import { startServer, type Server } from './server';

/** What is killed while people write. */
export interface Victim {
  start: () => Promise<Server>;
  /** Ends it without warning. */
  cut: (server: Server) => Promise<void>;
  /** @param problems the list to which it adds what went wrong meanwhile @returns the server that answers from then on */
  bringBack: (server: Server, problems: string[]) => Promise<Server>;
  /** Whether the cut may have caused a writer's error. */
  isFair: (error: unknown) => boolean;
  /** Ends whatever else it needed. */
  end: () => Promise<void>;
}

/** Whether there was no answer at all, as from a server that has ended. */
const isNoAnswer = (error: unknown) => !(error instanceof UnexpectedAnswer);
const nothing = async () => undefined;

/** A server on the embedded database of a folder. @param disk what becomes of its files when it is killed */
export const onDisk =
  (disk: Disk) =>
  async (folder: string): Promise<Victim> => {
    const start = async () => {
      const { env, preload } = disk.under(folder);
      return startServer(folder, env, preload);
    };
    const bringBack = () => {
      disk.afterCut(folder);
      return start();
    };
    return { start, cut: (server) => server.kill(), bringBack, isFair: isNoAnswer, end: nothing };
  };

export const embedded = onDisk(plainDisk);

/** A server on PostgreSQL. */
export async function onPostgres(folder: string): Promise<Victim> {
  const postgres = await startPostgres();
  const start = () => startServer(folder, { DATABASE_URL: postgres.url });
  return { start, cut: (server) => server.kill(), bringBack: start, isFair: isNoAnswer, end: postgres.stop };
}

/**
 * How long a server may take to say that its database does not answer, in milliseconds: two seconds, or more on a busy
 * machine.
 */
const OUTAGE_REPORTED = 4000;

/** PostgreSQL itself, while the server keeps running: the server must answer 503 during the outage, and recover by itself. */
export async function postgresItself(folder: string): Promise<Victim> {
  const postgres = await startPostgres();
  return {
    start: () => startServer(folder, { DATABASE_URL: postgres.url }),
    cut: () => postgres.kill(),
    bringBack: async (server, problems) => {
      const statusOf = async (path: string) => (await fetch(`${server.address}/api/${path}`)).status;
      const health = await statusOf('health');
      if (health !== 200) problems.push(`While PostgreSQL is away health is ${health}.`);
      // PostgreSQL's child processes outlive the main one for a moment, and still answer.
      const end = Date.now() + OUTAGE_REPORTED;
      let ready = await statusOf('ready');
      while (ready !== 503 && Date.now() < end) ready = await statusOf('ready');
      if (ready !== 503 || Date.now() > end)
        problems.push(`While PostgreSQL is away ready is ${ready} after ${OUTAGE_REPORTED} ms.`);
      await postgres.start();
      await untilAnswers(server.address);
      return server;
    },
    isFair: (error) => error instanceof UnexpectedAnswer && error.status === 503,
    end: postgres.stop,
  };
}
