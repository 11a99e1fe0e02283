import { warnOfTokens } from '../src/resources/notifications/expiringTokens';
import type { Client } from './client';
import type { TestServer } from './server';

const DAY = 86_400_000;

/** Helpers for tests of warnings about expiring tokens. */
export const warningsOf = (server: () => TestServer) => {
  const superUser = () => server().given.user(['*', 'rwx']);
  /** The titles of a person's notifications, the newest first. */
  const titles = async (person: Client): Promise<string[]> =>
    (await person.get('/notifications')).body.data.map(({ title }: { title: string }) => title);
  /** Runs the warnings as if some days had passed. */
  const warn = (days: number) => warnOfTokens(server().services, new Date(Date.now() + days * DAY));

  /** Lets the days around the end of a token of 30 days pass. Its owner is notified once of each, even by two processes; others never. */
  async function expectEachOnce(owner: Client, other: Client, soon: string, ended: string): Promise<void> {
    await warn(22.9);
    expect(await titles(owner)).toEqual([]);
    await Promise.all([warn(23.1), warn(23.1)]);
    await warn(25);
    expect(await titles(owner)).toEqual([soon]);
    await Promise.all([warn(30.1), warn(30.1)]);
    await warn(400);
    expect(await titles(owner)).toEqual([ended, soon]);
    expect(await titles(other)).toEqual([]);
  }

  return { superUser, titles, warn, expectEachOnce };
};
