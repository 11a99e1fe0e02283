import { eq } from 'drizzle-orm';
import { withClockAhead } from '../../../testing/clock';
import { codeOf, removeFactor, signInFromAnywhere } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { mailsTo } from '../../../testing/mails';
import { onBothEngines, type TestServer } from '../../../testing/server';
import { seal, unseal } from '../tokens/seal';
import { authenticators } from './schema';

jest.setTimeout(30_000);

const STEP = 30_000;
const REFUSED = 'This code is wrong, or it was used before';

onBothEngines('An authenticator app', (server) => {
  const signIn = signInFromAnywhere(server);
  /** A person with an app whose first code was from the previous minute. */
  const withApp = async () => {
    const person = await server().given.user();
    const { status, body } = await person.post('/profile/second-factor/app', { current_password: PASSWORD });
    expect(status).toBe(201);
    const { secret, uri } = body.data;
    expect(uri).toContain(`secret=${secret}`);
    const first = await withClockAhead(-4 * STEP, () => person.put('/profile/second-factor/app', { code: codeOf(secret) }));
    expect(first.status).toBe(200);
    return { ...person, secret: secret as string, codes: first.body.data.recovery_codes as string[] };
  };

  it('is set up with the current password and a first code, which returns ten recovery codes once', async () => {
    const person = await server().given.user();
    const path = '/profile/second-factor/app';
    expect((await person.post(path)).body.fields).toEqual({ current_password: 'Required!' });
    expect((await person.post(path, { current_password: 'not the one' })).status).toBe(422);
    const { body } = await person.post(path, { current_password: PASSWORD });
    for (const code of ['', '000000x', '12345', codeOf(body.data.secret, Date.now() - 10 * STEP), 'x'.repeat(5_000)])
      expect((await person.put(path, { code })).body.fields).toEqual({ code: REFUSED });
    expect((await signIn(person.email)).status).toBe(201);
    const confirmed = await person.put(path, { code: codeOf(body.data.secret) });
    expect(confirmed.body.data.recovery_codes).toHaveLength(10);
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
    expect((await person.get('/profile/second-factor')).body.data).toMatchObject({ recovery_codes_left: 10, passkeys: [] });
    expect((await person.post(path, { current_password: PASSWORD })).status).toBe(409);
  });

  it('is asked for only after the right password, and a code signs in', async () => {
    const { email, secret } = await withApp();
    const challenge = await signIn(email);
    expect([challenge.status, challenge.body.code, challenge.body.fields]).toEqual([
      401,
      'second_factor_required',
      { code: 'Required!' },
    ]);
    expect(challenge.body.second_factor).toEqual({ app: true, recovery: true, passkey: null });
    const wrong = await signIn(email, { password: 'not the one', code: codeOf(secret) });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'unauthenticated']);
    expect((await signIn(email, { code: codeOf(secret) })).status).toBe(201);
  });

  it('accepts a code once, even if it is sent twice at the same time, and then the next code', async () => {
    const { email, secret } = await withApp();
    const code = codeOf(secret);
    const both = await Promise.all([signIn(email, { code }), signIn(email, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
    const again = await signIn(email, { code });
    expect([again.status, again.body.fields]).toEqual([401, { code: REFUSED }]);
    expect((await signIn(email, { code: codeOf(secret, Date.now() + STEP) })).status).toBe(201);
  });

  it('accepts the code of a clock that is half a minute off, but not of one that is two minutes off', async () => {
    const { email, secret } = await withApp();
    expect((await signIn(email, { code: codeOf(secret, Date.now() - 4 * STEP) })).status).toBe(401);
    expect((await signIn(email, { code: codeOf(secret, Date.now() - STEP) })).status).toBe(201);
  });

  it('locks nobody out after the server clock was an hour ahead, and still accepts no code twice', async () => {
    const { email, secret } = await withApp();
    expect((await withClockAhead(120 * STEP, () => signIn(email, { code: codeOf(secret) }))).status).toBe(201);
    const code = codeOf(secret);
    expect((await signIn(email, { code })).status).toBe(201);
    expect((await signIn(email, { code })).status).toBe(401);
  });

  it('its owner gets a mail when it is added or removed, which says who did it if it was somebody else', async () => {
    const person = await withApp();
    const { services, admin } = server();
    const mails = () => mailsTo(services, person.email);
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]).toContain('An authenticator app was added to your Innkeeper account.\n');
    expect((await removeFactor(person, 'app')).status).toBe(204);
    expect((await mails()).at(-1)).toContain('The authenticator app was removed from your Innkeeper account.\n');
    expect((await admin.del(`/users/${person.id}/second-factor`)).status).toBe(204);
    expect(await mails()).toHaveLength(2);
    const lost = await withApp();
    await admin.del(`/users/${lost.id}/second-factor`);
    const [, last] = await mailsTo(services, lost.email);
    expect(last).toContain('Every second factor was removed from your Innkeeper account by Super User.');
    expect(last).toContain('/profile\n');
    expect(last).not.toContain(lost.secret);
  });

  it('its key is encrypted for this purpose only; keys encrypted like API tokens still work', async () => {
    const { id, email, secret } = await withApp();
    const { db, secretKey } = server().services;
    const ofPerson = eq(authenticators.userId, id);
    const [row] = await db.select().from(authenticators).where(ofPerson);
    expect(unseal(row!.sealed, secretKey)).toBeNull();
    expect(unseal(row!.sealed, secretKey, 'authenticators')).toBe(secret);
    await db
      .update(authenticators)
      .set({ sealed: seal(secret, secretKey) })
      .where(ofPerson);
    expect((await signIn(email, { code: codeOf(secret) })).status).toBe(201);
  });

  it('accepts each recovery code once, with any capitals and separators', async () => {
    const { email, codes } = await withApp();
    const [code = ''] = codes;
    expect((await signIn(email, { code: code.toUpperCase().replace('-', ' ') })).status).toBe(201);
    expect((await signIn(email, { code })).status).toBe(401);
    expect((await signIn(email, { code: 'x'.repeat(5_000) })).status).toBe(401);
  });

  it('new recovery codes replace the earlier ones', async () => {
    const person = await withApp();
    expect((await person.post('/profile/second-factor/recovery-codes')).status).toBe(422);
    const { body } = await person.post('/profile/second-factor/recovery-codes', { current_password: PASSWORD });
    expect((await signIn(person.email, { code: person.codes[0] })).status).toBe(401);
    expect((await signIn(person.email, { code: body.data.recovery_codes[0] })).status).toBe(201);
  });

  it('after ten wrong codes the account is blocked from any IP address; sign-ins without a code do not count', async () => {
    const { email, secret } = await withApp();
    for (let count = 0; count < 15; count += 1) expect((await signIn(email)).body.code).toBe('second_factor_required');
    for (let count = 0; count < 10; count += 1) expect((await signIn(email, { code: '000000' })).status).toBe(401);
    expect((await signIn(email, { code: codeOf(secret) })).status).toBe(429);
  });

  it('can be removed with the current password; then the password alone signs in, and recovery codes are deleted', async () => {
    const person = await withApp();
    expect((await removeFactor(person, 'app', 'not the one')).status).toBe(422);
    expect((await removeFactor(person, 'app')).status).toBe(204);
    expect((await signIn(person.email)).status).toBe(201);
    expect((await person.get('/profile/second-factor')).body.data).toMatchObject({ app: null, recovery_codes_left: 0 });
  });

  it('is still required after the password was reset', async () => {
    const { email, id, secret } = await withApp();
    expect((await server().admin.put(`/users/${id}`, { password: 'set by super' })).status).toBe(200);
    expect((await signIn(email, { password: 'set by super' })).status).toBe(401);
    expect((await signIn(email, { password: 'set by super', code: codeOf(secret) })).status).toBe(201);
  });

  it('can be removed only by a super user, which ends the sessions and is recorded in the security log', async () => {
    const person = await withApp();
    const manager = await server().given.user(['user', 'rwx'], ['permission', 'rwx']);
    const path = `/users/${person.id}/second-factor`;
    expect((await manager.del(path)).status).toBe(403);
    expect((await manager.get(path)).body.data).toEqual({ app: true, passkeys: 0, demanded: false, required: false });
    expect((await server().admin.del(path)).status).toBe(204);
    expect((await person.get('/profile')).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(201);
    const { body } = await server().admin.get('/security-log?event=second_factor_changed');
    expect(JSON.stringify(body.data)).toContain('Removed by a super user');
    expect(JSON.stringify(body.data)).not.toContain(person.secret);
  });

  it('that is required must be set up before anything else can be used', async () => {
    const person = await server().given.user(['user', 'r']);
    const path = `/users/${person.id}/second-factor`;
    expect((await person.put(path, { demanded: false })).status).toBe(403);
    expect((await server().admin.put(path, { demanded: true })).body.data).toMatchObject({ demanded: true, required: true });
    const closed = await person.get('/users');
    expect([closed.status, closed.body.code]).toEqual([403, 'second_factor_missing']);
    expect((await person.put('/profile', { first_name: 'Nora' })).status).toBe(403);
    expect((await person.get('/profile')).body.data.second_factor_missing).toBe(true);
    const { body } = await person.post('/profile/second-factor/app', { current_password: PASSWORD });
    // An app counts as a factor only after its first code.
    expect((await person.get('/users')).body.code).toBe('second_factor_missing');
    expect((await person.put('/profile/second-factor/app', { code: codeOf(body.data.secret) })).status).toBe(200);
    expect((await person.get('/users')).status).toBe(200);
    expect((await person.get('/profile')).body.data.second_factor_missing).toBe(false);
    expect((await server().admin.put(path, { demanded: false })).body.data).toMatchObject({ required: false });
  });

  it('that is required refuses what an open page still sends by itself, which is no attempt of the person and is not recorded', async () => {
    const person = await server().given.user();
    await server().admin.put(`/users/${person.id}/second-factor`, { demanded: true });
    const report = { name: 'mf-platform', release: '1', event: 'loaded', ms: 1 };
    const calls = [person.post('/remotes/reports', report), person.get('/presence/specials/1'), person.get('/users')];
    for (const { status, body } of await Promise.all(calls)) expect([status, body.code]).toEqual([403, 'second_factor_missing']);
    const { body } = await server().admin.get(`/security-log?event=refused&by=${person.id}`);
    expect(body.data.map(({ about }: { about: { name: string } }) => about.name)).toEqual(['GET /api/users']);
  });
});

