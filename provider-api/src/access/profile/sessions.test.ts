import { eq } from 'drizzle-orm';
import { sessions } from '../auth/schema';
import { withClockAhead } from '../../../testing/clock';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const HOUR = 3_600_000;

onBothEngines("A person's own sessions", (server) => {
  const signIn = async (username: string, agent: string) => {
    const { body } = await server().nobody.post('/auth', { username, password: PASSWORD }, { 'user-agent': agent });
    return server().as(body.data.token.value);
  };
  const inHours = <T>(hours: number, work: () => Promise<T>) => withClockAhead(hours * HOUR, work);

  it('are listed with the browser in plain words, and which one is current', async () => {
    const { email } = await server().given.user();
    const [desk, phone] = [await signIn(email, CHROME), await signIn(email, IPHONE)];
    await signIn(email, `<script>${'x'.repeat(5_000)}`);
    const { status, body } = await phone.get('/profile/sessions');
    expect(status).toBe(200);
    expect(body.meta.count).toBe(4);
    const byAgent = (agent: string) => body.data.find((session: { agent: string }) => session.agent === agent);
    expect(byAgent('Chrome on Windows')).toMatchObject({ current: false });
    expect(byAgent('Safari on iPhone or iPad')).toMatchObject({ current: true });
    expect(JSON.stringify(body)).not.toMatch(/script|token/);
    expect((await desk.get('/profile/sessions?order_by=token_hash:ASC')).status).toBe(400);
  });

  it('are listed by their last use; opening one is its first', async () => {
    const { email } = await server().given.user();
    const desk = await signIn(email, CHROME);
    await signIn(email, IPHONE);
    const { body } = await inHours(1, () => desk.get('/profile/sessions'));
    expect(body.data.slice(0, 2).map(({ agent }: { agent: string }) => agent)).toEqual([
      'Chrome on Windows',
      'Safari on iPhone or iPad',
    ]);
  });

  it('can be ended one by one: another tab is signed out at its next call, and ending a session twice is a 404', async () => {
    const { email } = await server().given.user();
    const [desk, phone] = [await signIn(email, CHROME), await signIn(email, IPHONE)];
    const { body } = await desk.get('/profile/sessions');
    const { id } = body.data.find((session: { agent: string }) => session.agent.startsWith('Safari'));
    expect((await desk.del(`/profile/sessions/${id}`)).status).toBe(204);
    expect((await phone.get('/profile')).status).toBe(401);
    expect((await desk.del(`/profile/sessions/${id}`)).status).toBe(404);
    expect((await desk.get('/profile')).status).toBe(200);
  });

  it('cannot be seen or ended by another person, and an API token has none', async () => {
    const [anna, ben] = [await server().given.user(), await server().given.user()];
    const { body } = await anna.get('/profile/sessions');
    expect((await ben.del(`/profile/sessions/${body.data[0].id}`)).status).toBe(404);
    expect((await anna.get('/profile')).status).toBe(200);
    expect((await server().nobody.get('/profile/sessions')).status).toBe(401);
  });

  it('can all be ended at once except the current one', async () => {
    const { email } = await server().given.user();
    const [desk, phone] = [await signIn(email, CHROME), await signIn(email, IPHONE)];
    expect((await desk.del('/profile/sessions')).status).toBe(204);
    expect((await phone.get('/profile')).status).toBe(401);
    expect((await desk.get('/profile/sessions')).body.meta.count).toBe(1);
  });

  it('end after twelve hours without use; every use extends them, up to the seventh day', async () => {
    const { email } = await server().given.user();
    const desk = await signIn(email, CHROME);
    const profile = async () => (await desk.get('/profile')).status;
    for (const hours of [11, 22, 33]) expect(await inHours(hours, profile)).toBe(200);
    expect(await inHours(46, profile)).toBe(401);
    expect(await inHours(44, profile)).toBe(200);
    for (let hours = 55; hours < 168; hours += 11) expect(await inHours(hours, profile)).toBe(200);
    expect(await inHours(169, profile)).toBe(401);
  });

  it('are extended by their own use only, and signing out ends one of them', async () => {
    const { email } = await server().given.user();
    const [desk, phone] = [await signIn(email, CHROME), await signIn(email, IPHONE)];
    const profile = async (session: typeof desk) => (await session.get('/profile')).status;
    expect(await inHours(11, () => profile(desk))).toBe(200);
    expect(await inHours(13, () => profile(phone))).toBe(401);
    expect(await inHours(13, () => profile(desk))).toBe(200);
    const listed = await inHours(13, async () => (await desk.get('/profile/sessions')).body);
    expect(listed.data).toMatchObject([{ current: true, agent: 'Chrome on Windows' }]);
    const tablet = await signIn(email, IPHONE);
    expect((await tablet.del('/auth')).status).toBe(204);
    expect([await profile(tablet), await profile(desk)]).toEqual([401, 200]);
  });

  it('are not extended by calls that an open page makes by itself', async () => {
    const { email } = await server().given.user();
    const desk = await signIn(email, CHROME);
    for (const hours of [6, 11]) expect(await inHours(hours, async () => (await desk.get('/remotes/registry')).status)).toBe(200);
    expect(await inHours(13, async () => (await desk.get('/profile')).status)).toBe(401);
  });

  it('are not extended by an open dashboard that asks what is live, and are by any other list', async () => {
    const hotel = await server().given.hotel();
    const { email } = await server().given.user(['special', 'r', hotel]);
    const desk = await signIn(email, CHROME);
    const list = async (query: string) => (await desk.get(`/properties/${hotel}/specials${query}`)).status;
    const askWhatIsLive = () => list('?live=true&order_by=sort_index:ASC&per_page=5');
    for (const hours of [6, 11]) expect(await inHours(hours, askWhatIsLive)).toBe(200);
    expect(await inHours(11, () => list('?live=false'))).toBe(200);
    expect(await inHours(22, askWhatIsLive)).toBe(200);
    expect(await inHours(24, () => list(''))).toBe(401);
  });

  it('last no longer because a clock jumped ahead and back', async () => {
    const { email } = await server().given.user();
    const desk = await signIn(email, CHROME);
    const profile = async () => (await desk.get('/profile')).status;
    expect(await inHours(10, profile)).toBe(200);
    expect(await profile()).toBe(200);
    expect(await inHours(13, profile)).toBe(401);
  });

  it('record their last use to the minute: a call within the minute after it writes nothing', async () => {
    const { email, id } = await server().given.user();
    const desk = await signIn(email, CHROME);
    const ofPerson = eq(sessions.userId, id);
    const lastUseOf = ({ last_used_at }: { last_used_at: string }) => Date.parse(last_used_at);
    for (const [seconds, isWritten] of [
      [30, false],
      [90, true],
    ] as const) {
      const lastUsedAt = new Date(Date.now() - seconds * 1000).toISOString();
      await server().services.db.update(sessions).set({ lastUsedAt }).where(ofPerson);
      expect((await desk.get('/profile')).status).toBe(200);
      const lastUse = Math.max(...(await desk.get('/profile/sessions')).body.data.map(lastUseOf));
      expect(lastUse > Date.parse(lastUsedAt)).toBe(isWritten);
    }
  });

  it('without a recorded last use are judged by when they were opened', async () => {
    const { email, id } = await server().given.user();
    const desk = await signIn(email, CHROME);
    await server().services.db.update(sessions).set({ lastUsedAt: null, agent: null }).where(eq(sessions.userId, id));
    expect((await desk.get('/profile')).status).toBe(200);
    expect((await desk.get('/profile/sessions')).body.data[0].agent).toBe('Unknown browser');
  });
});
