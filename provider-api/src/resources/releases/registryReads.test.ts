import { sql } from 'drizzle-orm';
import { onBothEngines } from '../../../testing/server';
import { newRemoteName } from '../../../testing/packedRelease';
import { storeVersions } from '../../../testing/storedReleases';
import { readChoices } from './registry';

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const rowsOf = (plan: Plan) => (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];

onBothEngines('Reading the registry', (server) => {
  it('reads a few rows per remote, however many versions were ever live', async () => {
    const { db } = server().services;
    const versions = Array.from({ length: 1000 }, (_, index) => `0.1.${index}`);
    const [live, canary] = [versions.at(-2) as string, versions.at(-1) as string];
    const remote = newRemoteName();
    await storeVersions(db, remote, versions, { live, canary, share: 20 });
    await db.execute(sql`analyze releases`);
    const { session } = db._;
    const prepareQuery = jest.spyOn(session, 'prepareQuery');
    const found = (await readChoices(db)).find(({ line }) => line.remote === remote);
    const queries = prepareQuery.mock.calls.map(([query]) => query).filter(({ sql: text }) => text.includes('"releases"'));
    prepareQuery.mockRestore();
    expect([found?.live?.version, found?.canary?.version, found?.previous?.version]).toEqual([live, canary, versions.at(-3)]);
    expect(queries.length).toBeGreaterThan(0);
    let rowsRead = 0;
    for (const { sql: text, params } of queries) {
      const question = session.prepareQuery<{ execute: Plan[]; all: unknown; values: unknown }>(
        { sql: `explain (analyze, format json) ${text}`, params },
        undefined,
        undefined,
        true,
        (rows) => rows.map(([answer]) => (answer as [{ Plan: Plan }])[0].Plan),
      );
      const scans = (await question.execute()).flatMap(nodesOf).filter((node) => node['Relation Name'] === 'releases');
      rowsRead += scans.reduce((sum, node) => sum + rowsOf(node), 0);
    }
    // The live version, the canary, and the one to step back to.
    expect(rowsRead).toBeGreaterThan(0);
    expect(rowsRead).toBeLessThanOrEqual(4);
  });
});
