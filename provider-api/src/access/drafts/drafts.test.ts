import { eq } from 'drizzle-orm';
import { DRAFT_MAX } from 'shared-kit/rules/limits';
import { onBothEngines } from '../../../testing/server';
import { drafts } from './schema';
import { expireDrafts } from './store';

const path = '/hotels/7/specials/9';
const draftPath = `/profile/drafts?path=${encodeURIComponent(path)}`;
const text = (values: object) => JSON.stringify({ values, version: 3 });

onBothEngines('A draft of unsaved text', (server) => {
  const person = () => server().given.user();
  type Person = Awaited<ReturnType<typeof person>>;
  const save = (owner: Person, content = text({ title: 'Spa' }), formPath = path) =>
    owner.put('/profile/drafts', { path: formPath, content });
  const saved = async (owner: Person) => (await owner.get(draftPath)).body.data?.content ?? null;

  it('is kept per form, the newest replacing the last, until it is deleted', async () => {
    const anna = await person();
    expect(await saved(anna)).toBeNull();
    expect((await save(anna)).status).toBe(204);
    await save(anna, text({ title: 'Spa weekend' }));
    const { body } = await anna.get(draftPath);
    expect(body.data).toEqual({ content: text({ title: 'Spa weekend' }), saved_at: expect.any(String) });
    expect((await anna.del(draftPath)).status).toBe(204);
    expect((await anna.del(draftPath)).status).toBe(204);
    expect(await saved(anna)).toBeNull();
  });

  it('is visible to nobody else, not even a super user', async () => {
    const [anna, ben] = [await person(), await person()];
    await save(anna);
    expect(await saved(ben)).toBeNull();
    expect((await server().admin.get(draftPath)).body.data).toBeNull();
    await ben.del(draftPath);
    expect(await saved(anna)).toBe(text({ title: 'Spa' }));
  });

  it('is deleted when its owner logs out, and drafts of others are not', async () => {
    const [anna, ben] = [await person(), await person()];
    await save(anna);
    await save(ben);
    await anna.del('/auth');
    const rows = await server().services.db.select().from(drafts).where(eq(drafts.userId, anna.id));
    expect(rows).toEqual([]);
    expect(await saved(ben)).not.toBeNull();
  });

  it('has limits for its length, its shape, its address, and the number of drafts', async () => {
    const anna = await person();
    const long = text({ title: 'x'.repeat(DRAFT_MAX) });
    expect((await save(anna, long)).status).toBe(422);
    expect((await save(anna, text({ title: 'x'.repeat(DRAFT_MAX - 100) }))).status).toBe(204);
    for (const content of ['', 'no JSON', '[]', 'null', '"text"', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`])
      expect((await save(anna, content)).status).toBe(400);
    for (const formPath of ['', 'hotels', '/a?b', '/a#b', '/a b', '/café', `/${'x'.repeat(3000)}`])
      expect((await save(anna, text({}), formPath)).status).toBe(400);
    expect((await anna.get('/profile/drafts')).status).toBe(400);
    for (let n = 0; n < 25; n += 1) await save(anna, text({ n }), `/hotels/7/specials/${n}`);
    const rows = await server().services.db.select({ path: drafts.path }).from(drafts).where(eq(drafts.userId, anna.id));
    expect(rows).toHaveLength(20);
    expect(rows.map((row) => row.path)).toContain('/hotels/7/specials/24');
  });

  it('makes room for other drafts of its owner alone', async () => {
    const [anna, ben] = [await person(), await person()];
    await save(anna);
    for (let n = 0; n < 21; n += 1) await save(ben, text({ n }), `/hotels/7/specials/${100 + n}`);
    expect((await save(anna, text({}), '/hotels/7/specials/10')).status).toBe(204);
    const count = async ({ id }: Person) => server().services.db.$count(drafts, eq(drafts.userId, id));
    expect([await saved(anna), await count(anna), await count(ben)]).toEqual([text({ title: 'Spa' }), 2, 20]);
  });

  it('never holds a password or a token', async () => {
    const anna = await person();
    for (const values of [{ password: 'x' }, { deep: [{ newPassword: 'x' }] }, { token: 'x' }, { client_secret: 'x' }])
      expect((await save(anna, text(values))).status).toBe(422);
    expect((await save(anna, text({ trackingTag: 'x', tokens: 2 }))).status).toBe(204);
  });

  it('is stored once when several are sent at the same time', async () => {
    const anna = await person();
    const answers = await Promise.all([save(anna, text({ n: 1 })), save(anna, text({ n: 2 })), save(anna, text({ n: 3 }))]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await saved(anna)).toMatch(/"n":[123]/);
  });

  describe('that was discarded', () => {
    const from = (browser: string, nth: number) => ({ browser, nth });
    const send = (owner: Person, sender: object, title = 'Spa') =>
      owner.put('/profile/drafts', { path, content: text({ title }), ...sender });
    const discard = (owner: Person, browser: string, nth: number, seen?: string) =>
      owner.del(`${draftPath}&browser=${browser}&nth=${nth}${seen ? `&seen=${encodeURIComponent(seen)}` : ''}`);

    it('does not come back when an earlier write arrives later, but a later write is kept', async () => {
      const anna = await person();
      await send(anna, from('here', 1));
      expect((await discard(anna, 'here', 3)).status).toBe(204);
      expect((await send(anna, from('here', 2))).status).toBe(204);
      expect(await saved(anna)).toBeNull();
      await send(anna, from('here', 4), 'Spa weekend');
      expect(await saved(anna)).toBe(text({ title: 'Spa weekend' }));
    });

    it('does not come back when the discard arrives before the write', async () => {
      const anna = await person();
      await discard(anna, 'here', 2);
      await send(anna, from('here', 1));
      expect(await saved(anna)).toBeNull();
    });

    it('in one browser does not delete the newer draft of another browser, unless it has shown that draft', async () => {
      const anna = await person();
      await send(anna, from('here', 1));
      await send(anna, from('there', 1), 'There');
      await discard(anna, 'here', 2);
      expect(await saved(anna)).toBe(text({ title: 'There' }));
      const seen = (await anna.get(draftPath)).body.data.saved_at as string;
      await discard(anna, 'here', 3, '2020-01-01T00:00:00.000Z');
      expect(await saved(anna)).not.toBeNull();
      await discard(anna, 'here', 4, seen);
      expect(await saved(anna)).toBeNull();
    });

    it('does not delete a newer draft of the same browser when the discard arrives late', async () => {
      const anna = await person();
      await send(anna, from('here', 5));
      await discard(anna, 'here', 4);
      expect(await saved(anna)).not.toBeNull();
    });

    it('uses none of the room for drafts, and the number of discards is limited too', async () => {
      const anna = await person();
      await send(anna, from('here', 1));
      for (let n = 0; n < 25; n += 1)
        await anna.del(`/profile/drafts?path=${encodeURIComponent(`/hotels/7/specials/${n + 100}`)}&browser=here&nth=${n}`);
      const rows = await server().services.db.select().from(drafts).where(eq(drafts.userId, anna.id));
      expect(rows).toHaveLength(21);
      expect(await saved(anna)).not.toBeNull();
      expect((await anna.get('/profile/personal-data')).body.data.drafts).toHaveLength(1);
    });

    it.each(['browser=A B', `browser=${'x'.repeat(65)}`, 'nth=-1', 'nth=x', 'seen=yesterday'])('refuses %s', async (wrong) => {
      const anna = await person();
      expect((await anna.del(`${draftPath}&${encodeURI(wrong)}`)).status).toBe(400);
    });
  });

  it('is deleted after 30 days', async () => {
    const anna = await person();
    await save(anna);
    const day = 86_400_000;
    await expireDrafts(server().services.db, new Date(Date.now() + 29 * day));
    expect(await saved(anna)).not.toBeNull();
    await expireDrafts(server().services.db, new Date(Date.now() + 31 * day));
    expect(await saved(anna)).toBeNull();
  });
});
