import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterDays } from 'shared-kit/rules/tokenExpiry';
import { jpeg, upload } from '../../testing/assets';
import { mailsTo } from '../../testing/mails';
import { afterRestart } from '../../testing/restart';
import { sharedSpecial, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const keyHeader = (key: string) => ({ 'idempotency-key': key });

onBothEngines('An item that is created with an idempotency key', (server) => {
  it('exists once, however often it is sent, and the key is its id', async () => {
    const hotel = await server().given.hotel();
    const [list, key] = [`/properties/${hotel}/specials`, randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => server().admin.post(list, special(), keyHeader(key))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('This was created before.');
    const { body } = await server().admin.get(list);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([key]);
    const next = await server().admin.put(`${list}/${key}`, { title: 'As typed since' }, { 'if-match': '"1"' });
    expect([next.status, next.body.data.version]).toEqual([200, 2]);
  });

  it('alerts and properties too exist once', async () => {
    const house = { type: 'restaurant', name: 'Once', url: 'https://once.example', timezone: 'America/New_York' };
    for (const [list, fields] of [
      ['/alerts', { name: 'Storm', display_as: 'header_bar', header_bar: { text: 'Stay in.' } }],
      ['/properties', house],
    ] as const) {
      const key = randomUUID();
      const answers = await Promise.all([1, 2].map(() => server().admin.post(list, fields, keyHeader(key))));
      expect([list, ...answers.map(({ status }) => status).sort()]).toEqual([list, 201, 409]);
      expect((await server().admin.get(`${list}/${key}`)).status).toBe(200);
    }
  });

  it('opening hours too exist once', async () => {
    const restaurant = await server().given.restaurant();
    const [list, key] = [`/properties/${restaurant}/hours`, randomUUID()];
    expect((await server().admin.post(list, {}, keyHeader(key))).body.data.id).toBe(key);
    expect((await server().admin.post(list, {}, keyHeader(key))).status).toBe(409);
  });

  it('exists once even if the server is killed between two attempts', async () => {
    const hotel = await server().given.hotel();
    const [list, key] = [`/properties/${hotel}/specials`, randomUUID()];
    expect((await server().admin.post(list, special(), keyHeader(key))).status).toBe(201);
    await afterRestart(server(), async (as) => {
      const restarted = as(server().adminToken);
      expect((await restarted.post(list, special(), keyHeader(key))).status).toBe(409);
      const next = await restarted.put(`${list}/${key}`, { title: 'As typed since' }, { 'if-match': '"1"' });
      expect([next.status, next.body.data.version]).toEqual([200, 2]);
    });
    expect((await server().admin.get(list)).body.meta.count).toBe(1);
  });

  it('shared specials too, even while one is in the bin', async () => {
    const key = randomUUID();
    const post = () => server().admin.post('/shared-specials', sharedSpecial(), keyHeader(key));
    expect([(await post()).body.data.id, (await post()).status]).toEqual([key, 409]);
    await server().admin.del(`/shared-specials/${key}`);
    expect((await post()).body.message).toBe('This was created before, and is in the bin now.');
  });

  it('a region has the name that was sent last', async () => {
    const key = randomUUID();
    const post = (name: string) => server().admin.post('/regions', { name }, keyHeader(key));
    const answers = [await post('Cost'), await post('Cost'), await post('Coast')];
    expect(answers.map(({ status, body }) => [status, body.data.id, body.data.name])).toEqual([
      [201, key, 'Cost'],
      [201, key, 'Cost'],
      [201, key, 'Coast'],
    ]);
    expect(
      (await server().admin.get(`/regions/${key}/versions`)).body.data.map(({ action }: { action: string }) => action),
    ).toEqual(['changed', 'created']);
    const boss = await server().given.user(['*', 'rwx']);
    const changed = await boss.post('/regions', { name: 'Cliffs' }, keyHeader(key));
    expect([changed.status, changed.body.message, changed.body.current]).toEqual([
      409,
      'An earlier attempt created this region, and somebody else has changed it since. It is in the list of regions.',
      { id: key, version: 2 },
    ]);
    await server().admin.post('/regions', { name: 'Hills' });
    expect((await post('hills')).body.fields).toEqual({ name: 'Already taken' });
    const remove = (version: number) => server().admin.del(`/regions/${key}`, { 'if-match': `"${version}"` });
    expect([(await remove(1)).status, (await remove(2)).status]).toEqual([412, 204]);
  });

  it('an API token has the rights that were sent last, and keeps its value', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const key = randomUUID();
    const post = (property_id: string[] | string) =>
      server().admin.post('/tokens', { name: 'Site', property_id, expires_on: '2030-01-01T00:00:00.000Z' }, keyHeader(key));
    const bystander = await server().given.item('/tokens', { name: 'Another site', property_id: [hotel] });
    const first = await post([hotel, other]);
    const same = await post([other, hotel]);
    expect([first.status, same.status, same.body]).toEqual([201, 201, first.body]);
    const latest = await post([other]);
    expect(latest.body.data).toMatchObject({ id: key, version: 2, value: first.body.data.value });
    const read = await server().as(first.body.data.value).get('/properties');
    expect(read.body.data.map(({ id }: { id: string }) => id)).toEqual([other]);
    expect((await server().admin.get('/tokens?per_page=100')).body.data).toContainEqual(bystander);
    const person = await server().given.user(['*', 'rwx']);
    await person.put(`/tokens/${key}`, { expires_on: null });
    const changed = await post('*');
    expect([changed.status, changed.body.current]).toEqual([409, { id: key, version: 3 }]);
    await server().admin.del(`/tokens/${key}`);
    const deleted = await post('*');
    expect([deleted.status, deleted.body.current]).toEqual([409, undefined]);
    await server().admin.post('/tokens', { name: 'Site', property_id: '*' });
    expect((await server().admin.get('/tokens')).body.data.filter(({ name }: { name: string }) => name === 'Site')).toHaveLength(
      1,
    );
  });

  it('an API token sent again without an expiry is unchanged: its year starts at its creation', async () => {
    const key = randomUUID();
    const post = () => server().admin.post('/tokens', { name: 'For a year', property_id: '*' }, keyHeader(key));
    const first = await post();
    await setTimeout(5);
    const restarted = await post();
    expect([first.status, restarted.status, restarted.body]).toEqual([201, 201, first.body]);
  });

  it('other items too exist once, even if several first attempts arrive at the same time', async () => {
    const person = () => ({ email: `${randomUUID()}@calloway.example`, first_name: 'Ana', last_name: 'Silva' });
    for (const [list, fields] of [
      ['/tokens', { name: 'At once', property_id: '*' }],
      ['/deploy-tokens', { remote: 'mf-at-once', expires_on: afterDays(30) }],
      ['/regions', { name: `At once ${randomUUID()}` }],
      ['/users', { ...person(), generate_password: true }],
    ] as const) {
      const headers = keyHeader(randomUUID());
      const answers = await Promise.all([1, 2, 3, 4].map(() => server().admin.post(list, fields, headers)));
      const id = headers['idempotency-key'];
      expect([list, answers.map(({ status, body }) => [status, body.data?.id])]).toEqual([list, answers.map(() => [201, id])]);
    }
  });

  it('a file that two attempts record at the same time exists once', async () => {
    const key = randomUUID();
    const filenames = await Promise.all([1, 2].map(async () => upload(server(), await jpeg(10, 10))));
    const answers = await Promise.all(
      filenames.map((filename) => server().admin.post('/assets', { filename, name: 'Pool' }, keyHeader(key))),
    );
    expect(answers.map(({ status, body }) => [status, body.data?.id])).toEqual([
      [201, key],
      [201, key],
    ]);
  });

  it('a user exists once, and gets one mail with a link', async () => {
    const key = randomUUID();
    const person = { email: `${key}@calloway.example`, first_name: 'Ana', last_name: 'Silva' };
    const invite = (more: object = {}) =>
      server().admin.post('/users', { ...person, generate_password: true, ...more }, keyHeader(key));
    const [first, second] = [await invite(), await invite()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(first.body.data.id).toBe(key);
    expect(await mailsTo(server().services, person.email)).toHaveLength(1);
    expect((await invite({ last_name: 'Souza' })).status).toBe(409);
    const typed = { ...person, email: 'b@calloway.example', password: 'long enough 1', confirm_password: 'long enough 1' };
    const headers = keyHeader(randomUUID());
    expect((await server().admin.post('/users', typed, headers)).status).toBe(201);
    expect((await server().admin.post('/users', typed, headers)).status).toBe(409);
    await server().admin.del(`/users/${key}`);
    expect((await invite()).status).toBe(409);
  });

  it('a file of the library exists once, with the details that were sent last', async () => {
    const key = randomUUID();
    const tag = `once-${key}`;
    const put = async (name: string) => {
      const filename = await upload(server(), await jpeg(10, 10));
      return server().admin.post('/assets', { filename, name, tags: [tag] }, keyHeader(key));
    };
    const answers = [await put('Pool'), await put('The pool')];
    expect(answers.map(({ status, body }) => [status, body.data.id, body.data.name])).toEqual([
      [201, key, 'Pool'],
      [201, key, 'The pool'],
    ]);
    expect((await server().admin.get(`/assets?q=${tag}`)).body.meta.count).toBe(1);
    await server().admin.del(`/assets/${key}`);
    expect((await put('Pool')).body.message).toBe('This was created before, and is in the bin now.');
  });

  it('a deploy token exists once, with a value that is known', async () => {
    const headers = keyHeader(randomUUID());
    const post = () => server().admin.post('/deploy-tokens', { remote: 'mf-once', expires_on: afterDays(30) }, headers);
    await server().given.item('/deploy-tokens', { remote: 'mf-bystander', expires_on: afterDays(30) });
    const [lostToken, knownToken] = [(await post()).body.data, (await post()).body.data];
    expect([knownToken.id, knownToken.version]).toEqual([lostToken.id, 2]);
    expect(knownToken.value).not.toBe(lostToken.value);
    const publish = (value: string) => server().as(value).put('/remotes/mf-once/live', { release: 'x' }, { 'if-match': '"1"' });
    expect((await publish(lostToken.value)).status).toBe(401);
    expect((await publish(knownToken.value)).status).not.toBe(401);
    const late = await post();
    expect([late.status, late.body.message]).toEqual([
      409,
      'An earlier attempt created this deploy token, and it has been used or somebody else has changed it since. It is in the list of deploy tokens.',
    ]);
    expect((await server().admin.get('/deploy-tokens?remote=mf-once')).body.meta.count).toBe(1);
    expect((await server().admin.get('/deploy-tokens?remote=mf-bystander')).body.meta.count).toBe(1);
  });

  it.each([
    ['/deploy-tokens', { remote: 'mf-theirs', expires_on: afterDays(30) }],
    ['/tokens', { name: 'Theirs', property_id: '*' }],
  ])('a key with which somebody else created one of the %s gives nobody another value of it', async (path, token) => {
    const headers = keyHeader(randomUUID());
    const boss = await server().given.user(['*', 'rwx']);
    expect((await server().admin.post(path, token, headers)).status).toBe(201);
    expect((await boss.post(path, token, headers)).status).toBe(409);
    expect((await server().admin.post(path, token, headers)).status).toBe(201);
  });

  it('is not created again while it is in the bin, because then it could not be restored', async () => {
    const hotel = await server().given.hotel();
    const [list, key] = [`/properties/${hotel}/faq-categories`, randomUUID()];
    expect((await server().admin.post(list, { name: 'Dogs' }, keyHeader(key))).status).toBe(201);
    await server().admin.del(`${list}/${key}`);
    const { status, body } = await server().admin.post(list, { name: 'Dogs' }, keyHeader(key));
    expect([status, body.message]).toEqual([409, 'This was created before, and is in the bin now.']);
    const [entry] = (await server().admin.get(`/bin?property_id=${hotel}&kind=faq-categories`)).body.data;
    expect((await server().admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
  });

  it('needs a UUID as its key; without a key the server creates the id', async () => {
    const hotel = await server().given.hotel();
    const list = `/properties/${hotel}/specials`;
    for (const key of ['sort', 'clone', '', '../1', 'x'.repeat(200)])
      expect((await server().admin.post(list, special(), keyHeader(key))).status).toBe(400);
    expect((await server().admin.post(list, special())).status).toBe(201);
  });

  it('a key that is the id of an item of another property is refused, and that item does not change', async () => {
    const [mine, theirs] = [await server().given.hotel(), await server().given.hotel()];
    const created = await server().given.item(`/properties/${theirs}/specials`, special({ title: 'Theirs' }));
    const person = await server().given.user(['special', 'rw', mine]);
    expect((await person.post(`/properties/${mine}/specials`, special(), keyHeader(created.id))).status).toBe(409);
    expect(
      (await person.put(`/properties/${mine}/specials/${created.id}`, { title: 'Mine' }, { 'if-match': '"1"' })).status,
    ).toBe(404);
    expect((await server().admin.get(`/properties/${theirs}/specials/${created.id}`)).body.data.title).toBe('Theirs');
  });
});
