import { withClockAhead } from '../../../testing/clock';
import { addPasskey, codeOf, signInFromAnywhere } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';
import { newKey, storeKey } from './totp';

jest.setTimeout(30_000);

const STEP = 30_000;
const APP = '/profile/second-factor/app';

onBothEngines(
  'The code of an authenticator app',
  (server) => {
    type Person = Awaited<ReturnType<ReturnType<typeof server>['given']['user']>>;
    const signIn = signInFromAnywhere(server);
    const startApp = async (person: Person): Promise<string> =>
      (await person.post(APP, { current_password: PASSWORD })).body.data.secret;
    /** A person with an app whose first code was from two minutes before. */
    const withApp = async () => {
      const person = await server().given.user();
      const secret = await startApp(person);
      const { body } = await withClockAhead(-4 * STEP, () => person.put(APP, { code: codeOf(secret) }));
      return { ...person, secret, codes: body.data.recovery_codes as string[] };
    };
    /** Signs in from one address, perhaps on a device that is known. */
    const signInFrom = (remoteAddress: string, username: string, more: object, headers: Record<string, string> = {}) =>
      server().app.inject({
        method: 'POST',
        url: '/api/auth',
        remoteAddress,
        headers,
        payload: { username, password: PASSWORD, ...more },
      });

    it.each([
      ['a space', ' '],
      ['a dash', '-'],
    ])('may be typed in two groups, with %s between them', async (_name, between) => {
      const { email, secret } = await withApp();
      const code = codeOf(secret);
      expect((await signIn(email, { code: `${code.slice(0, 3)}${between}${code.slice(3)}` })).status).toBe(201);
    });

    it('is accepted once even if the clock of the app is half a minute ahead', async () => {
      const { email, secret } = await withApp();
      const code = codeOf(secret, Date.now() + STEP);
      expect((await signIn(email, { code })).status).toBe(201);
      expect((await signIn(email, { code })).status).toBe(401);
    });

    it('does not count before the app is set up, even for a person who has a passkey', async () => {
      const person = await server().given.user();
      await addPasskey(person);
      const secret = await startApp(person);
      expect((await signIn(person.email, { code: codeOf(secret) })).status).toBe(401);
      expect((await person.get('/profile/second-factor')).body.data.app).toBeNull();
      expect((await person.put(APP, { code: codeOf(secret) })).status).toBe(200);
    });

    it('sets an app up once', async () => {
      const person = await withApp();
      const again = await person.put(APP, { code: codeOf(person.secret) });
      expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['code']]);
    });

    it('cannot be guessed while an app is set up: whoever has only the browser would get recovery codes', async () => {
      const person = await server().given.user();
      const secret = await startApp(person);
      const confirm = async (code: string) => (await person.put(APP, { code })).status;
      for (let count = 0; count < 10; count += 1) expect(await confirm(codeOf(secret, count * STEP))).toBe(422);
      expect(await confirm(codeOf(secret))).toBe(429);
      expect((await signIn(person.email)).status).toBe(201);
      expect(await withClockAhead(6 * 60_000, () => confirm(codeOf(secret)))).toBe(200);
    });

    it('cannot be guessed slowly either while an app is set up: after thirty wrong ones within an hour it has to wait', async () => {
      const person = await server().given.user();
      const secret = await startApp(person);
      const confirm = async (code: string) => (await person.put(APP, { code })).status;
      for (const minutes of [0, 6, 12])
        await withClockAhead(minutes * 60_000, async () => {
          for (let count = 0; count < 10; count += 1) expect(await confirm(codeOf(secret, count * STEP))).toBe(422);
        });
      expect(await withClockAhead(18 * 60_000, () => confirm(codeOf(secret)))).toBe(429);
      expect(await withClockAhead(61 * 60_000, () => confirm(codeOf(secret)))).toBe(200);
    });

    it('comes from the app that was set up, even if another tab starts to set one up at that moment', async () => {
      const { id, email, secret } = await withApp();
      const { db, secretKey } = server().services;
      await storeKey(db, id, newKey(email).secret, secretKey);
      expect((await signIn(email)).status).toBe(401);
      expect((await signIn(email, { code: codeOf(secret) })).status).toBe(201);
    });

    it('and a passkey that is added later leave the recovery codes valid', async () => {
      const person = await withApp();
      expect((await addPasskey(person)).body.data.recovery_codes).toBeNull();
      expect((await signIn(person.email, { code: person.codes[0]?.toUpperCase() })).status).toBe(201);
    });

    it('is still accepted on a device that the account knows after somebody else has guessed too often', async () => {
      const { email, secret, codes } = await withApp();
      const known = await signInFrom('203.0.113.1', email, { code: codes[0] });
      const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
      for (let count = 0; count < 10; count += 1) expect((await signIn(email, { code: '000000' })).status).toBe(401);
      expect((await signIn(email, { code: codeOf(secret) })).status).toBe(429);
      expect((await signInFrom('203.0.113.1', email, { code: codeOf(secret) }, { cookie })).statusCode).toBe(201);
    });

    it('that is refused after too many wrong ones does not count as a wrong password', async () => {
      const { email, secret } = await withApp();
      for (let count = 0; count < 10; count += 1) expect((await signIn(email, { code: '000000' })).status).toBe(401);
      const statusOf = async (more: object) => (await signInFrom('203.0.113.2', email, more)).statusCode;
      for (let count = 0; count < 11; count += 1) expect(await statusOf({ code: codeOf(secret) })).toBe(429);
      expect(await statusOf({})).toBe(401);
    });

    it('is no longer required of one person: it still is of others, and the security log says so once', async () => {
      const [anna, ben] = [await server().given.user(), await server().given.user()];
      const demand = (id: string, demanded: boolean) => server().admin.put(`/users/${id}/second-factor`, { demanded });
      for (const [id, demanded] of [
        [anna.id, true],
        [ben.id, true],
        [anna.id, false],
        [anna.id, false],
      ] as const)
        await demand(id, demanded);
      expect((await ben.get('/profile')).body.data.second_factor_missing).toBe(true);
      const { data } = (await server().admin.get(`/security-log?event=second_factor_changed&by=${anna.id}`)).body;
      expect(data.map(({ detail }: { detail: string }) => detail)).toEqual(['No longer required', 'Required']);
    });
  },
  { publicUrl: 'http://localhost' },
);
