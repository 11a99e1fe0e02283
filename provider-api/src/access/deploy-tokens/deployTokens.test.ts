import { eq } from 'drizzle-orm';
import { onBothEngines } from '../../../testing/server';
import { deployTokens } from './schema';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

onBothEngines('Deploy tokens', (server) => {
  const make = (remote = 'mf-spa', expires_on = ahead(HOUR)) => server().admin.post('/deploy-tokens', { remote, expires_on });

  it('are created for one remote with an expiry; the value is returned once and stored as a hash', async () => {
    const expires_on = ahead(30 * DAY);
    const { status, body } = await make('mf-spa', expires_on);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ remote: 'mf-spa', expires_on, last_used_on: null, updated_by: { id: expect.any(String) } });
    expect(body.data.value).toMatch(/^ikd_.{40,}/);
    const { value, ...rest } = body.data;
    const list = await server().admin.get('/deploy-tokens?remote=mf-spa');
    expect(list.body.data).toEqual([rest]);
    const [row] = await server().services.db.select().from(deployTokens).where(eq(deployTokens.id, rest.id));
    expect(JSON.stringify(row)).not.toContain(value);
  });

  it.each([
    [{}, ['remote', 'expires_on']],
    [{ remote: 'spa', expires_on: ahead(HOUR) }, ['remote']],
    [{ remote: 'mf-spa', expires_on: ahead(-HOUR) }, ['expires_on']],
    [{ remote: 'mf-spa', expires_on: ahead(400 * DAY) }, ['expires_on']],
    [{ remote: 'mf-spa', expires_on: 'tomorrow' }, ['expires_on']],
  ])('%j is refused', async (body, fields) => {
    const answer = await server().admin.post('/deploy-tokens', body);
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([422, [...fields].sort()]);
  });

  it('record their last use, and are invalid once revoked or expired', async () => {
    const [active, revoked, expired] = [await make('mf-kept'), await make('mf-kept'), await make('mf-kept')].map(
      ({ body }) => body.data,
    );
    const call = async ({ value }: { value: string }) => (await server().as(value).get('/remotes/mf-kept/releases')).status;
    expect(await call(active)).toBe(200);
    const { body } = await server().admin.get('/deploy-tokens?remote=mf-kept');
    const used = body.data.find(({ id }: { id: string }) => id === active.id).last_used_on;
    expect(Date.parse(used)).toBeGreaterThan(Date.now() - 60_000);
    expect((await server().admin.del(`/deploy-tokens/${revoked.id}`)).status).toBe(204);
    expect((await server().admin.del(`/deploy-tokens/${revoked.id}`)).status).toBe(404);
    const { db } = server().services;
    await db
      .update(deployTokens)
      .set({ expiresOn: ahead(-1) })
      .where(eq(deployTokens.id, expired.id));
    expect([await call(revoked), await call(expired), await call(active)]).toEqual([401, 401, 200]);
    const { body: refusal } = await server().as(expired.value).get('/remotes/mf-kept/releases');
    expect(refusal.message).toMatch(/^This deploy token expired on .+ UTC\. A super user can create another\.$/);
  });

  it('allow only releases of their remote: no other call, no other remote, no canary share', async () => {
    const { value } = (await make('mf-only')).body.data;
    const token = server().as(value);
    const hotel = await server().given.hotel();
    const refused = [
      await token.get('/profile'),
      await token.get('/users'),
      await token.get('/deploy-tokens'),
      await make('mf-only').then(() => token.post('/deploy-tokens', { remote: 'mf-only', expires_on: ahead(HOUR) })),
      await token.get(`/properties/${hotel}/specials`),
      await token.get('/remotes/mf-other/releases'),
      await token.put('/remotes/mf-other/live', { release: 'x' }, { 'if-match': '"1"' }),
      await token.post('/remotes/reports', { name: 'mf-only', release: 'x', event: 'failed', ms: 1 }),
      await token.del('/auth'),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(refused[0]?.body.message).toBe('A deploy token can release its own remote and nothing else.');
  });
});
