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
import { signIn, startOn, type Engine, type Server } from './server';
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

// One server an engine: to start one takes longer than most of these. What leaves nonsense behind comes last.
for (const engine of ENGINES) {
  test.describe(engine, () => {
    let server: Server;
    let end: (() => Promise<void>) | undefined;
    test.beforeAll(async () => ({ server, end } = await startOn(engine)));
    test.afterAll(() => end?.());

    test('every version of what four people change is what it was, and what they delete comes back', async () => {
      const report = await history(server, chance(SEED), 150);
      expect(report.problems).toEqual([]);
      expect(report.versions).toBeGreaterThan(100);
    });

    test('six people who sort and change one list at once leave one order', async () => {
      const { problems, changes } = await order(callsOf(server, await signIn(server)), chance(SEED), 3000);
      expect(problems).toEqual([]);
      expect(changes).toBeGreaterThan(20);
    });

    if (engine === 'embedded database') {
      test('twenty people at work at once are all answered', async () => {
        const { errors, rows } = await load(server, chance(SEED), 20, 4000);
        expect(errors).toBe(0);
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
      });
    }

    test('the largest and nastiest request of every kind is answered, and holds nobody up for long', async () => {
      const { problems, calls } = await cost(server, chance(SEED), 4000);
      expect(problems).toEqual([]);
      expect(calls).toBeGreaterThan(10);
    });

    test('nonsense to every route never ends in a 5xx, a stack trace or another error body', async () => {
      const { problems, calls, routes } = await fuzz(server, chance(SEED), 5000);
      expect(problems).toEqual([]);
      expect(calls).toBeGreaterThanOrEqual(routes);
    });
  });
}

test('a second server on the folder of an embedded database is refused with a sentence, and the first goes on', async () => {
  expect((await secondOnFolder()).problems).toEqual([]);
});
