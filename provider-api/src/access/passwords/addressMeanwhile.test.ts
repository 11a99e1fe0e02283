import { eq, sql } from 'drizzle-orm';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { mailQueue } from '../mail/schema';
import { users } from '../users/schema';
import { endResets } from './resets';
import { passwordResets } from './schema';

describe('A forgotten password that is reported while the address is changed', () => {
  const serverAt = startProcesses(2);

  it('mails no link to the earlier address: whoever reads mail there could sign in', async () => {
    const { given, nobody } = await openTestServer(serverAt(0));
    const { db } = serverAt(1).services;
    const person = await given.user();
    const changed = signal();
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const changing = db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ email: `new.${person.email}` })
        .where(eq(users.id, person.id));
      await endResets(tx, person.id);
      changed.send();
      for (let looks = 0; looks < 200 && (await tx.execute(isWaiting)).rows.length === 0; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await changed.received;
    const asked = nobody.post('/passwords/forgot', { email: person.email });
    await changing;
    const { status, body } = await asked;
    expect([status, body.message]).toEqual([404, 'Email was incorrect or not found.']);
    for (const table of [passwordResets, mailQueue]) expect(await db.$count(table, eq(table.userId, person.id))).toBe(0);
  });
});
