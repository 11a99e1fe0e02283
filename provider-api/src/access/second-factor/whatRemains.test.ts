import { withClockAhead } from '../../../testing/clock';
import { addPasskey, codeOf, removeFactor, signInFromAnywhere } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

jest.setTimeout(30_000);

const MINUTE = 60_000;

onBothEngines(
  'What remains of second factors',
  (server) => {
    type Person = Awaited<ReturnType<ReturnType<typeof server>['given']['user']>>;
    const signIn = signInFromAnywhere(server);
    const addApp = async (person: Person): Promise<{ secret: string; codes: string[] | null }> => {
      const { secret } = (await person.post('/profile/second-factor/app', { current_password: PASSWORD })).body.data;
      const { body } = await person.put('/profile/second-factor/app', { code: codeOf(secret) });
      return { secret, codes: body.data.recovery_codes };
    };
    const passkeyOf = async (person: Person): Promise<string> => (await addPasskey(person)).body.data.passkey.id;
    const factorsOf = async (person: Person) => (await person.get('/profile/second-factor')).body.data;

    it('recovery codes stay as long as there is a factor, and go with the last one', async () => {
      const person = await server().given.user();
      const [first, last] = [await passkeyOf(person), await passkeyOf(person)];
      expect((await removeFactor(person, `passkeys/${first}`)).status).toBe(204);
      expect(await factorsOf(person)).toMatchObject({ passkeys: [{ id: last }], recovery_codes_left: 10 });
      expect((await removeFactor(person, `passkeys/${last}`)).status).toBe(204);
      expect(await factorsOf(person)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
      const none = await person.post('/profile/second-factor/recovery-codes', { current_password: PASSWORD });
      expect([none.status, none.body.message]).toEqual([409, 'Set up an authenticator app or a passkey first.']);
    });

    it('new recovery codes replace those of one person', async () => {
      const [anna, ben] = [await server().given.user(), await server().given.user()];
      const [{ codes }] = [await addApp(anna), await addApp(ben)];
      const renewed = await anna.post('/profile/second-factor/recovery-codes', { current_password: PASSWORD });
      expect(renewed.body.data.recovery_codes).toHaveLength(10);
      expect((await signIn(anna.email, { code: codes?.[0] })).status).toBe(401);
      expect((await signIn(anna.email, { code: renewed.body.data.recovery_codes[0] })).status).toBe(201);
      expect(await factorsOf(ben)).toMatchObject({ recovery_codes_left: 10 });
    });

    it('an app that was never confirmed goes without a trace in the security log, where it never appeared', async () => {
      const person = await server().given.user();
      await person.post('/profile/second-factor/app', { current_password: PASSWORD });
      expect((await removeFactor(person, 'app')).status).toBe(204);
      const changes = async () =>
        (await server().admin.get(`/security-log?event=second_factor_changed&by=${person.id}`)).body.data.map(
          ({ detail }: { detail: string }) => detail,
        );
      expect(await changes()).toEqual([]);
      await addApp(person);
      expect((await removeFactor(person, 'app')).status).toBe(204);
      expect(await changes()).toEqual(['Authenticator app removed', 'Authenticator app set up']);
    });

    it('nobody removes a passkey of somebody else', async () => {
      const [anna, ben] = [await server().given.user(), await server().given.user()];
      const id = await passkeyOf(anna);
      expect((await removeFactor(ben, `passkeys/${id}`)).status).toBe(404);
      expect((await factorsOf(anna)).passkeys).toMatchObject([{ id }]);
    });

    it('recovery codes from before a super user removed the factors stop working', async () => {
      const person = await server().given.user();
      const { codes: oldCodes } = await addApp(person);
      expect((await server().admin.del(`/users/${person.id}/second-factor`)).status).toBe(204);
      const { body } = await server().nobody.post('/auth', { username: person.email, password: PASSWORD });
      const { codes } = await addApp({ ...person, ...server().as(body.data.token.value) });
      expect(codes).toHaveLength(10);
      expect((await signIn(person.email, { code: oldCodes?.[0] })).status).toBe(401);
      expect((await signIn(person.email, { code: codes?.[0] })).status).toBe(201);
    });

    it('a super user removes their own factors only in the profile, which asks for the password', async () => {
      const boss = await server().given.user(['*', 'rwx']);
      await addApp(boss);
      expect((await boss.del(`/users/${boss.id}/second-factor`)).status).toBe(409);
      expect((await factorsOf(boss)).app).toEqual({ created_at: expect.any(String) });
    });

    it('codes that were right do not count as guesses', async () => {
      const person = await server().given.user();
      const { codes } = await addApp(person);
      expect(codes).toHaveLength(10);
      for (const code of codes ?? []) expect((await signIn(person.email, { code })).status).toBe(201);
      expect((await signIn(person.email, { code: '000000' })).status).toBe(401);
    });

    it('more than thirty wrong codes within an hour are refused, however slowly they come', async () => {
      const person = await server().given.user();
      const { codes } = await addApp(person);
      for (const minutes of [0, 6, 12])
        await withClockAhead(minutes * MINUTE, async () => {
          for (let count = 0; count < 10; count += 1) expect((await signIn(person.email, { code: '000000' })).status).toBe(401);
        });
      await withClockAhead(18 * MINUTE, async () => expect((await signIn(person.email, { code: codes?.[0] })).status).toBe(429));
    });

    it('the security log tells of wrong codes and of recovery codes that were used', async () => {
      const person = await server().given.user();
      const { codes } = await addApp(person);
      await signIn(person.email, { code: '000000' });
      await signIn(person.email, { code: codes?.[0] });
      const { body } = await server().admin.get(`/security-log?by=${person.id}`);
      const details = body.data.map(({ event, outcome, detail }: Record<string, string>) => [event, outcome, detail]);
      expect(details).toContainEqual(['sign_in', 'failed', 'Wrong second factor']);
      expect(details).toContainEqual(['second_factor_changed', 'done', 'A recovery code was used']);
    });
  },
  { publicUrl: 'http://localhost' },
);
