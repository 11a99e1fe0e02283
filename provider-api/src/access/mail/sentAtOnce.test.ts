import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as setTimer } from 'node:timers/promises';
import { addPasskey, codeOf, removeFactor } from '../../../testing/factors';
import { PASSWORD, type Given } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

type Person = Awaited<ReturnType<Given['user']>>;

onBothEngines(
  'A mail',
  (server) => {
    const countFor = async (email: string): Promise<number> => {
      const folder = join(server().services.config.dataDir, 'mail');
      const names = await readdir(folder).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
      return texts.filter((text) => text.includes(`To: ${email}`)).length;
    };
    const setUpApp = async (person: Person) => {
      const { body } = await person.post('/profile/second-factor/app', { current_password: PASSWORD });
      return person.put('/profile/second-factor/app', { code: codeOf(body.data.secret) });
    };
    const addKey = async (person: Person) => (await addPasskey(person)).body.data.passkey.id as string;
    const nothing = () => Promise.resolve();
    /** A preparation, and the call that sends a mail, which gets what the preparation returned. */
    type Case = [before: (person: Person) => Promise<unknown>, call: (person: Person, made: unknown) => Promise<unknown>];
    const calls: Record<string, Case> = {
      'a link for a forgotten password': [nothing, ({ email }) => server().nobody.post('/passwords/forgot', { email })],
      'a link after a password was generated': [
        nothing,
        ({ id }) => server().admin.put(`/users/${id}`, { generate_password: true }),
      ],
      'a new authenticator app': [nothing, setUpApp],
      'a removed authenticator app': [setUpApp, (person) => removeFactor(person, 'app')],
      'a new passkey': [nothing, addKey],
      'a removed passkey': [addKey, (person, key) => removeFactor(person, `passkeys/${String(key)}`)],
      'a factor that somebody else removed': [addKey, ({ id }) => server().admin.del(`/users/${id}/second-factor`)],
    };

    it.each(Object.keys(calls))('about %s is sent at once', async (name) => {
      const [before, call] = calls[name] as Case;
      const person = await server().given.user();
      const made = await before(person);
      await server().services.mail.settled();
      const count = await countFor(person.email);
      await call(person, made);
      while ((await countFor(person.email)) === count) await setTimer(20);
    });

    it('to a new person is sent at once', async () => {
      const names = { first_name: 'Ada', last_name: 'Lind', email: 'ada.lind@house.example' };
      expect((await server().admin.post('/users', { ...names, generate_password: true })).status).toBe(201);
      while ((await countFor(names.email)) === 0) await setTimer(20);
    });
  },
  { publicUrl: 'http://localhost', mailPause: 3_600_000 },
);