/** Gives the first super user a second factor, without which they could create nobody. */
const addFactor = async ({ admin, services }: TestServer) => {
  const { body } = await admin.post('/profile/second-factor/app', { current_password: services.config.admin.password });
  expect((await admin.put('/profile/second-factor/app', { code: codeOf(body.data.secret) })).status).toBe(200);
};

onBothEngines(
  'A second factor for super users',
  (server) => {
    it('is required before they can open anything but the profile, and of nobody else', async () => {
      expect((await server().admin.get('/users')).body.code).toBe('second_factor_missing');
      const { body } = await server().admin.get('/profile/second-factor');
      expect(body.data.required).toBe(true);
      await addFactor(server());
      const person = await server().given.user();
      expect((await person.get('/properties')).status).toBe(200);
      expect((await person.get('/profile/second-factor')).body.data.required).toBe(false);
    });
  },
  { secondFactor: 'super' },
);

onBothEngines(
  'A second factor for everybody',
  (server) => {
    it('is required of people without any right, too', async () => {
      await addFactor(server());
      const person = await server().given.user();
      expect((await person.get('/properties')).body.code).toBe('second_factor_missing');
      expect((await person.get('/profile/second-factor')).body.data.required).toBe(true);
    });
  },
  { secondFactor: 'everybody' },
);
