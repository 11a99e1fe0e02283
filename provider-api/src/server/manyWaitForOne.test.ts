import { inArray, sql } from 'drizzle-orm';
import type { Client } from '../../testing/client';
import type { Given } from '../../testing/given';
import { startProcesses } from '../../testing/processes';
import { openTestServer } from '../../testing/server';
import { special } from '../../testing/samples';
import { signal } from '../../testing/signal';
import { lockName } from '../base/storage/lockName';
import type { Database } from '../base/storage/database';
import { properties } from '../access/places/schema';
import { lockMoves } from '../resources/releases/store';

/** More calls than a process has connections. */
const CALLS = 12;
/** How many calls of one process may wait in the database for one lock. */
const MOST_WAITING = 1;
/** The same for all locks together. */
const MOST_WAITING_FOR_ANY = 7;

interface Ids {
  hotel: string;
  hotels: string[];
  person: string;
}

interface Case {
  lock: (tx: Database, ids: Ids) => Promise<unknown>;
  call: (admin: Client, ids: Ids, index: number) => Promise<{ status: number }>;
  most?: number;
}

const lockHotels = (tx: Database, { hotels }: Ids) =>
  tx.select({ id: properties.id }).from(properties).where(inArray(properties.id, hotels)).for('update');

const cases: Record<string, Case> = {
  'saves of rights': {
    lock: (tx) => lockName(tx, 'rights'),
    call: (admin, { person }) => admin.post(`/users/${person}/permissions`, []),
  },
  'new specials in a dozen hotels, into which somebody clones': {
    lock: lockHotels,
    call: (admin, { hotels }, index) =>
      admin.post(`/properties/${hotels[index]}/specials`, special({ title: `Special ${index}` })),
    most: MOST_WAITING_FOR_ANY,
  },
  'new specials in one hotel': {
    lock: lockHotels,
    call: (admin, { hotel }, index) => admin.post(`/properties/${hotel}/specials`, special({ title: `Special ${index}` })),
  },
  'changes of one hotel': {
    lock: lockHotels,
    call: (admin, { hotel }, index) => admin.put(`/properties/${hotel}`, { name: `House ${index}` }),
  },
  'changes of the global alert': {
    lock: (tx) => lockName(tx, 'global alert'),
    call: (admin) => admin.del('/alerts/global'),
  },
  'moves of releases': {
    lock: lockMoves,
    call: (admin) => admin.post('/remotes/mf-nothing/releases/0.1.0-aaaaaaaa/withdraw', { why: 'None' }),
  },
  'attempts to sign in to one account': {
    lock: (tx) => lockName(tx, 'sign-in:account:nobody@house.example'),
    call: (admin) => admin.post('/auth', { username: 'nobody@house.example', password: 'wrong one' }),
  },
};

describe('While more calls than a process has connections wait for one lock', () => {
  const serverAt = startProcesses(2);
  let admin: Client;
  let given: Given;
  beforeAll(async () => {
    ({ admin, given } = await openTestServer(serverAt(0)));
  }, 60_000);

  it.each(Object.keys(cases))(
    '%s, other calls are answered, and then these',
    async (name) => {
      const { lock, call, most = MOST_WAITING } = cases[name]!;
      const hotels: string[] = [];
      for (let count = 0; count < CALLS; count += 1) hotels.push(await given.hotel());
      const ids: Ids = { hotels, hotel: hotels[0]!, person: (await given.user()).id };
      const elsewhere = serverAt(1).services.db;
      const [locked, release] = [signal(), signal()];
      const holding = elsewhere.transaction(async (tx) => {
        await lock(tx, ids);
        locked.send();
        await release.received;
      });
      await locked.received;
      const calls = Array.from({ length: CALLS }, (_, index) => call(admin, ids, index));
      const countWaiting = async () => {
        const { rows } = await elsewhere.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.count ?? 0;
      };
      while ((await countWaiting()) === 0);
      const other = await admin.get('/regions');
      const waiting = await countWaiting();
      release.send();
      await holding;
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect({ other: other.status, waiting: Math.max(waiting, most) }).toEqual({ other: 200, waiting: most });
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    },
    40_000,
  );
});
