import { count, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';
import { sessions } from './schema';

const DAY = 86_400_000;
const MAX_PER_USER = 1000;

onBothEngines('A person who signs in again and again', (server) => {
  it('keeps the thousand sessions that were used last, and those of others stay', async () => {
    const { db } = server().services;
    const [other, person] = [await server().given.user(), await server().given.user()];
    const signIn = async () => {
      const { body } = await server().nobody.post('/auth', { username: person.email, password: PASSWORD });
      return server().as(body.data.token.value);
    };
    const [desk, forgotten] = [await signIn(), await signIn()];
    const { body } = await forgotten.get('/profile/sessions');
    const { id } = body.data.find(({ current }: { current: boolean }) => current);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await db
      .update(sessions)
      .set({ lastUsedAt: minutesAgo(300) })
      .where(eq(sessions.id, id));
    const expiresOn = new Date(Date.now() + DAY).toISOString();
    const [present] = await db.select({ count: count() }).from(sessions).where(eq(sessions.userId, person.id));
    await db.insert(sessions).values(
      Array.from({ length: MAX_PER_USER - present!.count }, () => ({
        userId: person.id,
        tokenHash: randomUUID(),
        expiresOn,
        createdAt: minutesAgo(200),
      })),
    );
    const newest = await signIn();
    const [kept] = await db.select({ count: count() }).from(sessions).where(eq(sessions.userId, person.id));
    expect(kept?.count).toBe(MAX_PER_USER);
    const answers = await Promise.all([desk, newest, other, forgotten].map((session) => session.get('/profile')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
  });
});
