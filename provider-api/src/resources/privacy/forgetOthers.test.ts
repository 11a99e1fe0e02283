import { eq } from 'drizzle-orm';
import { dumpDatabase, queryRows } from '../../../testing/databaseDump';
import { PASSWORD } from '../../../testing/given';
import { mailsTo } from '../../../testing/mails';
import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { faq, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { users } from '../../access/users/schema';
import { replaceLateNames } from './forget';
import { notifications } from '../notifications/schema';

onBothEngines(
  'Forgetting one of two people who did the same',
  (server) => {
    const LEAVING = { first_name: 'Zebulon', last_name: 'Quixwort', email: 'zebulon.quixwort@house.example' };
    const STAYING = { first_name: 'Imogen', last_name: 'Staywell', email: 'imogen.staywell@house.example' };
    type Names = typeof LEAVING;

    /** Creates a super user under an earlier name, who leaves something wherever a name or an id is stored. */
    const work = async (names: Names, hotel: string) => {
      const { admin, app, as, given, nobody } = server();
      const { id } = await given.item('/users', { ...names, last_name: 'Before', password: PASSWORD });
      await admin.post(`/users/${id}/permissions`, [{ resource: '*', r: true, w: true, x: true }]);
      const signIn = { username: names.email, password: PASSWORD };
      const token: string = (await nobody.post('/auth', signIn)).body.data.token.value;
      const person = { ...as(token), id, email: names.email };
      await person.post(`/properties/${hotel}/specials`, special({ published: true }));
      expect((await person.put('/profile', { last_name: names.last_name })).status).toBe(200);
      const { id: category } = (await person.post(`/properties/${hotel}/faq-categories`, { name: names.last_name })).body.data;
      const { id: item } = (await person.post(`/properties/${hotel}/faqs`, faq(category))).body.data;
      await person.del(`/properties/${hotel}/faqs/${item}`);
      await person.put('/profile/drafts', { path: '/hotels/7', content: '{"values":{"title":"Unsaved"}}' });
      await admin.put('/profile/drafts', { path: `/users/${id}/edit`, content: '{"values":{"first_name":"Typed"}}' });
      await person.put(`/presence/properties/${hotel}`);
      await nobody.post('/auth', { ...signIn, password: 'wrong' });
      const remote = newRemoteName();
      for (const hash of ['aaaaaaaa', 'bbbbbbbb']) await upload(app, token, remote, packed(remote, { hash }));
      const put = async (fields: object) => {
        const { version } = (await person.get(`/remotes/${remote}/releases`)).body.meta;
        expect((await person.put(`/remotes/${remote}/live`, fields, { 'if-match': `"${version}"` })).status).toBe(200);
      };
      await put({ release: '0.1.0-aaaaaaaa', share: 100, why: 'First' });
      await put({ release: '0.1.0-bbbbbbbb', share: 10, people: [names.email], why: 'Try' });
      return person;
    };
    const forget = (id: string, confirmation: string) => server().admin.post(`/users/${id}/forget`, { confirmation });

    it('changes nothing that does not concern them, and the other remains named everywhere', async () => {
      const { admin, app, given, services } = server();
      const hotel = await given.hotel();
      await given.user(['special', 'r', hotel]);
      const [leaving, staying] = [await work(LEAVING, hotel), await work(STAYING, hotel)];
      // Ids are unique only within a kind.
      const region = (await admin.post('/regions', { name: 'Coast' }, { 'idempotency-key': leaving.id })).body.data;
      expect(region.id).toBe(leaving.id);
      expect((await admin.del(`/regions/${region.id}`)).status).toBe(204);
      // Such an address has nothing between two colons.
      const payload = { username: 'nobody@house.example', password: 'wrong' };
      await app.inject({ method: 'POST', url: '/api/auth', payload, remoteAddress: '2001:db8::1' });
      await app.securityNotes.flush();

      const concerns = (row: string) => row.includes(leaving.id) || /Zebulon|Quixwort/i.test(row);
      /** Who made which version of what, since a row of the history names neither. */
      const versionsOfOthers = () =>
        queryRows(
          services.db,
          `select v.*, p.user_id, p.name as by, i.name from versions v join version_items i on i.id = v.item
             left join version_people p on p.id = v.person
           where p.user_id is distinct from '${leaving.id}' and not (i.kind = 'users' and i.item_id = '${leaving.id}')
           order by v.id`,
        );
      const before = { rows: await dumpDatabase(services.db), versions: await versionsOfOthers() };
      const namesStaying = (row: string) => row.includes(staying.id) || row.includes(staying.email);
      const filled = [...before.rows].flatMap(([table, rows]) => (rows.some(namesStaying) ? [table] : []));
      expect(filled).toEqual(
        expect.arrayContaining(['bin', 'drafts', 'notifications', 'presence', 'rate_hits', 'releases', 'remote_lines']),
      );
      expect(filled).toEqual(expect.arrayContaining(['security_log', 'sessions', 'version_items', 'version_people']));
      expect((await forget(leaving.id, leaving.email)).status).toBe(204);

      await replaceLateNames(services.db, new Date());

      const after = await dumpDatabase(services.db);
      const changed = [...before.rows].flatMap(([table, rows]) => {
        if (table === 'versions') return [];
        const kept = new Set(after.get(table));
        return rows.filter((row) => !kept.has(row) && !concerns(row)).map((row) => `${table}: ${row}`);
      });
      expect(changed).toEqual([]);
      expect(await versionsOfOthers()).toEqual(before.versions);
      const tried = (after.get('remote_lines') ?? []).flatMap((row) => (JSON.parse(row) as { people: string[] }).people);
      expect(tried).toEqual([staying.id]);
      const [regionEntry] = (await admin.get(`/security-log?event=deleted`)).body.data;
      expect(regionEntry.about).toMatchObject({ kind: 'region', name: 'Coast' });
      const [deletedRegion] = (await admin.get('/activity?kind=regions')).body.data;
      expect(deletedRegion).toMatchObject({ action: 'deleted', name: 'Coast' });
    });

    it('replaces the whole of a name that begins with an earlier one of theirs', async () => {
      const { admin, given, services } = server();
      const [sam, reader] = [await given.user(), await given.user()];
      const rename = (last_name: string) => admin.put(`/users/${sam.id}`, { first_name: 'Sam', last_name });
      await rename('J. Fox');
      await rename('J');
      await services.mail.settled();
      const letter = { to: reader.email, subject: 'A second factor was removed', link: 'http://test.example/profile' };
      const more = { userId: reader.id, expiresOn: new Date(Date.now() + 3_600_000).toISOString(), opensAccount: false };
      const text = 'A passkey was removed from your Innkeeper account by Sam J. Fox.\n';
      await services.mail.add(services.db, { ...letter, ...more, text });
      expect((await forget(sam.id, sam.email)).status).toBe(204);
      expect(await mailsTo(services, reader.email)).toEqual([expect.stringMatching(/account by Former colleague\.\s*$/)]);
    });

    it('needs a name or an address even if somebody has none', async () => {
      const { given, services } = server();
      const person = await given.user();
      await services.db.update(users).set({ firstName: '', lastName: '' }).where(eq(users.id, person.id));
      expect((await forget(person.id, ' ')).status).toBe(422);
      expect((await forget(person.id, person.email)).status).toBe(204);
    });

    it('replaces a name that an earlier version of the product cut, and stored without an id', async () => {
      const { admin, given, services } = server();
      const hotel = await given.hotel();
      const [author, reader] = [await given.user(['special', 'rw', hotel]), await given.user(['special', 'r', hotel])];
      const [first_name, last_name] = ['M'.repeat(150), 'A'.repeat(160)];
      await admin.put(`/users/${author.id}`, { first_name, last_name });
      await author.post(`/properties/${hotel}/specials`, special({ published: true }));
      const title = `${`${first_name} ${last_name}`.slice(0, 299)}…`;
      await services.db.update(notifications).set({ by: null, title });
      expect((await forget(author.id, author.email)).status).toBe(204);
      expect((await reader.get('/notifications')).body.data[0].title).toBe('Former colleague…');
    });
  },
  { publicUrl: 'http://localhost' },
);
