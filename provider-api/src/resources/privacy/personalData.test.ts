import { eq } from 'drizzle-orm';
import type { Client } from '../../../testing/client';
import { addPasskey } from '../../../testing/factors';
import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { faq, special } from '../../../testing/samples';
import { softPasskey } from '../../../testing/secondFactor';
import { onBothEngines } from '../../../testing/server';
import { mailQueue } from '../../access/mail/schema';

onBothEngines(
  'Personal data',
  (server) => {
    const typed = async () => {
      const person = await server().given.user(['faq', 'r']);
      await person.put('/profile/drafts', { path: '/hotels/7', content: JSON.stringify({ values: { title: 'Unsaved' } }) });
      await person.put('/profile', { first_name: 'Renamed' });
      return person;
    };

    it('people get all of their own data, without a password or token', async () => {
      const person = await typed();
      const { status, body } = await person.get('/profile/personal-data');
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        profile: { id: person.id, email: person.email },
        rights: [{ resource: 'faq', r: true }],
        drafts: [{ path: '/hotels/7', content: expect.stringContaining('Unsaved') }],
        changes: { count: 1, newest: [{ kind: 'users', action: 'changed', item_id: person.id }] },
      });
      expect(body.data.sessions[0]).toHaveProperty('created_at');
      expect(body.data.security.about.length).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toMatch(/hash|sealed|"token"/);
    });

    it('what they, and nobody else, did and received: factors, links, tokens, deletions, releases, notices, forms', async () => {
      const { admin, app, given, nobody } = server();
      const hotel = await given.hotel();
      const { id: category } = await given.item(`/properties/${hotel}/faq-categories`, { name: 'Parking' });
      const work = async () => {
        const person = await given.user(['*', 'rwx']);
        await addPasskey(person, softPasskey(), 'Phone');
        await nobody.post('/passwords/forgot', { email: person.email });
        await person.post('/tokens', { name: 'Site', property_id: '*' });
        const remote = newRemoteName();
        const expires_on = new Date(Date.now() + 3_600_000).toISOString();
        await person.post('/deploy-tokens', { remote, expires_on });
        await upload(app, person.token, remote, packed(remote));
        const { id } = (await person.post(`/properties/${hotel}/faqs`, faq(category))).body.data;
        await person.put(`/presence/faqs/${id}`);
        await person.del(`/properties/${hotel}/faqs/${id}`);
        return { person, remote, id };
      };
      await work();
      const { person: anna, remote, id } = await work();
      await admin.post(`/properties/${hotel}/faqs`, faq(category, { published: true }));
      const { body } = await anna.get('/profile/personal-data');
      expect(body.data).toMatchObject({
        second_factors: { app: null, passkeys: [{ name: 'Phone', last_used_at: null }], is_demanded: false },
        reset_links: [{ expires_on: expect.any(String) }],
        tokens: {
          api: [{ name: 'Site', expires_on: expect.any(String), last_used_on: null }],
          deploy: [{ remote, last_used_on: null }],
        },
        notifications: [{ title: expect.stringContaining('Super User published'), read: false }],
        editing: [{ kind: 'faqs', item_id: id }],
        deletions: [{ kind: 'faqs', expires_on: expect.any(String) }],
        releases: [{ remote, uploaded_at: expect.any(String), put_live_on: null, withdrawn_on: null, trial_ended_on: null }],
      });
      expect(JSON.stringify(body)).not.toMatch(/hash|sealed|"token"|credential|public_key|ik_|ikd_/);
      const { body: exported } = await admin.get(`/users/${anna.id}/personal-data`);
      expect(exported.data.notifications).toEqual([expect.not.objectContaining({ title: expect.anything() })]);
    });

    it('an item that the person may no longer read is not named: its name may have changed since', async () => {
      const { admin, given } = server();
      const hotel = await given.hotel();
      const person = await given.user(['special', 'rw', hotel]);
      const { id } = (await person.post(`/properties/${hotel}/specials`, special({ title: 'First' }))).body.data;
      const names = async (client: Client = person, path = '/profile/personal-data') =>
        (await client.get(path)).body.data.changes.newest.map(({ name }: { name: string | null }) => name);
      expect(await names()).toEqual(['First']);
      expect((await person.put('/profile', { first_name: 'Ann' })).status).toBe(200);
      expect((await admin.post(`/users/${person.id}/permissions`, [])).status).toBe(200);
      expect((await admin.put(`/properties/${hotel}/specials/${id}`, { title: 'Not announced yet' })).status).toBe(200);
      expect(await names()).toEqual([expect.stringContaining('Ann'), null]);
      expect(await names(admin, `/users/${person.id}/personal-data`)).toContain('Not announced yet');
    });

    it('a queued mail is included, without its text', async () => {
      const { given, services } = server();
      const anna = await given.user();
      const letter = { userId: anna.id, to: anna.email, subject: 'One', text: 'Secret', link: 'https://house.example' };
      const expiresOn = new Date(Date.now() + 3_600_000).toISOString();
      await services.db.transaction(async (tx) => {
        await services.mail.add(tx, { ...letter, expiresOn });
        // It is not sent while this test reads.
        await tx.update(mailQueue).set({ nextAt: expiresOn }).where(eq(mailQueue.userId, anna.id));
      });
      const { body } = await anna.get('/profile/personal-data');
      expect(body.data.mails).toEqual([{ created_at: expect.any(String), expires_on: expiresOn, attempts: 0 }]);
      await services.mail.settled();
    });

    it("a super user gets another person's data without unsaved text, and the security log records it", async () => {
      const { admin, app } = server();
      const person = await typed();
      const { body } = await admin.get(`/users/${person.id}/personal-data`);
      expect(body.data.profile.email).toBe(person.email);
      expect(body.data.drafts).toEqual([{ path: '/hotels/7', saved_at: expect.any(String) }]);
      expect(JSON.stringify(body)).not.toContain('Unsaved');
      await app.securityNotes.flush();
      const [entry] = (await admin.get('/security-log?event=exported')).body.data;
      expect(entry).toMatchObject({ about: { id: person.id } });
    });

    it('nobody else gets it, and an unknown person has none', async () => {
      const [anna, manager] = [await typed(), await server().given.user(['user', 'rwx'])];
      expect((await manager.get(`/users/${anna.id}/personal-data`)).status).toBe(403);
      expect((await server().admin.get('/users/nobody/personal-data')).status).toBe(404);
      expect((await server().nobody.get('/profile/personal-data')).status).toBe(401);
    });
  },
  { publicUrl: 'http://localhost' },
);
