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

  /**
   * Runs the warnings on the days around the expiry of a token that is valid for 30 days. Expects one notification of each kind for its
   * owner, even from two processes, and none for others.
   */
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
