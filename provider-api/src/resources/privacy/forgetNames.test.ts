import { eq, sql } from 'drizzle-orm';
import type { Client } from '../../../testing/client';
import { forgetSteps } from '../../../testing/forget';
import { PASSWORD } from '../../../testing/given';
import { mailsTo } from '../../../testing/mails';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { notifyGivenUp } from '../notifications/mail';
import { notifications } from '../notifications/schema';
import { replaceLateNames } from './forget';

onBothEngines(
  'Forgetting the name of a person',
  (server) => {
    const { forget, person } = forgetSteps(server);
    const by = (name: string) => `A passkey was removed from your Innkeeper account by ${name}.\n`;
    const queueMail = (to: { id: string; email: string }, name: string) =>
      server().services.mail.add(server().services.db, {
        to: to.email,
        subject: 'A second factor was removed',
        link: 'http://test.example/profile',
        userId: to.id,
        expiresOn: new Date(Date.now() + 3_600_000).toISOString(),
        opensAccount: false,
        text: by(name),
      });

    it('nobody else loses their name', async () => {
      const list = `/properties/${await server().given.hotel()}/specials`;
      const [leaving, staying] = [await server().given.user(['special', 'rw']), await server().given.user(['special', 'rw'])];
      const { last_name } = (await staying.get('/profile')).body.data;
      for (const writer of [leaving, staying, server().admin]) expect((await writer.post(list, special())).status).toBe(201);
      expect((await forget(leaving.id, leaving.email)).status).toBe(204);
      const { data } = (await server().admin.get(list)).body;
      expect(data.map(({ updated_by }: { updated_by: { name: string } }) => updated_by.name)).toEqual([
        'Former colleague',
        `Anna ${last_name}`,
        'Super User',
      ]);
    });

    it('removes a name with an emoji from notifications of others, and nothing else', async () => {
      const { admin, given } = server();
      const hotel = await given.hotel();
      const [forgotten, reader] = [await given.user(['special', 'rw', hotel]), await given.user(['special', 'r', hotel])];
      await admin.put(`/users/${forgotten.id}`, { last_name: 'Wave 🌊' });
      await forgotten.post(`/properties/${hotel}/specials`, special({ published: true }));
      expect((await forget(forgotten.id, 'Anna Wave 🌊')).status).toBe(204);
      expect((await reader.get('/notifications')).body.data[0].title).toMatch(/^Former colleague published /);
    });

    it('renames them in a notification that an earlier version wrote about their mail', async () => {
      const { admin, given, services } = server();
      const [forgotten, boss] = [await given.user(), await given.user(['*', 'rwx'])];
      await notifyGivenUp(services.db, forgotten.email.toUpperCase());
      const title = sql`replace(${notifications.title}, 'An email', 'A mail')`;
      await services.db.update(notifications).set({ title }).where(eq(notifications.userId, boss.id));
      const user = (await admin.get(`/users/${forgotten.id}`)).body.data;
      expect((await forget(forgotten.id, `${user.first_name} ${user.last_name}`)).status).toBe(204);
      expect((await boss.get('/notifications')).body.data[0].title).toBe('A mail could not be delivered to Former colleague');
    });

    describe('among people whose names are alike', () => {
      const named = async (first_name: string, last_name: string) => {
        const user = await server().given.user(['special', 'rw']);
        await server().admin.put(`/users/${user.id}`, { first_name, last_name });
        return user;
      };
      const people = async () =>
        [await named('Mary', 'Ann'), await named('Mary', 'Ann Smith'), await named('Mary', 'Ann')] as const;
      const publish = async (path: string, authors: readonly Client[]) => {
        for (const author of authors) await author.post(path, special({ published: true }));
      };
      const actorsOf = async (reader: Client, count: number) =>
        (await reader.get(`/notifications?per_page=${count}`)).body.data.map(
          ({ title }: { title: string }) => title.split(' published ')[0],
        );

      it('only notifications of what they did themselves are renamed', async () => {
        const path = `/properties/${await server().given.hotel()}/specials`;
        const [mary, ...others] = await people();
        const reader = await server().given.user(['special', 'r']);
        await publish(path, [mary, ...others]);
        expect((await forget(mary.id, 'Mary Ann')).status).toBe(204);
        await replaceLateNames(server().services.db, new Date());
        expect(await actorsOf(reader, 3)).toEqual(['Mary Ann', 'Mary Ann Smith', 'Former colleague']);
      });

      it('notifications that an earlier version stored without an id are renamed by the whole name', async () => {
        const path = `/properties/${await server().given.hotel()}/specials`;
        const [mary, smith] = await people();
        const reader = await server().given.user(['special', 'r']);
        await publish(path, [mary, smith]);
        await server().services.db.update(notifications).set({ by: null });
        expect((await forget(mary.id, 'Mary Ann')).status).toBe(204);
        expect(await actorsOf(reader, 2)).toEqual(['Mary Ann Smith', 'Former colleague']);
      });

      it('a name of any length leaves room for what was done, and is renamed', async () => {
        const path = `/properties/${await server().given.hotel()}/specials`;
        const author = await named('M'.repeat(200), 'A'.repeat(200));
        const reader = await server().given.user(['special', 'r']);
        await publish(path, [author]);
        expect(await actorsOf(reader, 1)).toEqual([`${'M'.repeat(199)}…`]);
        expect((await forget(author.id, author.email)).status).toBe(204);
        expect(await actorsOf(reader, 1)).toEqual(['Former colleague']);
      });

      it('only a queued mail with the whole name is sent without it', async () => {
        const { given, services } = server();
        const [mary] = await people();
        const reader = await given.user();
        await services.mail.settled();
        for (const name of ['Mary Ann', 'Mary Ann Smith', 'Rose Mary Ann']) await queueMail(reader, name);
        expect((await forget(mary.id, 'Mary Ann')).status).toBe(204);
        const sent = (await mailsTo(services, reader.email)).join('');
        for (const name of ['Former colleague', 'Mary Ann Smith', 'Rose Mary Ann']) expect(sent).toContain(by(name));
      });
    });

    it('a queued mail to somebody else that names them is sent without the name', async () => {
      const { given, services } = server();
      const [forgotten, reader] = [await person(), await given.user()];
      await services.mail.settled();
      for (const name of [forgotten.name, 'Ben Somebody']) await queueMail(reader, name);
      expect((await forget(forgotten.id, forgotten.email)).status).toBe(204);
      const sent = (await mailsTo(services, reader.email)).join('');
      expect(sent).toContain(by('Former colleague'));
      expect(sent).toContain(by('Ben Somebody'));
      expect(sent).not.toContain(forgotten.name);
    });

    it('the same name of another person is kept', async () => {
      const { admin, given } = server();
      const names = { first_name: 'Kim', last_name: 'Low', password: PASSWORD };
      const one = await given.item('/users', { ...names, email: 'kim@house.example' });
      const other = await given.item('/users', { ...names, email: 'joakim@house.example' });
      await admin.put(`/users/${other.id}`, { email: 'akim@house.example' });
      expect((await forget(one.id, 'kim@house.example')).status).toBe(204);
      expect((await admin.get(`/users/${other.id}`)).body.data).toMatchObject({ first_name: 'Kim', email: 'akim@house.example' });
      const [changed] = (await admin.get(`/security-log?event=email_changed&by=${other.id}`)).body.data;
      expect(changed.detail).toBe('From joakim@house.example to akim@house.example');
    });

    it("their mails are deleted, and nobody else's", async () => {
      const { nobody, services } = server();
      const [anna, ben] = [await person(), await person()];
      for (const { email } of [anna, ben]) await nobody.post('/passwords/forgot', { email });
      expect(await mailsTo(services, anna.email)).toHaveLength(1);
      await forget(anna.id, anna.email);
      expect(await mailsTo(services, anna.email)).toEqual([]);
      expect(await mailsTo(services, ben.email)).toHaveLength(1);
    });
  },
  { publicUrl: 'http://localhost' },
);
