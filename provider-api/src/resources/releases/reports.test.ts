import { eq } from 'drizzle-orm';
import { FAILURE_LIMITS } from 'shared-kit/rules/releaseFailures';
import { rateHits } from '../../http/schema';
import { removeExpired } from '../../server/housekeeping';
import { onBothEngines } from '../../../testing/server';
import { readFigures } from './figures';
import { releaseFigures, releaseReporters } from './schema';
import { newRemoteName } from '../../../testing/packedRelease';
import { storeVersions, sendReport } from '../../../testing/storedReleases';

onBothEngines('Reports of pages', (server) => {
  const db = () => server().services.db;
  const person = () => server().given.user(['special', 'r']);
  const figuresOf = async (remote: string, version: string) => (await readFigures(db(), remote, [version])).get(version);
  const reporters = (remote: string) => db().select().from(releaseReporters).where(eq(releaseReporters.remote, remote));

  it('are added up in the figures of a version', async () => {
    const [remote, other] = [newRemoteName(), newRemoteName()];
    for (const name of [remote, other]) await storeVersions(db(), name, ['1', '2'], { live: '2' });
    const [anna, luca] = [await person(), await person()];
    await sendReport(anna, other, '2', 'loaded');
    for (const ms of [200, 300, 400]) expect((await sendReport(anna, remote, '2', 'loaded', ms)).status).toBe(204);
    for (const event of ['loaded', 'failed', 'crashed', 'stepped_back']) await sendReport(luca, remote, '2', event, 9000);
    const { medianMs, p95Ms, ...counts } = (await figuresOf(remote, '2'))!;
    expect(counts).toEqual({ loads: 4, failures: 1, crashes: 1 });
    expect(Math.abs((medianMs ?? 0) / 300 - 1)).toBeLessThan(0.06);
    expect(Math.abs((p95Ms ?? 0) / 9000 - 1)).toBeLessThan(0.06);
    expect(await figuresOf(remote, '1')).toBeUndefined();
    expect(await figuresOf(other, '2')).toMatchObject({ loads: 1, failures: 0, crashes: 0 });
  });

  it('identify nobody: they have a hash per version, which is deleted once it no longer counts; the figures stay', async () => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, ['1', '2'], { live: '2' });
    const anna = await person();
    for (const version of ['1', '2']) await sendReport(anna, remote, version, 'loaded');
    const storedReporters = await reporters(remote);
    expect(new Set(storedReporters.map((row) => row.person)).size).toBe(2);
    expect(JSON.stringify(storedReporters)).not.toContain(anna.id);
    const later = (minutes: number) =>
      removeExpired(
        { ...server().services, config: { ...server().services.config, releaseFailures: FAILURE_LIMITS } },
        new Date(Date.now() + minutes * 60_000),
      );
    await later(9);
    expect(await reporters(remote)).toHaveLength(2);
    await later(11);
    expect(await reporters(remote)).toEqual([]);
    expect((await figuresOf(remote, '2'))?.loads).toBe(1);
  });

  it('about an unknown remote or version leave nothing behind', async () => {
    const remote = newRemoteName();
    await storeVersions(db(), remote, ['1'], { live: '1' });
    const anna = await person();
    for (const [name, release] of [
      [remote, '9'],
      ['mf-nothing', '1'],
    ] as const) {
      expect((await sendReport(anna, name, release, 'failed')).status).toBe(204);
      expect(await db().select().from(releaseFigures).where(eq(releaseFigures.version, '9'))).toEqual([]);
    }
    expect(await reporters('mf-nothing')).toEqual([]);
  });

  it.each([
    [{ event: 'exploded' }, 'event'],
    [{ ms: -1 }, 'ms'],
    [{ ms: 'long' }, 'ms'],
    [{ name: '' }, 'name'],
    [{ release: 'x'.repeat(101) }, 'release'],
  ])('with invalid values are refused with the name of the field: %j', async (wrong, field) => {
    const report = { name: 'mf-nothing', release: '1', event: 'loaded', ms: 1, ...wrong };
    const { status, body } = await server().admin.post('/remotes/reports', report);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('are accepted only from signed-in people, and only if short', async () => {
    expect((await sendReport(server().nobody, 'mf-nothing', '1', 'loaded')).status).toBe(401);
    const long = { name: 'mf-nothing', release: '1', event: 'loaded', more: 'x'.repeat(3000) };
    expect((await server().admin.post('/remotes/reports', long)).status).toBe(413);
    const { value } = await server().given.item('/tokens', { name: 'Site', property_id: '*' });
    expect((await sendReport(server().as(value), 'mf-nothing', '1', 'loaded')).status).toBe(403);
  });

  it('of one person are limited without affecting others', async () => {
    const [anna, luca] = [await person(), await person()];
    const report = async (person: typeof anna) => (await sendReport(person, 'mf-nothing', '1', 'loaded')).status;
    const at = new Date().toISOString();
    await db()
      .insert(rateHits)
      .values(Array.from({ length: 299 }, () => ({ key: `report:${anna.id}`, at })));
    expect([await report(anna), await report(anna), await report(luca)]).toEqual([204, 429, 204]);
  });
});
