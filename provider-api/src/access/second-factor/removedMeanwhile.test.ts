import { eq, sql } from 'drizzle-orm';
import { addPasskey, passkeyOptionsFor } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { softPasskey } from '../../../testing/secondFactor';
import { signal } from '../../../testing/signal';
import type { Database } from '../../base/storage/database';
import { lockUser } from '../users/store';
import { removeLostFactors } from './factors';
import { passkeys } from './schema';

jest.setTimeout(60_000);

describe('A passkey', () => {
  const serverAt = startProcesses(2, { publicUrl: 'http://localhost' });

  async function setUp() {
    const { given, nobody } = await openTestServer(serverAt(0));
    const person = await given.user();
    const key = softPasskey();
    expect((await addPasskey(person, key)).status).toBe(201);
    const signIn = (more: object = {}) => nobody.post('/auth', { username: person.email, password: PASSWORD, ...more });
    const askedOf = async () => (await signIn()).body.second_factor.passkey as string;
    return { person, key, signIn, askedOf, db: serverAt(1).services.db };
  }

  interface Change {
    lock: (tx: Database) => Promise<unknown>;
    change: (tx: Database) => Promise<unknown>;
  }

  /** Makes calls that have to wait for a lock, and changes something while they wait. @returns their statuses */
  async function meanwhile(db: Database, { lock, change }: Change, ...calls: (() => Promise<{ status: number }>)[]) {
    const locked = signal();
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const transaction = db.transaction(async (tx) => {
      await lock(tx);
      locked.send();
      for (let looks = 0; looks < 500 && (await tx.execute(isWaiting)).rows.length < calls.length; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await change(tx);
    });
    await locked.received;
    const answers = await Promise.all(calls.map((call) => call()));
    await transaction;
    return answers.map(({ status }) => status).sort();
  }

  it('that is removed before its use is recorded does not sign in', async () => {
    const { db, key, signIn, askedOf } = await setUp();
    const passkey = key.sign(await askedOf());
    const lock = (tx: Database) => tx.select().from(passkeys).for('update');
    const change = (tx: Database) => tx.delete(passkeys);
    expect(await meanwhile(db, { lock, change }, () => signIn({ passkey }))).toEqual([401]);
  });

  it('that a super user removes before the session is stored does not sign in a person who found the device', async () => {
    const { db, key, person, signIn, askedOf } = await setUp();
    const passkey = key.sign(await askedOf());
    const lock = (tx: Database) => lockUser(tx, person.id);
    const change = (tx: Database) => removeLostFactors(tx, person.id);
    expect(await meanwhile(db, { lock, change }, () => signIn({ passkey }))).toEqual([401]);
  });

  it('that is sent while a super user removes the others and ends the sessions is not added', async () => {
    const { db, person } = await setUp();
    const answer = softPasskey().register(await passkeyOptionsFor(person));
    const lock = (tx: Database) => lockUser(tx, person.id);
    const change = (tx: Database) => removeLostFactors(tx, person.id);
    const add = () => person.post('/profile/second-factor/passkeys', { answer });
    expect(await meanwhile(db, { lock, change }, add)).toEqual([401]);
    expect(await db.select().from(passkeys).where(eq(passkeys.userId, person.id))).toEqual([]);
  });

  it('that was copied, and sends the same count twice at once, signs in once', async () => {
    const { db, key, signIn, askedOf } = await setUp();
    const asked = [await askedOf(), await askedOf()];
    const answers = asked.map((options) => {
      key.rewind(5);
      return key.sign(options);
    });
    const lock = (tx: Database) => tx.select().from(passkeys).for('update');
    const calls = answers.map((passkey) => () => signIn({ passkey }));
    expect(await meanwhile(db, { lock, change: async () => undefined }, ...calls)).toEqual([201, 401]);
  });

  it.each(['', ' ', '\u200b', '\u00ad\u2060', '\t\n'])('that is named %j is named after its browser', async (name) => {
    const { person } = await setUp();
    const { body } = await addPasskey(person, softPasskey(), name);
    expect(body.data.passkey.name).toMatch(/\w/);
  });

  it('that is named in two lines gets a name of one line', async () => {
    const { person } = await setUp();
    const { body } = await addPasskey(person, softPasskey(), ' Blue\nkey ');
    expect(body.data.passkey.name).toBe('Blue key');
  });
});
