import { NAME_MAX } from 'shared-kit/rules/limits';
import { tooLong } from 'shared-kit/rules/validation/messages';
import { withClockAhead } from '../../../testing/clock';
import { addPasskey, passkeyOptionsFor, removeFactor, signInFromAnywhere } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { mailsTo } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';
import { softPasskey } from '../../../testing/secondFactor';
import { passkeysWork } from './webauthn';

jest.setTimeout(30_000);

const MINUTE = 60_000;

onBothEngines(
  'Passkeys',
  (server) => {
    const signIn = signInFromAnywhere(server);
    const askedOf = async (email: string) => (await signIn(email)).body.second_factor.passkey as string;

    it('can be added with the current password, sign in, and can be removed', async () => {
      const person = await server().given.user();
      expect((await person.post('/profile/second-factor/passkeys/options')).status).toBe(422);
      const key = softPasskey();
      const added = await addPasskey(person, key);
      expect(added.status).toBe(201);
      expect(added.body.data).toMatchObject({ passkey: { name: 'Blue key', last_used_at: null } });
      expect(added.body.data.recovery_codes).toHaveLength(10);
      expect((await signIn(person.email, { passkey: key.sign(await askedOf(person.email)) })).status).toBe(201);
      const { passkeys } = (await person.get('/profile/second-factor')).body.data;
      expect(passkeys[0].last_used_at).toEqual(expect.any(String));
      expect(JSON.stringify(passkeys)).not.toMatch(/public|credential/);
      expect((await removeFactor(person, `passkeys/${passkeys[0].id}`)).status).toBe(204);
      expect((await signIn(person.email)).status).toBe(201);
      const mails = await mailsTo(server().services, person.email);
      expect(mails.map((mail) => /A passkey was \w+/.exec(mail)?.[0])).toEqual(['A passkey was added', 'A passkey was removed']);
    });

    it('one is enough for a person of whom a second factor is required', async () => {
      const person = await server().given.user(['user', 'r']);
      await server().admin.put(`/users/${person.id}/second-factor`, { demanded: true });
      expect((await person.get('/users')).body.code).toBe('second_factor_missing');
      expect((await addPasskey(person)).status).toBe(201);
      expect((await person.get('/users')).status).toBe(200);
    });

    it('one that does not count its uses signs in again and again', async () => {
      const person = await server().given.user();
      const key = softPasskey();
      key.rewind(-1);
      await addPasskey(person, key);
      for (let use = 0; use < 2; use += 1) {
        key.rewind(-1);
        expect((await signIn(person.email, { passkey: key.sign(await askedOf(person.email)) })).status).toBe(201);
      }
    });

    it('an answer is valid once, and for five minutes', async () => {
      const person = await server().given.user();
      const key = softPasskey();
      await addPasskey(person, key);
      const passkey = key.sign(await askedOf(person.email));
      const both = await Promise.all([signIn(person.email, { passkey }), signIn(person.email, { passkey })]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
      const late = key.sign(await askedOf(person.email));
      const refused = await withClockAhead(6 * MINUTE, () => signIn(person.email, { passkey: late }));
      expect(refused.status).toBe(401);
    });

    it('a passkey of another person or site, a forged or copied one and nonsense are refused', async () => {
      const [anna, ben] = [await server().given.user(), await server().given.user()];
      const [key, other, elsewhere] = [softPasskey(), softPasskey(), softPasskey('http://evil.example')];
      await addPasskey(anna, key);
      await addPasskey(ben, other);
      const forgery = softPasskey();
      forgery.rewind(9);
      const { id } = JSON.parse(key.sign(await askedOf(anna.email)));
      const forged = { ...JSON.parse(forgery.sign(await askedOf(anna.email))), id, rawId: id };
      for (const passkey of [
        JSON.stringify(forged),
        other.sign(await askedOf(anna.email)),
        key.sign(await askedOf(ben.email)),
        softPasskey().sign(await askedOf(anna.email)),
        '',
        'x',
        '{}',
        'null',
        '{"id":"x","response":{}}',
        'x'.repeat(50_000),
      ])
        expect((await signIn(anna.email, { passkey })).status).toBe(401);
      expect((await addPasskey(anna, elsewhere)).status).toBe(400);
      const options = await askedOf(ben.email);
      expect((await signIn(ben.email, { passkey: other.sign(options) })).status).toBe(201);
      other.rewind();
      expect((await signIn(ben.email, { passkey: other.sign(await askedOf(ben.email)) })).status).toBe(401);
    });

    it('the name of a passkey has at most as many characters as any name', async () => {
      const person = await server().given.user();
      const { status, body } = await addPasskey(person, softPasskey(), 'x'.repeat(NAME_MAX + 1));
      expect([status, body.fields]).toEqual([422, { name: tooLong(NAME_MAX) }]);
      expect((await addPasskey(person, softPasskey(), 'x'.repeat(NAME_MAX))).status).toBe(201);
    });

    it("a passkey cannot be added twice or with somebody else's options, and a person has at most twenty", async () => {
      const [anna, ben] = [await server().given.user(), await server().given.user()];
      const answer = softPasskey().register(await passkeyOptionsFor(anna));
      expect((await ben.post('/profile/second-factor/passkeys', { answer })).status).toBe(400);
      const key = softPasskey();
      expect((await addPasskey(anna, key)).status).toBe(201);
      expect((await addPasskey(anna, key)).status).toBe(409);
      expect((await addPasskey(ben, key)).status).toBe(409);
      for (let count = 1; count < 20; count += 1) expect((await addPasskey(anna, softPasskey(), '')).status).toBe(201);
      const full = await anna.post('/profile/second-factor/passkeys/options', { current_password: PASSWORD });
      expect([full.status, full.body.message]).toEqual([409, 'You already have 20 passkeys. Remove one first.']);
      expect((await signIn(anna.email, { passkey: key.sign(await askedOf(anna.email)) })).status).toBe(201);
    });
  },
  { publicUrl: 'http://localhost' },
);

onBothEngines(
  'Passkeys on a site with an IP address',
  (server) => {
    it('are not offered', async () => {
      const person = await server().given.user();
      expect((await person.get('/profile/second-factor')).body.data.passkeys_work).toBe(false);
      expect((await person.post('/profile/second-factor/passkeys/options', { current_password: PASSWORD })).status).toBe(409);
    });
  },
  { publicUrl: 'http://127.0.0.1:4000' },
);

it.each([
  ['https://house.example', true],
  ['https://house.example:8443', true],
  ['http://house.example', false],
  ['http://localhost:4000', true],
  ['http://inn.localhost:4000', true],
  ['http://localhost.house.example', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::7]', false],
])('passkeys on %s work: %s', (publicUrl, works) => {
  expect(passkeysWork({ publicUrl })).toBe(works);
});
