import { sql } from 'drizzle-orm';
import { PASSWORD } from '../../../testing/given';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { lockUser } from '../users/store';
import { authenticators } from './schema';

describe('A setup of an authenticator app that begins while another one is being confirmed', () => {
  const serverAt = startProcesses(2);

  it('is refused, and shows no key whose codes would never be accepted', async () => {
    const { given } = await openTestServer(serverAt(0));
    const { db } = serverAt(1).services;
    const person = await given.user();
    const locked = signal();
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const confirming = db.transaction(async (tx) => {
      await lockUser(tx, person.id);
      const createdAt = new Date().toISOString();
      await tx.insert(authenticators).values({ userId: person.id, sealed: 'sealed', confirmed: true, createdAt });
      locked.send();
      for (let looks = 0; looks < 500 && (await tx.execute(isWaiting)).rows.length === 0; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await locked.received;
    const { status, body } = await person.post('/profile/second-factor/app', { current_password: PASSWORD });
    await confirming;
    expect([status, body.message]).toEqual([409, 'You already have an authenticator app. Remove it first.']);
  });
});
