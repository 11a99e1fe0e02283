import { eq } from 'drizzle-orm';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { PASSWORD } from '../../../testing/given';
import { logLines } from '../../../testing/logLines';
import { onBothEngines } from '../../../testing/server';
import { createNotes } from './notes';
import { securityLog } from './schema';

const { lines, keep } = logLines();

onBothEngines(
  'Secrets and the security log',
  (server) => {
    const readStored = async () => JSON.stringify(await server().services.db.select().from(securityLog));
    const securityLines = () => lines.filter((line) => line.includes('"security":{')).map((line) => JSON.parse(line));

    it('no password, token or link is in the log, wherever it was typed', async () => {
      const { admin, nobody, given, services, app } = server();
      lines.length = 0;
      const person = await given.user();
      const { body } = await nobody.post('/auth', { username: person.email, password: PASSWORD });
      const session: string = body.data.token.value;
      await nobody.post('/auth', { username: person.email, password: 'guessed-secret-1' });
      await nobody.post('/auth', { username: 'typed-secret-2', password: 'guessed-secret-3' });
      await nobody.post('/passwords/forgot', { email: person.email });
      await nobody.post('/passwords/forgot', { email: 'typed-secret-4@house.example' });
      await services.mail.settled();
      const folder = join(services.config.dataDir, 'mail');
      const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
      const link = /reset-password\/(\S+)/.exec(mails.find((mail) => mail.includes(person.email)) ?? '')?.[1] ?? '';
      expect(link).not.toBe('');
      await nobody.get(`/passwords/${link}`);
      await nobody.put(`/passwords/${link}`, { password: 'chosen-secret-5' });
      const token = await given.item('/tokens', { name: 'Site', property_id: '*' });
      await app.inject({ url: '/api/users?name=asked-secret-6', headers: { authorization: `Bearer ${token.value}` } });
      await admin.del(`/tokens/${token.id}`);
      await app.inject({ url: '/api/properties', headers: { authorization: `Bearer ${token.value}` } });
      const expires_on = new Date(Date.now() + 86_400_000).toISOString();
      const deploy = await given.item('/deploy-tokens', { remote: newRemoteName(), expires_on });
      await app.inject({ url: '/api/users', headers: { authorization: `Bearer ${deploy.value}` } });
      await admin.get('/security-log');

      const rows = await readStored();
      const logged = JSON.stringify(securityLines());
      const secrets = [PASSWORD, session, link, token.value, deploy.value, server().adminToken];
      const typed = [
        'guessed-secret-1',
        'typed-secret-2',
        'guessed-secret-3',
        'typed-secret-4',
        'chosen-secret-5',
        'asked-secret-6',
      ];
      for (const secret of [...secrets, ...typed]) {
        expect(rows).not.toContain(secret);
        expect(logged).not.toContain(secret);
      }
      // Proves that the search above would find something.
      expect(rows).toContain(person.email);
    });

    it('every entry is also a structured log line: for a change only once it is committed, for a refusal at once', async () => {
      const { admin, given } = server();
      lines.length = 0;
      const person = await given.user();
      await person.get('/users');
      expect((await admin.del('/users/nobody')).status).toBe(404);
      const logged = securityLines().map(({ level, security: { event, outcome, by } }) => [
        level,
        event,
        outcome,
        by?.id !== undefined,
      ]);
      expect(logged).toEqual([
        [30, 'user_created', 'done', true],
        [30, 'sign_in', 'done', true],
        [40, 'refused', 'refused', true],
      ]);
    });

    it('what goes on is a log line again with each entry that is stored of it', async () => {
      const notes = createNotes(server().services.db, server().app.log);
      const note = () => notes.add({ at: new Date().toISOString(), event: 'refused', outcome: 'refused', byId: 'goes on' });
      lines.length = 0;
      for (const times of [1, 3]) {
        for (let time = 0; time < times; time += 1) note();
        await notes.flush();
      }
      await notes.close();
      const stored = await server().services.db.select().from(securityLog).where(eq(securityLog.byId, 'goes on'));
      expect(stored.map(({ times }) => times)).toEqual([1, 3]);
      expect(securityLines()).toHaveLength(2);
    });

    it('text from outside is kept on one line and limited in length', async () => {
      const { nobody, admin, given } = server();
      const { id, email } = await given.user();
      const agent = `Firefox\u0085\u2028admin signed in ${'x'.repeat(5_000)}`;
      await nobody.post('/auth', { username: email, password: PASSWORD }, { 'user-agent': agent });
      const [entry] = (await admin.get(`/security-log?by=${id}&event=sign_in`)).body.data;
      expect(entry.agent).toMatch(/^Firefox admin signed in x+…$/);
      expect(entry.agent).toHaveLength(300);
    });

    it('releases are logged: uploaded, put live, withdrawn', async () => {
      const { app, admin, adminToken } = server();
      const name = newRemoteName();
      const { body } = await upload(app, adminToken, name, packed(name));
      const version = body.data.release;
      const line = async () => ({ 'if-match': `"${(await admin.get(`/remotes/${name}/releases`)).body.meta.version}"` });
      expect((await admin.put(`/remotes/${name}/live`, { release: version, share: 20 }, await line())).status).toBe(200);
      const why = { why: 'It flickers.' };
      expect((await admin.post(`/remotes/${name}/releases/${version}/withdraw`, why, await line())).status).toBe(200);
      const { data } = (await admin.get('/security-log?per_page=3')).body;
      const about = { kind: 'release', id: version, name: `${name} ${version}` };
      const by = { name: 'Super User' };
      expect(data).toMatchObject([
        { event: 'release_withdrawn', about, by, detail: 'It flickers.' },
        { event: 'release_live', about, by, detail: 'For 20% of people' },
        { event: 'release_uploaded', about, by },
      ]);
    });

    it('while the store is down nothing fails and entries are kept, up to a limit', async () => {
      const { db } = server().services;
      const note = (index: number) => ({
        at: new Date(index).toISOString(),
        event: 'refused' as const,
        outcome: 'refused' as const,
        byId: `away ${index}`,
      });
      const logged: unknown[] = [];
      const log = Object.assign(server().app.log.child({}), { error: (entry: unknown) => void logged.push(entry) });
      let isStoreDown = true;
      const store = new Proxy(db, {
        get: (target, name) => {
          if (isStoreDown && name === 'insert') throw new Error('the store is away');
          return Reflect.get(target, name) as unknown;
        },
      });
      const notes = createNotes(store, log);
      for (let index = 0; index < 1_200; index += 1) notes.add(note(index));
      await notes.flush();
      expect(logged).toHaveLength(1);
      isStoreDown = false;
      await notes.close();
      const rows = (await db.select().from(securityLog)).filter(
        ({ byId, event }) => byId?.startsWith('away') || event === 'left_out',
      );
      expect(rows).toHaveLength(1_001);
      expect(rows.find(({ event }) => event === 'left_out')).toMatchObject({ times: 200 });
    });
  },
  { logLevel: 'info' },
  keep,
);
