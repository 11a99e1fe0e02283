import { eq, sql } from 'drizzle-orm';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { users } from './schema';

describe('A save of oneself with the address that one had, while another call changes the address', () => {
  const serverAt = startProcesses(2);

  it.each([
    ['/profile', '', 422],
    ['own user', '', 422],
    ['/profile', '"1"', 412],
    ['own user', '"1"', 412],
  ])(
    'does not bring the earlier address back without the current password (%s, If-Match %s: %i)',
    async (where, version, status) => {
      const { admin, given } = await openTestServer(serverAt(0));
      const { db } = serverAt(1).services;
      const person = await given.user(['user', 'rwx']);
      const email = `new.${person.email}`;
      const locked = signal();
      const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const changing = db.transaction(async (tx) => {
        await tx.update(users).set({ email, version: 2 }).where(eq(users.id, person.id));
        locked.send();
        for (let looks = 0; looks < 500 && (await tx.execute(isWaiting)).rows.length === 0; looks += 1)
          await new Promise((resolve) => setTimeout(resolve, 10));
      });
      await locked.received;
      const path = where === '/profile' ? where : `/users/${person.id}`;
      const late = await person.put(path, { email: person.email, first_name: 'Late' }, version ? { 'if-match': version } : {});
      await changing;
      expect([late.status, late.body.fields]).toEqual([status, status === 422 ? { current_password: 'Required!' } : {}]);
      expect((await admin.get(`/users/${person.id}`)).body.data).toMatchObject({ email, first_name: 'Anna' });
    },
  );
});
