import { expect, test } from 'playwright/test';
import { cost } from './cost';
import { callsOf } from './calls';
import { crashes } from './crashes';
import { fuzz } from './fuzz';
import { history } from './history';
import { load } from './load';
import { order } from './order';
import { secondOnFolder } from './processes';
import { chance } from './random';
import { signIn, withServer, type Engine } from './server';
import { embedded, postgresItself } from './victims';

/** A few seconds of each part of `npm run campaign`, always with the same seed. */
const SEED = 20_261_121;
const ENGINES: Engine[] = ['embedded database', 'PostgreSQL'];

test.describe.configure({ timeout: 180_000 });

for (const [title, victim] of Object.entries({ 'a server': embedded, 'PostgreSQL under a server': postgresItself })) {
  test(`${title} that is killed while people write has lost nothing that was acknowledged`, async () => {
    const { acknowledged, problems } = await crashes(chance(SEED), 1, victim);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });
}

for (const engine of ENGINES) {
  test(`nonsense to every route never ends in a 5xx, a stack trace or another error body (${engine})`, async () => {
    const { problems, calls, routes } = await withServer(engine, (server) => fuzz(server, chance(SEED), 5000));
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(routes);
  });

  test(`the largest and nastiest request of every kind is answered, and holds nobody up for long (${engine})`, async () => {
    const { problems, calls } = await withServer(engine, (server) => cost(server, chance(SEED), 4000));
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThan(10);
  });

  test(`six people who sort and change one list at once leave one order (${engine})`, async () => {
    const { problems, changes } = await withServer(engine, async (server) =>
      order(callsOf(server, await signIn(server)), chance(SEED), 3000),
    );
    expect(problems).toEqual([]);
    expect(changes).toBeGreaterThan(20);
  });
}

for (const engine of ENGINES) {
  test(`every version of what four people change is what it was, and what they delete comes back (${engine})`, async () => {
    const report = await withServer(engine, (server) => history(server, chance(SEED), 150));
    expect(report.problems).toEqual([]);
    expect(report.versions).toBeGreaterThan(100);
  });
}

test('twenty people at work at once are all answered', async () => {
  const { errors, rows } = await withServer('embedded database', (server) => load(server, chance(SEED), 20, 4000));
  expect(errors).toBe(0);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
});

test('a second server on the folder of an embedded database is refused with a sentence, and the first goes on', async () => {
  expect((await secondOnFolder()).problems).toEqual([]);
});
