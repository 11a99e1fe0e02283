import { eq, getTableName, like, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { onBothEngines } from '../../testing/server';
import { signal } from '../../testing/signal';
import { sessions } from '../access/auth/schema';
import { passwordResets } from '../access/passwords/schema';
import { passkeyChallenges } from '../access/second-factor/schema';
import { apiTokens } from '../access/tokens/schema';
import { rateHits } from '../http/schema';
import { scheduleHousekeeping, removeExpired } from './housekeeping';

onBothEngines('Housekeeping', (server) => {
  it('continues with the other tasks when one fails, and reports which', async () => {
    const { admin, given, services } = server();
    const { db } = services;
    const { id } = await given.item('/tokens', { name: 'Site', property_id: '*' });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await db.update(apiTokens).set({ expiresOn: soon }).where(eq(apiTokens.id, id));
    const expired = await given.user();
    await db.update(sessions).set({ expiresOn: '2020-01-01T00:00:00.000Z' }).where(eq(sessions.userId, expired.id));
    await db.execute('alter table drafts rename to drafts_elsewhere');
    await db.execute('alter table presence rename to presence_elsewhere');
    try {
      const failed = await removeExpired(services, new Date()).catch((error: AggregateError) => error.errors as Error[]);
      expect((failed as Error[]).map(({ message }) => /from "(\w+)"/.exec(message)?.[1])).toEqual(['drafts', 'presence']);
    } finally {
      await db.execute('alter table drafts_elsewhere rename to drafts');
      await db.execute('alter table presence_elsewhere rename to presence');
    }
    expect(await db.select().from(sessions).where(eq(sessions.userId, expired.id))).toEqual([]);
    const titles = (await admin.get('/notifications')).body.data.map(({ title }: { title: string }) => title);
    expect(titles).toContainEqual(expect.stringMatching(/^The API token “Site” expires on /));
  });

  it('removes what has expired, and nothing that still counts', async () => {
    const { given, services } = server();
    const { db } = services;
    const { id: userId } = await given.user();
    const now = new Date();
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    const ends = [
      { name: 'over', expiresOn: inMinutes(-1) },
      { name: 'valid', expiresOn: inMinutes(1) },
    ];
    for (const { name, expiresOn } of ends) {
      await db.insert(sessions).values({ id: `session-${name}`, userId, tokenHash: name, expiresOn, createdAt: inMinutes(-60) });
      await db.insert(passwordResets).values({ id: `reset-${name}`, userId, tokenHash: name, expiresOn });
      await db.insert(passkeyChallenges).values({ challenge: name, userId, purpose: 'sign-in', expiresOn });
    }
    // An attempt counts for two hours; one that lies more than an hour ahead was written by a wrong clock.
    for (const minutes of [-121, -119, 59, 61])
      await db.insert(rateHits).values({ key: `in ${minutes} minutes`, at: inMinutes(minutes) });
    await removeExpired(services, now);
    const left = {
      sessions: (await db.select().from(sessions).where(like(sessions.id, 'session-%'))).map(({ tokenHash }) => tokenHash),
      links: (await db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash),
      challenges: (await db.select().from(passkeyChallenges)).map(({ challenge }) => challenge),
      attempts: (await db.select().from(rateHits).where(like(rateHits.key, 'in %'))).map(({ key }) => key).sort(),
    };
    expect(left).toEqual({
      sessions: ['valid'],
      links: ['valid'],
      challenges: ['valid'],
      attempts: ['in -119 minutes', 'in 59 minutes'],
    });
  });

  it('begins minutes after the start, so that a server that is restarted often cleans up too', async () => {
    const { given, services } = server();
    const ofPerson = eq(sessions.userId, (await given.user()).id);
    await services.db.update(sessions).set({ expiresOn: '2020-01-01T00:00:00.000Z' }).where(ofPerson);
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime'] });
    const report = jest.fn();
    const stop = scheduleHousekeeping(services, report);
    jest.advanceTimersByTime(10 * 60_000);
    jest.useRealTimers();
    await stop();
    for (let attempt = 0; attempt < 100 && (await services.db.$count(sessions, ofPerson)) > 0; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await services.db.$count(sessions, ofPerson)).toBe(0);
    expect(report).not.toHaveBeenCalled();
  });

  it('runs again every hour, and reports each failure of a run', async () => {
    const { services } = server();
    const away = new Error('The database is away');
    const db = new Proxy(services.db, {
      get: () => {
        throw away;
      },
    });
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime'] });
    const report = jest.fn();
    const stop = scheduleHousekeeping({ ...services, db }, report);
    const failuresAfter = async (minutes: number) => {
      report.mockClear();
      await jest.advanceTimersByTimeAsync(minutes * 60_000);
      return report.mock.calls.length;
    };
    const failures = [await failuresAfter(10), await failuresAfter(55), await failuresAfter(60)];
    jest.useRealTimers();
    await stop();
    expect(report.mock.calls[0]?.[0]).toBe(away);
    expect(failures[0]).toBeGreaterThan(1);
    expect(failures).toEqual([failures[0], failures[0], failures[0]]);
  });

  it('stops before its next task, and the end of a server waits for the current one: afterwards the store is closed', async () => {
    const { services } = server();
    const [begun, mayEnd] = [signal(), signal()];
    const tasks: string[] = [];
    const deleteSlowly = (table: PgTable) => {
      tasks.push(getTableName(table));
      begun.send();
      return { where: (condition: SQL) => mayEnd.received.then(() => services.db.delete(table).where(condition)) };
    };
    const db = new Proxy(services.db, {
      get: (target, name) => (name === 'delete' ? deleteSlowly : (Reflect.get(target, name) as unknown)),
    });
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime'] });
    const report = jest.fn();
    const stop = scheduleHousekeeping({ ...services, db }, report);
    jest.advanceTimersByTime(10 * 60_000);
    jest.useRealTimers();
    await begun.received;
    let isStopped = false;
    const stopped = Promise.resolve(stop()).then(() => (isStopped = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const isStoppedBefore = isStopped;
    mayEnd.send();
    await stopped;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([isStoppedBefore, tasks, report.mock.calls]).toEqual([false, ['sessions'], []]);
  });
});
