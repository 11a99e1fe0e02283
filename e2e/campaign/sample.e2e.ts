import { expect, test } from 'playwright/test';
import { cost } from './cost';
import { callsOf } from './calls';
import { commandAgain } from './commandAgain';
import { crashes } from './crashes';
import { fuzz, WITH_PASSKEYS } from './fuzz';
import { history } from './history';
import { load } from './load';
import { model } from './model/model';
import { order } from './order';
import { secondOnFolder } from './processes';
import { chance } from './random';
import { rules } from './rules/rules';
import { signIn, startOn, withServer, type Engine, type Server } from './server';
import { embedded, postgresItself } from './victims';

/** A few seconds of each part of `npm run campaign`, always with the same seed, and not all of them on both engines. */
const SEED = 20_261_121;
const ENGINES: Engine[] = ['embedded database', 'PostgreSQL'];

// These tests run after most others: one worker that does all of them alone would prolong the whole run by a minute.
test.describe.configure({ timeout: 180_000, mode: 'parallel' });

for (const [title, victim] of Object.entries({ 'a server': embedded, 'PostgreSQL under a server': postgresItself })) {
  test(`${title} that is killed while people write loses nothing that was acknowledged`, async () => {
    const { acknowledged, problems } = await crashes(chance(SEED), 1, victim);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });
}

test('what holds for every date, series of events, text, order and list of rights holds for random ones', async () => {
  expect((await rules(chance(SEED), 200)).problems).toEqual([]);
});

// One server per engine, since starting one takes longer than most of these tests. The test that leaves invalid data
// behind comes last.
for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.describe.configure({ mode: 'default' });
    let server: Server;
    let end: (() => Promise<void>) | undefined;
    test.beforeAll(async () => ({ server, end } = await startOn(engine, WITH_PASSKEYS)));
    test.afterAll(() => end?.());

    test('what people with different rights do to content of every kind is answered and shown as the rules say', async () => {
      const { problems, items } = await model({ server }, chance(SEED), 27, async () => undefined);
      expect(problems).toEqual([]);
      expect(items).toBeGreaterThan(0);
    });

    test('six people who sort and change one list at the same time end up with one order', async () => {
      const { problems, changes } = await order(callsOf(server, await signIn(server)), chance(SEED), 3000);
      expect(problems).toEqual([]);
      expect(changes).toBeGreaterThan(20);
    });

    // The embedded database shares a thread with the calls, so it is the one that can hold others up.
    if (engine === 'embedded database') {
      test('twenty people who work at the same time all get answers, none of them far slower than alone', async () => {
        const { problems, rows } = await load(server, chance(SEED), 20, 4000);
        expect(problems).toEqual([]);
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
      });

      test('the largest and nastiest request of every kind is answered, and holds nobody up for long', async () => {
        const { problems, calls } = await cost(server, chance(SEED), 4000);
        expect(problems).toEqual([]);
        expect(calls).toBeGreaterThan(10);
      });
    } else {
      test('every earlier version of an item that four people change can be read, and deleted items can be restored', async () => {
        const report = await history(server, chance(SEED), 150);
        expect(report.problems).toEqual([]);
        expect(report.versions).toBeGreaterThan(100);
      });

      test('invalid requests to every route never give a 5xx, a stack trace or a different error body', async () => {
        const { problems, calls, routes, accepted } = await fuzz(server, chance(SEED), 5000);
        expect(problems).toEqual([]);
        expect(calls).toBeGreaterThanOrEqual(routes);
        // If nearly every call is refused at its first check, little has been tested.
        expect(accepted).toBeGreaterThan(routes / 5);
      });
    }
  });
}

test('the command that repeats a run names everything that decides what the run does', () => {
  const usual = { seed: 7, minutes: '8', clients: '20', only: '' };
  expect(commandAgain([], usual)).toBe('npm run campaign -- --seed 7 --minutes 8 --clients 20');
  expect(commandAgain(['remotes'], { ...usual, minutes: '0.5', only: 'entry 404' })).toBe(
    "npm run campaign -- remotes --seed 7 --minutes 0.5 --clients 20 --only 'entry 404'",
  );
});

test("a server of the campaign does not use the store that the caller's settings name", async () => {
  const { DATABASE_URL: before } = process.env;
  process.env.DATABASE_URL = 'postgres://127.0.0.1:9/somebody';
  try {
    await withServer('embedded database', async (server) => expect(await signIn(server)).not.toBe(''));
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
});

test('a second server on the same embedded database is refused with a message, and the first keeps running', async () => {
  expect((await secondOnFolder()).problems).toEqual([]);
});
