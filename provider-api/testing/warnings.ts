import { warnOfTokens } from '../src/resources/notifications/expiringTokens';
import type { Client } from './client';
import type { TestServer } from './server';

const DAY = 86_400_000;

/** What tests of warnings about tokens that expire have in common. */
export const warningsOf = (server: () => TestServer) => {
  const superUser = () => server().given.user(['*', 'rwx']);
  /** What a person was told of, the newest first. */
  const titles = async (person: Client): Promise<string[]> =>
    (await person.get('/notifications')).body.data.map(({ title }: { title: string }) => title);
  /** Looks for what expires, so many days from now. */
  const warn = (days: number) => warnOfTokens(server().services, new Date(Date.now() + days * DAY));

  /** Lets the days around the end of a token that lasts 30 pass. Its owner is told once of each, with two processes; another never. */
  async function expectEachOnce(owner: Client, other: Client, soon: string, over: string): Promise<void> {
    await warn(22.9);
    expect(await titles(owner)).toEqual([]);
    await Promise.all([warn(23.1), warn(23.1)]);
    await warn(25);
    expect(await titles(owner)).toEqual([soon]);
    await Promise.all([warn(30.1), warn(30.1)]);
    await warn(400);
    expect(await titles(owner)).toEqual([over, soon]);
    expect(await titles(other)).toEqual([]);
  }

  return { superUser, titles, warn, expectEachOnce };
};
