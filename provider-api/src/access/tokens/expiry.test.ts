import { eq } from 'drizzle-orm';
import { momentText } from 'shared-kit/rules/dates';
import { afterDays, endOfDay } from 'shared-kit/rules/tokenExpiry';
import { withClockAhead } from '../../../testing/clock';
import { onBothEngines } from '../../../testing/server';
import { securityLog } from '../security-log/schema';
import { apiTokens } from './schema';

const DAY = 86_400_000;
const ahead = 'Must be in the future, and within ten years.';

onBothEngines('The expiry of API tokens', (server) => {
  const make = async (expires_on?: string | null) => {
    const body = { name: 'Website', property_id: '*', ...(expires_on !== undefined && { expires_on }) };
    return server().given.item('/tokens', body);
  };
  const readToken = async (id: string) => {
    const { body } = await server().admin.get('/tokens?per_page=2000');
    return body.data.find((one: { id: string }) => one.id === id);
  };
  const callWith = ({ value }: { value: string }) => server().as(value).get('/properties');

  it('can be set when a token is created: a moment, or never', async () => {
    const until = afterDays(90);
    expect((await make(until)).sessions.expires_on).toBe(until);
    const never = await make(null);
    expect(never.sessions.expires_on).toBeNull();
    expect((await readToken(never.id)).sessions.expires_on).toBeNull();
    expect((await withClockAhead(3000 * DAY, () => callWith(never))).status).toBe(200);
    const [entry] = (await server().admin.get('/security-log?event=token_created')).body.data;
    expect(entry).toMatchObject({ about: { id: never.id }, detail: 'Reads every property, never expires' });
  });

  it.each([
    [afterDays(-1), ahead],
    ['2020-01-01', ahead],
    [afterDays(4000), ahead],
    ['next week', 'Must be a date and time, such as 2026-11-21T09:30:00.000Z.'],
    ['', 'Required!'],
    [' ', 'Required!'],
    ['\u200b', 'Required!'],
  ])('%p is refused at its field, for a new token and for a change', async (expires_on, message) => {
    const token = await make();
    const created = await server().admin.post('/tokens', { name: 'Site', property_id: '*', expires_on });
    const changed = await server().admin.put(`/tokens/${token.id}`, { expires_on });
    for (const { status, body } of [created, changed]) expect([status, body.fields]).toEqual([422, { expires_on: message }]);
    expect((await readToken(token.id)).sessions).toEqual(token.sessions);
  });

  it('ends a token at that moment, however often it was used, with a message that an unknown token does not get', async () => {
    const until = endOfDay(afterDays(60).slice(0, 10));
    const token = await make(until);
    const remaining = Date.parse(until) - Date.now();
    const statuses = await withClockAhead(remaining - 5_000, async () => [await callWith(token), await callWith(token)]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    const { status, body } = await withClockAhead(remaining, () => callWith(token));
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(body.message).toBe(
      `This API token expired on ${momentText(until, 'UTC')} UTC. A super user can give it another expiry.`,
    );
    expect((await withClockAhead(remaining, () => callWith({ value: 'ik_guessed' }))).body.message).toBe('Sign in to continue.');
    // Routes open to anybody stay open.
    const version = await withClockAhead(remaining, () => server().as(token.value).get('/remotes/registry'));
    expect(version.status).toBe(200);
  });

  it('the last use is recorded to the minute, without a new version of the token', async () => {
    const token = await make();
    expect(token.last_used_on).toBeNull();
    await callWith(token);
    const first = await readToken(token.id);
    expect(Math.abs(Date.parse(first.last_used_on) - Date.now())).toBeLessThan(30_000);
    expect([first.version, first.updated_at]).toEqual([token.version, token.updated_at]);
    await withClockAhead(50_000, () => callWith(token));
    expect((await readToken(token.id)).last_used_on).toBe(first.last_used_on);
    await withClockAhead(70_000, () => callWith(token));
    expect(Date.parse((await readToken(token.id)).last_used_on)).toBeGreaterThan(Date.parse(first.last_used_on) + 60_000);
    // The stored time is in the future now, like one written by a wrong clock.
    await callWith(token);
    expect(Date.parse((await readToken(token.id)).last_used_on)).toBeLessThan(Date.now() + 1_000);
  });

  it('a refused call is not recorded as a use', async () => {
    const token = await make(afterDays(1));
    await withClockAhead(2 * DAY, () => callWith(token));
    expect((await readToken(token.id)).last_used_on).toBeNull();
  });

  it('can be changed: an expired token works again, and the change is recorded', async () => {
    const token = await make();
    const { db } = server().services;
    await db
      .update(apiTokens)
      .set({ expiresOn: '2020-01-01T00:00:00.000Z', warned: 'expired' })
      .where(eq(apiTokens.id, token.id));
    expect((await callWith(token)).status).toBe(401);
    const until = afterDays(30);
    const { status, body } = await server().admin.put(`/tokens/${token.id}`, { expires_on: until }, { 'if-match': '"1"' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: token.id, value: token.value, version: 2, sessions: { expires_on: until } });
    expect((await callWith(token)).status).toBe(200);
    const [entry] = await db
      .select()
      .from(securityLog)
      .where(eq(securityLog.aboutId, token.id))
      .orderBy(securityLog.at)
      .offset(1);
    expect(entry).toMatchObject({
      event: 'token_expiry_changed',
      aboutName: 'Website',
      detail: `Was until 2020-01-01, now until ${until.slice(0, 10)}`,
    });
    const activity = await server().admin.get(`/activity?kind=tokens&per_page=1`);
    expect(activity.body.data[0]).toMatchObject({ action: 'changed' });
    expect((await server().admin.put(`/tokens/${token.id}`, { expires_on: null })).body.data.sessions.expires_on).toBeNull();
  });

  it('cannot be changed with an old version, for a deleted token, or without a value', async () => {
    const token = await make();
    const put = (body: object, version: string, id = token.id) =>
      server().admin.put(`/tokens/${id}`, body, { 'if-match': version });
    const stale = await put({ expires_on: null }, '"7"');
    expect([stale.status, stale.body.current.id]).toEqual([412, token.id]);
    expect((await put({ expires_on: null }, '"1"', 'nowhere')).status).toBe(404);
    const empty = await put({}, '"1"');
    expect([empty.status, empty.body.fields]).toEqual([422, { expires_on: 'Required!' }]);
    expect((await readToken(token.id)).version).toBe(1);
  });

  it('can be changed only by super users', async () => {
    const token = await make();
    const person = await server().given.user(['token', 'rwx']);
    expect((await person.put(`/tokens/${token.id}`, { expires_on: null })).status).toBe(403);
  });
});
