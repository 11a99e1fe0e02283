import { eq } from 'drizzle-orm';
import type { Client } from '../../../testing/client';
import { logLines } from '../../../testing/logLines';
import { onBothEngines } from '../../../testing/server';
import { releaseFigures, releaseReporters, releases } from './schema';
import { newRemoteName } from '../../../testing/packedRelease';
import { isWithdrawn, lineOf, storeVersions, sendReport } from '../../../testing/storedReleases';

const { lines, keep } = logLines();

onBothEngines('A failing version', (server) => {
  const db = () => server().services.db;
  // The same people in every test: creating one is slow, and versions of other remotes are independent.
  const crowd: Client[] = [];
  const people = async (count: number) => {
    while (crowd.length < count) crowd.push(await server().given.user(['special', 'r']));
    return crowd.slice(0, count);
  };
  beforeAll(() => people(12), 60_000);
  const titlesFor = async (person: Client) =>
    ((await person.get('/notifications')).body.data as { title: string; link: string }[]).map(({ title }) => title);
  /** A remote whose version 2 is live after version 1. */
  const live = async (versions = ['1', '2']) => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, versions, { live: versions.at(-1) });
    return remote;
  };
  const reportAll = async (reporters: Client[], remote: string, version: string, event: string) => {
    for (const person of reporters) expect((await sendReport(person, remote, version, event)).status).toBe(204);
  };

  it.each(['failed', 'crashed'])(
    'that %s for two of ten people is withdrawn, and the last good one replaces it',
    async (event) => {
      const remote = await live(['1', '2', '3']);
      const reporters = await people(10);
      await reportAll(reporters, remote, '3', 'loaded');
      await sendReport(reporters[0]!, remote, '3', event);
      expect(await isWithdrawn(db(), remote, '3')).toBe(false);
      await sendReport(reporters[1]!, remote, '3', event);
      expect(await isWithdrawn(db(), remote, '3')).toBe(true);
      expect(await lineOf(db(), remote)).toMatchObject({
        live: '2',
        canary: null,
        version: 2,
        by: null,
        why: 'It failed for 2 of 10 people within 10 minutes.',
      });
    },
  );

  it('that fails for fewer than a fifth of its people stays', async () => {
    const remote = await live();
    const reporters = await people(11);
    await reportAll(reporters, remote, '2', 'loaded');
    await reportAll(reporters.slice(0, 2), remote, '2', 'crashed');
    expect(await isWithdrawn(db(), remote, '2')).toBe(false);
    expect(await lineOf(db(), remote)).toMatchObject({ live: '2', version: 1 });
  });

  it('is never withdrawn because of one person, however much they report, and their loads do not protect it', async () => {
    const remote = await live();
    const [anna, luca] = await people(2);
    for (let index = 0; index < 12; index += 1) await sendReport(anna!, remote, '2', 'crashed');
    expect(await isWithdrawn(db(), remote, '2')).toBe(false);
    for (let index = 0; index < 12; index += 1) await sendReport(anna!, remote, '2', 'loaded');
    await sendReport(luca!, remote, '2', 'crashed');
    expect(await isWithdrawn(db(), remote, '2')).toBe(true);
  });

  it('whose failures are more than ten minutes apart stays', async () => {
    const remote = await live();
    const [anna, luca] = await people(2);
    await sendReport(anna!, remote, '2', 'failed');
    const before = new Date(Date.now() - 11 * 60_000).toISOString();
    await db().update(releaseReporters).set({ at: before, troubledOn: before }).where(eq(releaseReporters.remote, remote));
    await sendReport(luca!, remote, '2', 'failed');
    expect(await isWithdrawn(db(), remote, '2')).toBe(false);
  });

  it('that only some people try is withdrawn from them; the version for everybody does not change', async () => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, ['1', '2'], { live: '1', canary: '2', share: 10, people: ['x'] });
    await reportAll(await people(2), remote, '2', 'crashed');
    expect(await isWithdrawn(db(), remote, '2')).toBe(true);
    expect(await lineOf(db(), remote)).toMatchObject({ live: '1', canary: null, share: 0, people: [], version: 2 });
  });

  it('for everybody is replaced without ending the trial of a newer one', async () => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, ['1', '2', '3'], { live: '2', canary: '3', share: 10 });
    await reportAll(await people(2), remote, '2', 'crashed');
    expect(await lineOf(db(), remote)).toMatchObject({ live: '1', canary: '3', share: 10 });
  });

  it('that nobody gets any more is withdrawn too, so that nobody can step back to it', async () => {
    const remote = await live();
    await reportAll(await people(2), remote, '1', 'crashed');
    expect(await isWithdrawn(db(), remote, '1')).toBe(true);
    expect(await lineOf(db(), remote)).toMatchObject({ live: '2' });
  });

  it('is never replaced by one that was withdrawn earlier', async () => {
    const remote = await live(['1', '2', '3']);
    const reporters = await people(2);
    await reportAll(reporters, remote, '2', 'crashed');
    await reportAll(reporters, remote, '3', 'crashed');
    expect(await lineOf(db(), remote)).toMatchObject({ live: '1' });
  });

  it('is reported to super users only, once, with a link to the page', async () => {
    const remote = await live();
    const boss = await server().given.user(['*', 'rwx']);
    const reporters = await people(4);
    await reportAll(reporters, remote, '2', 'crashed');
    expect((await titlesFor(boss))[0]).toBe(`2 failed for 2 of 2 people and was withdrawn from ${remote}`);
    expect(await titlesFor(boss)).toHaveLength(1);
    expect((await boss.get('/notifications')).body.data[0].link).toBe('/releases');
    expect(await titlesFor(reporters[0]!)).toEqual([]);
    expect((await boss.get('/security-log?event=release_withdrawn')).body.data[0]).toMatchObject({
      by: null,
      about: { kind: 'release', name: `${remote} 2` },
      detail: 'It failed for 2 of 2 people within 10 minutes.',
    });
  });

  it('without an earlier good one stays, and super users are notified once', async () => {
    const remote = await live(['1']);
    const boss = await server().given.user(['*', 'rwx']);
    await reportAll(await people(4), remote, '1', 'crashed');
    expect(await isWithdrawn(db(), remote, '1')).toBe(false);
    expect(await lineOf(db(), remote)).toMatchObject({ live: '1', version: 1 });
    expect(await titlesFor(boss)).toEqual([
      `1 fails for 2 of 2 people, and there is no earlier version to go back to, of ${remote}`,
    ]);
  });

  it('without any good one stays with those who try it, but is withdrawn where nobody has it', async () => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, ['1', '2'], { canary: '2', share: 10 });
    await db().update(releases).set({ liveOn: null }).where(eq(releases.remote, remote));
    for (const version of ['1', '2']) await reportAll(await people(2), remote, version, 'crashed');
    expect([await isWithdrawn(db(), remote, '1'), await isWithdrawn(db(), remote, '2')]).toEqual([true, false]);
    expect(await lineOf(db(), remote)).toMatchObject({ live: null, canary: '2', share: 10 });
  });

  it('is not protected by people whose pages only stepped back from it', async () => {
    const remote = await live();
    const reporters = await people(12);
    await reportAll(reporters.slice(2), remote, '2', 'stepped_back');
    await reportAll(reporters.slice(0, 2), remote, '2', 'crashed');
    expect(await isWithdrawn(db(), remote, '2')).toBe(true);
  });

  it('that stays is reported again when it still fails an hour later', async () => {
    const remote = await live(['1']);
    const boss = await server().given.user(['*', 'rwx']);
    const notifiedAgo = async (minutes: number) => {
      const notifiedOn = new Date(Date.now() - minutes * 60_000).toISOString();
      await db().update(releaseFigures).set({ notifiedOn }).where(eq(releaseFigures.remote, remote));
      await reportAll(await people(2), remote, '1', 'crashed');
      return (await titlesFor(boss)).length;
    };
    await reportAll(await people(2), remote, '1', 'crashed');
    expect([await notifiedAgo(59), await notifiedAgo(61)]).toEqual([1, 2]);
  });
});

