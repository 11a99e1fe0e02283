import { eq, sql } from 'drizzle-orm';
import { clientOf, type Client } from '../../testing/client';
import { givenOf, type Given } from '../../testing/given';
import { startProcesses, type Processes } from '../../testing/processes';
import { special } from '../../testing/samples';
import { signal } from '../../testing/signal';
import { lockName } from '../base/storage/lockName';
import type { Database } from '../base/storage/database';
import { properties } from '../access/places/schema';
import { lockMoves } from '../resources/releases/store';

/** More than a process has connections. */
const CALLS = 12;
/** Those that may wait in the database for one lock, of one process: one, and the next one. */
const MOST_WAITING = 2;

interface Case {
  lock: (tx: Database, hotel: string) => Promise<unknown>;
  call: (admin: Client, ids: { hotel: string; person: string }, index: number) => Promise<{ status: number }>;
}

const lockHotel = (tx: Database, hotel: string) =>
  tx.select({ id: properties.id }).from(properties).where(eq(properties.id, hotel)).for('update');

const cases: Record<string, Case> = {
  'saves of rights': {
    lock: (tx) => lockName(tx, 'rights'),
    call: (admin, { person }) => admin.post(`/users/${person}/permissions`, []),
  },
  'new specials in one hotel': {
    lock: lockHotel,
    call: (admin, { hotel }, index) => admin.post(`/properties/${hotel}/specials`, special({ title: `Special ${index}` })),
  },
  'changes of one hotel': {
    lock: lockHotel,
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
  let processes: Processes;
  let admin: Client;
  let given: Given;
  beforeAll(async () => {
    processes = await startProcesses(2);
    const [{ app, services }] = processes.servers as [Processes['servers'][0]];
    const { email: username, password } = services.config.admin;
    const nobody = clientOf(app, null);
    const as = (token: string) => clientOf(app, token);
    admin = as((await nobody.post('/auth', { username, password })).body.data.token.value);
    given = givenOf(admin, nobody, as);
  }, 60_000);
  afterAll(() => processes.stop());

  it.each(Object.keys(cases))(
    '%s, the others are answered, and then these',
    async (name) => {
      const { lock, call } = cases[name]!;
      const ids = { hotel: await given.hotel(), person: (await given.user()).id };
      const elsewhere = processes.servers[1]!.services.db;
      const [locked, release] = [signal(), signal()];
      const holding = elsewhere.transaction(async (tx) => {
        await lock(tx, ids.hotel);
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
      expect({ other: other.status, waiting: Math.max(waiting, MOST_WAITING) }).toEqual({ other: 200, waiting: MOST_WAITING });
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    },
    40_000,
  );
});
