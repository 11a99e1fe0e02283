import type { Client } from '../../../testing/client';
import { onBothEngines } from '../../../testing/server';
import { releaseReporters } from './schema';
import { newRemoteName } from '../../../testing/packedRelease';
import { isWithdrawn, lineOf, storeVersions, sendReport } from '../../../testing/storedReleases';

onBothEngines("When the host of remotes' files fails", (server) => {
  const db = () => server().services.db;
  const crowd: Client[] = [];
  let boss: Client;
  beforeAll(async () => {
    boss = await server().given.user(['*', 'rwx']);
    for (let index = 0; index < 3; index += 1) crowd.push(await server().given.user(['special', 'r']));
  });
  // Reports of other tests are moved out of the time window.
  afterEach(() => db().delete(releaseReporters));
  const bossTitles = async () => ((await boss.get('/notifications')).body.data as { title: string }[]).map(({ title }) => title);
  const live = async () => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, ['1', '2'], { live: '2' });
    return remote;
  };
  const reportAll = async (remote: string, version: string, event: string, reporters = crowd) => {
    for (const person of reporters) expect((await sendReport(person, remote, version, event)).status).toBe(204);
  };

  it('nothing is withdrawn if the version before does not load either; super users are notified once', async () => {
    const remote = await live();
    for (const person of crowd) {
      await sendReport(person, remote, '2', 'failed');
      await sendReport(person, remote, '1', 'failed');
    }
    expect([await isWithdrawn(db(), remote, '2'), await isWithdrawn(db(), remote, '1')]).toEqual([false, false]);
    expect(await lineOf(db(), remote)).toMatchObject({ live: '2', version: 1 });
    const sentences = (await bossTitles()).filter((title) => title.endsWith(remote));
    expect(sentences).toContain(
      `2 does not load for 2 of 2 people, nor do other versions. Check the server of the remotes’ files. Nothing was withdrawn from ${remote}`,
    );
    // One sentence per version.
    expect(sentences).toHaveLength(2);
  });

  it('nothing is withdrawn if half of the other remotes do not load', async () => {
    const [failing, fine, down] = [await live(), await live(), await live()];
    await reportAll(fine, '2', 'loaded');
    await reportAll(down, '2', 'failed', crowd.slice(0, 1));
    await reportAll(failing, '2', 'failed');
    expect(await isWithdrawn(db(), failing, '2')).toBe(false);
    await reportAll(down, '2', 'failed');
    expect(await isWithdrawn(db(), down, '2')).toBe(false);
  });

  it('a version that fails to load alone is withdrawn, and so is one that crashes while others do not load', async () => {
    const [failing, crashing, fine, down] = [await live(), await live(), await live(), await live()];
    await reportAll(fine, '2', 'loaded');
    await reportAll(failing, '2', 'failed');
    expect(await lineOf(db(), failing)).toMatchObject({ live: '1' });
    await reportAll(down, '2', 'failed', crowd.slice(0, 1));
    await reportAll(crashing, '2', 'crashed');
    expect(await lineOf(db(), crashing)).toMatchObject({ live: '1' });
  });

  it('a version of another remote that nobody gets any more is not taken into account', async () => {
    const [failing, other] = [await live(), await live()];
    await reportAll(other, '1', 'failed', crowd.slice(0, 1));
    await reportAll(failing, '2', 'failed');
    expect(await isWithdrawn(db(), failing, '2')).toBe(true);
  });
});
