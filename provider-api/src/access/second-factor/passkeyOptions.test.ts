import { addPasskey, codeOf, passkeyOptionsFor, signInFromAnywhere } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';
import { softPasskey } from '../../../testing/secondFactor';
import { passkeys } from './schema';

jest.setTimeout(30_000);

const idIn = (answer: string): string => JSON.parse(answer).id;

onBothEngines(
  'What a browser is asked for about passkeys',
  (server) => {
    const signIn = signInFromAnywhere(server);
    const askedOf = async (email: string) => (await signIn(email)).body.second_factor.passkey as string;

    it('names those that a person has: to add another, and to sign in with one of them', async () => {
      const [anna, ben] = [await server().given.user(), await server().given.user()];
      const key = softPasskey();
      await addPasskey(anna, key);
      await addPasskey(ben);
      const { excludeCredentials } = JSON.parse(await passkeyOptionsFor(anna));
      const asked = await askedOf(anna.email);
      const ids = [{ id: idIn(key.sign(asked)) }];
      expect(excludeCredentials).toMatchObject(ids);
      expect(JSON.parse(asked).allowCredentials).toMatchObject(ids);
    });

    it('for one purpose is no use for the other', async () => {
      const person = await server().given.user();
      const key = softPasskey();
      await addPasskey(person, key);
      const asked = { ...JSON.parse(await askedOf(person.email)), rp: { id: 'localhost' } };
      const answer = softPasskey().register(JSON.stringify(asked));
      expect((await person.post('/profile/second-factor/passkeys', { answer })).status).toBe(400);
      const options = { ...JSON.parse(await passkeyOptionsFor(person)), rpId: 'localhost' };
      expect((await signIn(person.email, { passkey: key.sign(JSON.stringify(options)) })).status).toBe(401);
    });

    it('is nothing if somebody has only an app', async () => {
      const person = await server().given.user();
      const { body } = await person.post('/profile/second-factor/app', { current_password: PASSWORD });
      await person.put('/profile/second-factor/app', { code: codeOf(body.data.secret) });
      expect((await signIn(person.email)).body.second_factor).toEqual({ app: true, recovery: true, passkey: null });
    });

    it.each([null, { id: 'a' }, { id: 'a', response: null }])('is refused if it is answered with %j', async (answer) => {
      const person = await server().given.user();
      await addPasskey(person);
      expect((await signIn(person.email, { passkey: JSON.stringify(answer) })).status).toBe(401);
    });

    it('is refused if it is answered with far more than a browser sends', async () => {
      const person = await server().given.user();
      const key = softPasskey();
      await addPasskey(person, key);
      const answer = JSON.parse(key.sign(await askedOf(person.email)));
      const passkey = JSON.stringify({ ...answer, more: 'x'.repeat(20_000) });
      expect((await signIn(person.email, { passkey })).status).toBe(401);
    });

    it('was asked before there were twenty, and is answered when there are: the next is refused', async () => {
      const person = await server().given.user();
      for (let count = 0; count < 19; count += 1) await addPasskey(person);
      const answers = [await passkeyOptionsFor(person), await passkeyOptionsFor(person)].map((options) =>
        softPasskey().register(options),
      );
      const added = await Promise.all(answers.map((answer) => person.post('/profile/second-factor/passkeys', { answer })));
      expect(added.map(({ status }) => status).sort()).toEqual([201, 409]);
    });
  },
  { publicUrl: 'http://localhost' },
);

onBothEngines(
  'A passkey from before the site had an IP address',
  (server) => {
    it('is not asked for', async () => {
      const person = await server().given.user();
      const row = { credentialId: 'earlier', publicKey: '', counter: 0, transports: [], name: 'Earlier' };
      await server()
        .services.db.insert(passkeys)
        .values({ ...row, userId: person.id, createdAt: new Date().toISOString() });
      const { status, body } = await signInFromAnywhere(server)(person.email);
      expect([status, body.second_factor]).toEqual([401, { app: false, recovery: false, passkey: null }]);
    });
  },
  { publicUrl: 'http://127.0.0.1:4000' },
);
