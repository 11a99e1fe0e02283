import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { busyPerson, MARKED } from '../../../testing/busyPerson';
import { PASSWORD } from '../../../testing/given';
import { forgetSteps } from '../../../testing/forget';
import { faq } from '../../../testing/samples';
import { dumpDatabase, queryRows } from '../../../testing/databaseDump';
import { onBothEngines } from '../../../testing/server';
import { versionPeople } from '../../access/history/schema';
import { notifyGivenUp } from '../notifications/mail';
import { replaceLateNames } from './forget';

onBothEngines(
  'Forgetting a person',
  (server) => {
    const rows = <Row>(query: string) => queryRows<Row>(server().services.db, query);
    const dump = () => dumpDatabase(server().services.db);
    const isMarked = (text: string) => MARKED.words.test(text);
    /** The rows with their name, by table. */
    const marked = async () =>
      Object.fromEntries(
        [...(await dump())]
          .map(([name, tableRows]) => [name, tableRows.filter(isMarked)] as const)
          .filter(([, found]) => found.length > 0),
      );
    const files = () =>
      readdirSync(server().services.config.dataDir, { recursive: true, encoding: 'utf8' })
        .map((name) => join(server().services.config.dataDir, name))
        .filter((name) => statSync(name).isFile() && isMarked(readFileSync(name, 'utf8')));
    const { forget, person } = forgetSteps(server);

    it('name and address are removed everywhere, whatever the person did', async () => {
      const { admin, app, nobody, services, given } = server();
      const reader = await given.user(['special', 'r']);
      const forgotten = await busyPerson(server());
      await notifyGivenUp(services.db, MARKED.now.email);
      await app.securityNotes.flush();

      // Every table that records who did something must contain something that this person did.
      const columns = await rows<{ name: string; column: string }>(
        "select table_name as name, column_name as column from information_schema.columns where table_schema = 'public' and data_type = 'jsonb' and column_name similar to '(%\\_)?by'",
      );
      const unmarked: string[] = [];
      for (const { name, column } of columns) {
        const [found] = await rows<{ row: string }>(
          `select "${column}"::text as row from "${name}" where "${column}" ->> 'id' = '${forgotten.id}' limit 1`,
        );
        if (!found) unmarked.push(`${name}.${column}`);
      }
      expect(unmarked).toEqual([]);
      expect(Object.keys(await marked())).toEqual(
        expect.arrayContaining([
          'bin',
          'bin_rows',
          'drafts',
          'notifications',
          'rate_hits',
          'releases',
          'security_log',
          'users',
          'version_items',
          'version_people',
          'versions',
        ]),
      );
      expect(files()).not.toEqual([]);

      const byName = `${MARKED.now.first_name} ${MARKED.now.last_name}`;
      expect((await forget(forgotten.id, `  ${byName.toUpperCase()} `)).status).toBe(204);
      expect(await marked()).toEqual({});
      expect(files()).toEqual([]);
      await app.securityNotes.flush();
      expect(await marked()).toEqual({});

      expect((await forgotten.get('/profile')).status).toBe(401);
      expect((await nobody.post('/auth', { username: MARKED.now.email, password: PASSWORD })).status).toBe(401);
      expect((await nobody.post('/passwords/forgot', { email: MARKED.now.email })).status).toBe(404);
      expect((await admin.get(`/users/${forgotten.id}`)).status).toBe(404);
      expect((await admin.get(`/users/${forgotten.id}/personal-data`)).status).toBe(404);
      const titles = (await reader.get('/notifications')).body.data.map(({ title }: { title: string }) => title);
      expect(titles).toContainEqual(expect.stringMatching(/^Former colleague published “Winter by the fire” in /));
      const { data } = (await admin.get('/notifications')).body;
      expect(data.map(({ title }: { title: string }) => title)).toContain('An email could not be delivered to Former colleague');
    }, 60_000);

    it('what was noted about a person a moment before does not name them either', async () => {
      const { app, nobody } = server();
      const { id, email } = await person();
      expect((await nobody.post('/auth', { username: email, password: 'wrong' })).status).toBe(401);
      expect((await forget(id, email)).status).toBe(204);
      await app.securityNotes.flush();
      const log = (await dump()).get('security_log')?.join();
      expect(log).toContain(id);
      expect(log).not.toContain(email);
    });

    it('what they wrote stays, attributed to a former colleague with a distinct id; in the bin too', async () => {
      const { admin, given } = server();
      const [anna, ben] = [await person(), await person()];
      const hotel = await given.hotel();
      const path = `/properties/${hotel}/faqs`;
      const category = (await given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' })).id;
      const [one, two, deleted] = await Promise.all(
        [anna, ben, anna].map(async (author) => (await author.post(path, faq(category))).body.data.id as string),
      );
      await anna.put(`${path}/${deleted}`, { question: 'Is there a pool?' });
      await admin.del(`${path}/${deleted}`);
      for (const { id, email } of [anna, ben]) expect((await forget(id, email)).status).toBe(204);

      const by = async (id: string) => (await admin.get(`${path}/${id}`)).body.data.updated_by;
      expect(await by(one!)).toEqual({ id: anna.id, name: 'Former colleague' });
      expect(await by(two!)).toEqual({ id: ben.id, name: 'Former colleague' });
      const [entry] = (await admin.get('/bin')).body.data;
      expect((await admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
      expect(await by(deleted!)).toEqual({ id: anna.id, name: 'Former colleague' });
      const { data: versions } = (await admin.get(`${path}/${deleted}/versions`)).body;
      expect(versions.find(({ action }: { action: string }) => action === 'changed')).toMatchObject({
        by: { id: anna.id, name: 'Former colleague' },
        changes: { question: { before: 'Is breakfast included?', after: 'Is there a pool?' } },
      });
    });

    it('the security log and the history record who forgot them, without a name or a link', async () => {
      const { admin } = server();
      const anna = await person();
      await forget(anna.id, anna.email);
      const about = { kind: 'user', id: anna.id, name: 'Former colleague' };
      const { data: logged } = (await admin.get(`/security-log?by=${anna.id}`)).body;
      expect(logged[0]).toMatchObject({ event: 'user_forgotten', by: { name: 'Super User' }, about, address: '127.0.0.1' });
      const signInEntry = logged.find(({ event }: { event: string }) => event === 'sign_in');
      expect(signInEntry).toMatchObject({ by: { id: anna.id, name: 'Former colleague' }, address: null, agent: null });
      const creationEntry = logged.find(({ event }: { event: string }) => event === 'user_created');
      expect(creationEntry).toMatchObject({ by: { name: 'Super User' }, about, address: '127.0.0.1' });
      const [line] = (await admin.get('/activity?kind=users')).body.data;
      expect(line).toMatchObject({
        action: 'deleted',
        item_id: anna.id,
        name: 'Former colleague',
        link: null,
        by: { name: 'Super User' },
      });
    });

    it('requires their present name or address, and a super user, who cannot forget themselves', async () => {
      const { admin, given } = server();
      const [anna, manager] = [await person(), await given.user(['user', 'rwx'])];
      await admin.put(`/users/${anna.id}`, { first_name: 'Nora' });
      for (const typed of ['', ' ', 'Nora', 'somebody@house.example', anna.name]) {
        const { status, body } = await forget(anna.id, typed);
        expect([status, body.fields]).toEqual([422, { confirmation: 'Must be this person’s name or email address' }]);
      }
      expect((await admin.post(`/users/${anna.id}/forget`)).status).toBe(422);
      expect((await manager.post(`/users/${anna.id}/forget`, { confirmation: anna.email })).status).toBe(403);
      expect((await forget('nobody', anna.email)).status).toBe(404);
      const profile = (await admin.get('/profile')).body.data;
      expect((await forget(profile.id, profile.email)).body.message).toBe('You cannot forget yourself.');
      expect((await anna.get('/profile')).status).toBe(200);
    });

    it('a second or simultaneous call succeeds, but it is done once', async () => {
      const { admin } = server();
      const anna = await person();
      const both = await Promise.all([forget(anna.id, anna.email), forget(anna.id, anna.email)]);
      expect(both.map(({ status }) => status)).toEqual([204, 204]);
      expect((await forget(anna.id, 'anything')).status).toBe(204);
      const { meta } = (await admin.get(`/security-log?event=user_forgotten&by=${anna.id}`)).body;
      expect(meta.count).toBe(1);
    });

    it('a person whose account was deleted earlier can be forgotten too', async () => {
      const { admin } = server();
      const anna = await person();
      await admin.del(`/users/${anna.id}`);
      expect((await forget(anna.id, 'Anna Other')).status).toBe(422);
      expect((await forget(anna.id, anna.name)).status).toBe(204);
      const mentions = [...(await dump()).values()].flat().filter((row) => row.includes(anna.id));
      expect(mentions.filter((row) => row.includes(anna.name) || row.includes(anna.email))).toEqual([]);
      expect((await forget(anna.id, '')).status).toBe(204);
    });

    it('a failure half-way changes nothing', async () => {
      const { admin, services } = server();
      const anna = await person();
      await services.db.execute(
        sql`create function refuse_all() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
      );
      await services.db.execute(sql`create trigger refuse before insert on forgotten_users execute function refuse_all()`);
      const before = await dump();
      expect((await forget(anna.id, anna.email)).status).toBe(500);
      expect(await dump()).toEqual(before);
      expect((await anna.get('/profile')).body.data.email).toBe(anna.email);
      await services.db.execute(sql`drop trigger refuse on forgotten_users`);
      expect((await admin.post(`/users/${anna.id}/forget`, { confirmation: anna.email })).status).toBe(204);
    });

    it('mails in the data directory that cannot be removed leave everything as it was, and the next call removes them', async () => {
      const { admin, services } = server();
      const anna = await person();
      const before = await dump();
      const removal = jest.spyOn(services.mail, 'forget').mockRejectedValueOnce(new Error('EACCES'));
      expect((await forget(anna.id, anna.email)).status).toBe(500);
      expect(await dump()).toEqual(before);
      expect((await admin.post(`/users/${anna.id}/forget`, { confirmation: anna.email })).status).toBe(204);
      expect(removal).toHaveBeenLastCalledWith(expect.arrayContaining([anna.email]));
      removal.mockRestore();
    });

    it('what another process stored meanwhile is removed within the hour', async () => {
      const { services } = server();
      const anna = await person();
      await forget(anna.id, anna.email);
      await services.db.insert(versionPeople).values({ userId: anna.id, name: anna.name });
      await replaceLateNames(services.db, new Date());
      const people = await services.db.select().from(versionPeople);
      expect(people.filter(({ name }) => name === anna.name)).toEqual([]);
    });
  },
  { publicUrl: 'http://localhost' },
);