onBothEngines(
  'Other limits',
  (server) => {
    it('are respected: three people, all of those who loaded it', async () => {
      const { db } = server().services;
      const remote = newRemoteName();
      await storeVersions(db, remote, ['1', '2'], { live: '2' });
      const crowd = await Promise.all([1, 2, 3].map(() => server().given.user(['special', 'r'])));
      await sendReport(crowd[0]!, remote, '2', 'failed');
      await sendReport(crowd[1]!, remote, '2', 'failed');
      expect(await isWithdrawn(db, remote, '2')).toBe(false);
      await sendReport(crowd[2]!, remote, '2', 'failed');
      expect(await isWithdrawn(db, remote, '2')).toBe(true);
    });

    it('a version that was withdrawn, or stays although it fails, is in the log with how many people it failed for', async () => {
      const { db } = server().services;
      const remote = newRemoteName();
      await storeVersions(db, remote, ['1', '2'], { live: '2' });
      lines.length = 0;
      const crowd = await Promise.all([1, 2, 3].map(() => server().given.user(['special', 'r'])));
      for (const version of ['2', '1']) for (const person of crowd) await sendReport(person, remote, version, 'crashed');
      const logged = lines.map((line) => JSON.parse(line)).filter(({ release }) => release);
      const counts = { remote, all: 3, troubled: 3, unloaded: 0 };
      expect(logged).toMatchObject([
        { msg: 'a failing release was withdrawn', release: { ...counts, version: '2', next: '1' } },
        {
          msg: 'a failing release was not withdrawn: no other version',
          release: { ...counts, version: '1', next: null, stays: 'no other version' },
        },
      ]);
    });
  },
  { logLevel: 'warn', releaseFailures: { people: 3, share: 1, minutes: 10 } },
  keep,
);
