import { eq, sql } from 'drizzle-orm';
import type { Client } from '../../../testing/client';
import { PASSWORD, type Given, type Right } from '../../../testing/given';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { lockName } from '../../base/storage/lockName';
import { permissions } from './schema';

jest.setTimeout(60_000);

type Person = Awaited<ReturnType<Given['user']>>;

/** Their rights were checked when the call arrived; what counts is what they hold when it changes something. */
describe('A person who loses the right to a call while it is waiting', () => {
  const serverAt = startProcesses(2);

  async function setUp(...rights: Right[]) {
    const { given, nobody } = await openTestServer(serverAt(0));
    const { db } = serverAt(1).services;
    return { caller: await given.user(...rights), target: await given.user(), nobody, db };
  }

  /** Takes away one of a person's rights, as another process would, while a call of theirs waits. @returns its status */
  async function whileTaking(
    resource: string,
    { caller, db }: Pick<Awaited<ReturnType<typeof setUp>>, 'caller' | 'db'>,
    call: () => Promise<{ status: number }>,
  ): Promise<number> {
    const locked = signal();
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const taking = db.transaction(async (tx) => {
      await lockName(tx, 'rights');
      locked.send();
      for (let looks = 0; looks < 500 && (await tx.execute(isWaiting)).rows.length === 0; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await tx.delete(permissions).where(sql`${eq(permissions.userId, caller.id)} and ${eq(permissions.resource, resource)}`);
    });
    await locked.received;
    const { status } = await call();
    await taking;
    return status;
  }

  const MANAGES: Right[] = [
    ['user', 'rwx'],
    ['permission', 'rwx'],
    ['faq', 'r'],
  ];

  it.each<[string, string, (caller: Client, target: Person) => Promise<{ status: number }>]>([
    ['grants nothing', 'permission', (caller, { id }) => caller.post(`/users/${id}/permissions`, [{ resource: 'faq', r: true }])],
    ['sets no password', 'user', (caller, { id }) => caller.put(`/users/${id}`, { password: 'set too late' })],
    ['gives no name', 'user', (caller, { id }) => caller.put(`/users/${id}`, { first_name: 'Late' })],
    ['deletes nobody', 'user', (caller, { id }) => caller.del(`/users/${id}`)],
    ['signs nobody out', 'user', (caller, { id }) => caller.del(`/users/${id}/sessions`)],
    [
      'creates nobody',
      'user',
      (caller) => caller.post('/users', { email: 'late@house.example', first_name: 'A', last_name: 'B', password: PASSWORD }),
    ],
  ])('%s', async (_, resource, call) => {
    const { caller, target, nobody, db } = await setUp(...MANAGES);
    const before = await target.get('/profile?include=permissions');
    expect(await whileTaking(resource, { caller, db }, () => call(caller, target))).toBe(403);
    expect(await target.get('/profile?include=permissions')).toMatchObject({ status: 200, body: before.body });
    expect((await nobody.post('/auth', { username: target.email, password: PASSWORD })).status).toBe(201);
  });

  it.each<[string, (caller: Client, target: Person) => Promise<{ status: number }>]>([
    ['sets no password of a super user', (caller, { id }) => caller.put(`/users/${id}`, { password: 'set too late' })],
    ['removes no second factor', (caller, { id }) => caller.del(`/users/${id}/second-factor`)],
    ['demands no second factor', (caller, { id }) => caller.put(`/users/${id}/second-factor`, { demanded: true })],
    ['forgets nobody', (caller, { id, email }) => caller.post(`/users/${id}/forget`, { confirmation: email })],
  ])('as a super user %s', async (_, call) => {
    const { caller, target, nobody, db } = await setUp(['*', 'rwx']);
    expect(await whileTaking('*', { caller, db }, () => call(caller, target))).toBe(403);
    expect((await target.get('/profile')).status).toBe(200);
    expect((await nobody.post('/auth', { username: target.email, password: PASSWORD })).status).toBe(201);
  });
});
