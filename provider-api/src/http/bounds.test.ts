import { costOf } from 'shared-kit/rules/testing/cost';
import { onBothEngines } from '../../testing/server';
import { special } from '../../testing/samples';

const KB_16 = 16_000;
/** Processor time in milliseconds. The work takes a few, but took many seconds without the bounds. */
const MAX_COST = 1000;

onBothEngines('Limits of a request', (server) => {
  it.each([
    ['thousands of names', 'a&'.repeat(KB_16 / 2)],
    ['one name thousands of times', 'page=1&'.repeat(KB_16 / 7)],
    ['one endless value', `page=${'9'.repeat(KB_16)}`],
    ['percent signs', `page=${'%'.repeat(KB_16)}`],
  ])('a query of %s is refused before it costs processing time', async (_case, query) => {
    const [answer, cost] = await costOf(() => server().nobody.get(`/health?${query}`));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(
      'The address is too long: at most 4,000 characters and 50 parameters after the question mark.',
    );
    expect(cost).toBeLessThan(MAX_COST);
  });

  it('fifty short parameters are read, and one more is refused', async () => {
    const messageFor = async (count: number) => (await server().nobody.get(`/health?${'a&'.repeat(count - 1)}a`)).body.message;
    const refusal = 'The address is too long: at most 4,000 characters and 50 parameters after the question mark.';
    expect([await messageFor(50), await messageFor(51)]).toEqual([expect.not.stringContaining('too long'), refusal]);
  });

  it('a parameter that is given twice is refused with its name', async () => {
    const { status, body } = await server().admin.get('/regions?page=1&page=2&page=3');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['page']]);
  });

  it('paths and headers designed to be slow are answered at once', async () => {
    const dots = `/${'.'.repeat(KB_16 - 400)}/`;
    for (const [url, headers] of [
      [dots, {}],
      [`/remotes${dots}`, { accept: `${'text/'.repeat(2000)}` }],
      ['/api/profile', { authorization: `Bearer ${' '.repeat(KB_16 - 800)}x y` }],
      ['/api/profile', { cookie: ';'.repeat(KB_16 - 800) }],
      ['/api/health', { 'accept-encoding': 'gzip;q=0.5, '.repeat(1000) }],
    ] as const) {
      const [answer, cost] = await costOf(() => server().app.inject({ url, headers }));
      expect(answer.statusCode).toBeLessThan(500);
      expect(cost).toBeLessThan(MAX_COST);
    }
  });

  it('ordering by more fields than a list has columns is refused', async () => {
    const { status, body } = await server().admin.get(`/regions?order_by=${'name,'.repeat(20)}name`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['order_by']]);
  });

  it('an impossible name or password is a failed sign-in at once', async () => {
    for (const body of [
      { username: 'x'.repeat(4000), password: 'p' },
      { username: 'x'.repeat(900_000), password: 'p' },
      { username: 'anna@house.example', password: 'a' + '\u0315\u0300'.repeat(150_000) },
    ]) {
      const [answer, cost] = await costOf(() => server().nobody.post('/auth', body));
      expect([answer.status, answer.body.message]).toEqual([401, 'Incorrect email and/or password.']);
      expect(cost).toBeLessThan(MAX_COST);
    }
    const long = await server().nobody.post('/passwords/forgot', { email: `${'x'.repeat(4000)}@house.example` });
    expect(long.status).toBe(422);
  });

  it('a body with too many levels, values or entries is refused with a message', async () => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const send = (payload: string, url = listPath) =>
      server().app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'content-type': 'application/json' } });
    for (const [payload, message] of [
      [`{"unknown": ${deep(5000)}}`, 'The request is nested too deeply: at most 32 levels.'],
      [deep(200_000), 'The request is nested too deeply: at most 32 levels.'],
      [`{"images": [${'{},'.repeat(150_000)}{}]}`, 'The request contains too many values: at most 20,000 at once.'],
    ] as const) {
      const answer = await send(payload, '/auth');
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
    }
    const images = Array.from({ length: 501 }, () => ({ asset_id: 'x', alt: 'y' }));
    const [refused, cost] = await costOf(() => server().admin.post(listPath, special({ images })));
    expect([refused.status, refused.body.fields.images]).toEqual([422, 'Must be at most 500 entries']);
    expect(cost).toBeLessThan(MAX_COST);
  });

  it('many lists and objects beside one another are no deep nesting', async () => {
    const lists = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`list ${index}`, [{}]]));
    expect((await server().admin.post('/regions', { name: 'Coast', lists })).status).toBe(201);
  });

  it('brackets within text do not count as levels', async () => {
    const { status, body } = await server().nobody.post('/auth', {
      username: `"\\${'['.repeat(100)}`,
      password: '{'.repeat(100),
    });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });
});
