import { sql } from 'drizzle-orm';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';
import { recordChange } from './log';
import { pruneSecurityLog } from './prune';
import { securityLog } from './schema';

onBothEngines('The security log', (server) => {
  const read = async (query = '') => {
    const { status, body } = await server().admin.get(`/security-log${query}`);
    expect(status).toBe(200);
    return body.data;
  };
  const csv = (query = '', accept = 'text/csv') =>
    server().app.inject({
      url: `/api/security-log${query}`,
      headers: { authorization: `Bearer ${server().adminToken}`, accept },
    });

  it('records who signed in and out, when, from where and with which browser', async () => {
    const { given, nobody, as } = server();
    const person = await given.user();
    const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const agent = { 'user-agent': linux };
    const { body } = await nobody.post('/auth', { username: person.email, password: PASSWORD }, agent);
    await as(body.data.token.value).del('/auth', agent);
    const [out, into] = await read(`?by=${person.id}`);
    const same = { outcome: 'done', about: null, detail: null, address: '127.0.0.1', agent: linux, times: 1 };
    expect(out).toMatchObject({ ...same, event: 'sign_out', by: { id: person.id }, browser: 'Firefox on Linux' });
    expect(into).toMatchObject({ ...same, event: 'sign_in', by: { id: person.id, name: expect.stringMatching(/^Anna Person/) } });
    expect(Math.abs(Date.parse(into.at) - Date.now())).toBeLessThan(60_000);
  });

  it('records the account of a failed sign-in, and counts repeated ones in one entry', async () => {
    const { given, nobody } = server();
    const { id, email } = await given.user();
    for (let count = 0; count < 3; count += 1) await nobody.post('/auth', { username: email, password: `guess ${count}` });
    const entries = await read(`?by=${id}&event=sign_in`);
    expect(entries[0]).toMatchObject({ outcome: 'failed', by: null, about: { kind: 'user', id } });
    expect(entries[0].about.name).toContain(email);
    const failed = entries.filter(({ outcome }: { outcome: string }) => outcome === 'failed');
    // Waiting entries are stored once a second, which may be between two attempts, and whenever somebody reads the log.
    expect(failed.length).toBeLessThan(3);
    expect(failed.reduce((sum: number, { times }: { times: number }) => sum + times, 0)).toBe(3);
    await nobody.post('/auth', { username: 'my secret phrase', password: 'x' });
    const [unknown] = await read('?event=sign_in');
    expect(unknown).toMatchObject({ outcome: 'failed', by: null, about: null, detail: 'There is no such user.' });
    // A search for nothing leaves out nothing, not even what was done by nobody.
    expect((await read('?event=sign_in&by=i%25%25'))[0]).toEqual(unknown);
  });

  it('shows repeated failures that have not been stored yet', async () => {
    const { given, nobody } = server();
    const { id, email } = await given.user();
    for (const count of [1, 2]) {
      await nobody.post('/auth', { username: email, password: 'guess' });
      const entries: { times: number; outcome: string }[] = await read(`?by=${id}&event=sign_in`);
      const failed = entries.filter(({ outcome }) => outcome === 'failed');
      expect(failed.reduce((sum, { times }) => sum + times, 0)).toBe(count);
    }
  });

  it('records calls without the right, without their query string', async () => {
    const { given } = server();
    const person = await given.user();
    expect((await person.get('/users?name=secret')).status).toBe(403);
    const [entry] = await read(`?by=${person.id}&event=refused`);
    expect(entry).toMatchObject({ outcome: 'refused', by: { id: person.id }, about: { kind: 'call', name: 'GET /api/users' } });
    expect((await server().as('ik_unknown').get('/properties')).status).toBe(401);
    const [token] = await read('?event=token_refused');
    expect(token).toMatchObject({ outcome: 'failed', by: null, about: { name: 'GET /api/properties' } });
  });

  it('does not record what a token may do', async () => {
    const { given, as } = server();
    const hotel = await given.hotel();
    const { value } = await given.item('/tokens', { name: 'Site', property_id: [hotel] });
    expect((await as(value).get(`/properties/${hotel}`)).status).toBe(200);
    const names = (await read()).map(({ about }: { about: { name: string } | null }) => about?.name);
    expect(names).not.toContain(`GET /api/properties/${hotel}`);
  });

  it('records calls over a limit', async () => {
    const { given, nobody } = server();
    const { email } = await given.user();
    for (let count = 0; count < 11; count += 1) await nobody.post('/auth', { username: email, password: 'guess' });
    const [entry] = await read('?event=rate_limited');
    expect(entry).toMatchObject({ outcome: 'refused', by: null, about: { kind: 'call', name: 'POST /api/auth' } });
  });

  it('is readable by super users only', async () => {
    const person = await server().given.user(['user', 'rwx'], ['permission', 'rwx']);
    expect((await person.get('/security-log')).status).toBe(403);
    const { value } = await server().given.item('/tokens', { name: 'Site', property_id: '*' });
    expect((await server().as(value).get('/security-log')).status).toBe(403);
    expect((await server().nobody.get('/security-log')).status).toBe(401);
  });

  it('is filtered by person, kind and day, newest first, page by page', async () => {
    const { db } = server().services;
    const entry = (time: string, by: string) => ({
      at: time,
      event: 'exported' as const,
      outcome: 'done' as const,
      byId: by,
      byName: `Kim ${by}`,
    });
    await db
      .insert(securityLog)
      .values([
        entry('2020-05-01T23:59:59.999Z', 'k1'),
        entry('2020-05-02T00:00:00.000Z', 'k1'),
        entry('2020-05-02T12:00:00.000Z', 'k2'),
        entry('2020-05-03T00:00:00.000Z', 'k1'),
      ]);
    const day = '&from=2020-05-02T00:00:00Z&to=2020-05-03T00:00:00Z';
    const timesOf = async (query: string) => (await read(query)).map(({ at }: { at: string }) => at);
    expect(await timesOf(`?event=exported${day}`)).toEqual(['2020-05-02T12:00:00.000Z', '2020-05-02T00:00:00.000Z']);
    expect(await timesOf('?event=exported&from=2020-05-02&to=2020-05-02')).toEqual(await timesOf(`?event=exported${day}`));
    expect(await timesOf(`?by=k1${day}`)).toEqual(['2020-05-02T00:00:00.000Z']);
    expect(await timesOf(`?by=i%25%25kIM k2`)).toEqual(['2020-05-02T12:00:00.000Z']);
    const { body } = await server().admin.get('/security-log?event=exported&per_page=1&by=i%25%25kim');
    expect([body.data[0].at, body.meta.count]).toEqual(['2020-05-03T00:00:00.000Z', 4]);
    expect(body.meta.links.next).toContain('page=2');
    for (const wrong of ['from=yesterday', 'event=party', 'order_by=at:ASC', 'who=x'])
      expect((await server().admin.get(`/security-log?${wrong}`)).status).toBe(400);
  });

  it('can be downloaded as CSV with formulas defused, and the download is recorded too', async () => {
    const { db } = server().services;
    const evil = { at: '2021-01-01T00:00:00.000Z', event: 'sign_in' as const, outcome: 'failed' as const };
    await db.insert(securityLog).values([
      { ...evil, aboutKind: 'user', aboutName: '=HYPERLINK("http://evil.example")', agent: '+1', detail: '@x', address: '-1' },
      { ...evil, byId: 'p1', byName: 'Kim Low', aboutKind: 'user', aboutId: '=p2', aboutName: 'a "quoted", name' },
    ]);
    const range = '?from=2021-01-01T00:00:00Z&to=2021-01-02T00:00:00Z';
    const answer = await csv(range);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="security-log-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.body.split('\n')).toEqual([
      '\ufeffWhen (UTC),Event,Outcome,Who,About,Kind,Detail,From,With,Times,Who id,About id',
      `2021-01-01T00:00:00.000Z,Sign-in,Failed,Kim Low,"a ""quoted"", name",user,,,,1,p1,'=p2`,
      `2021-01-01T00:00:00.000Z,Sign-in,Failed,,"'=HYPERLINK(""http://evil.example"")",user,'@x,'-1,'+1,1,,`,
      '',
    ]);
    expect((await read('?event=exported'))[0]).toMatchObject({ about: { kind: 'security log' } });
    expect((await csv(range, '*/*')).headers['content-type']).toContain('application/json');
  });

  it('a long list is downloaded completely', async () => {
    const { db } = server().services;
    await db.execute(sql`insert into security_log (at, event, outcome)
      select timestamptz '2019-01-01T00:00:00Z' + n * interval '1 second', 'deleted', 'done' from generate_series(1, 2500) n`);
    const { body } = await csv('?event=deleted&to=2019-02-01T00:00:00Z');
    const lines = body.trim().split('\n');
    expect([lines.length, new Set(lines).size]).toEqual([2501, 2501]);
  });

  it('an entry that is stored late is listed at the time it happened, also in the CSV', async () => {
    const { db } = server().services;
    const entryAt = (at: string) => ({ at, event: 'token_revoked' as const, outcome: 'done' as const });
    const [first, second, third] = ['2017-01-01T08:00:00.000Z', '2017-01-01T09:00:00.000Z', '2017-01-01T10:00:00.000Z'];
    await db.insert(securityLog).values([entryAt(third), entryAt(first), entryAt(second)]);
    const range = '?from=2017-01-01T00:00:00Z&to=2017-01-02T00:00:00Z';
    expect((await read(range)).map(({ at }: { at: string }) => at)).toEqual([third, second, first]);
    const { body } = await csv(range);
    expect(body.match(/2017-\S+?Z/g)).toEqual([third, second, first]);
  });

  it('the entry of a change that fails is rolled back with it', async () => {
    const { db } = server().services;
    const broken = db.transaction(async (tx) => {
      await recordChange(tx, null, { event: 'mail_failed', detail: 'never stored' });
      throw new Error('the change failed');
    });
    await expect(broken).rejects.toThrow('the change failed');
    expect(await read('?event=mail_failed')).toEqual([]);
  });

  it('deletes entries that are too old, and the oldest failures if there are too many, but not successes', async () => {
    const { db } = server().services;
    const entryAt = (at: string, outcome: 'done' | 'failed') => ({ at, event: 'token_created' as const, outcome });
    const day = (date: number) => `2018-03-0${date}T00:00:00.000Z`;
    await db
      .insert(securityLog)
      .values([
        entryAt(day(1), 'done'),
        entryAt(day(5), 'done'),
        entryAt(day(6), 'failed'),
        entryAt(day(7), 'failed'),
        entryAt(day(8), 'failed'),
        entryAt(day(9), 'done'),
      ]);
    const readTimes = async () => (await read('?event=token_created&to=2018-12-31')).map(({ at }: { at: string }) => at);
    await db.delete(securityLog).where(sql`outcome <> 'done' and event <> 'token_created'`);
    await pruneSecurityLog(db, 3, new Date(day(5)), 2);
    expect(await readTimes()).toEqual([day(9), day(8), day(7), day(5)]);
    const steps = jest.fn();
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'delete') steps();
        return Reflect.get(target, name) as unknown;
      },
    });
    await pruneSecurityLog(counted, 1, new Date('2018-03-11'), undefined, 1);
    expect(await readTimes()).toEqual([]);
    // One statement for each of the four, and one that finds no more.
    expect(steps.mock.calls.length).toBeGreaterThanOrEqual(5);
  });
});
