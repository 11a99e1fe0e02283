import crypto from 'node:crypto';
import { withClockAhead } from '../../../testing/clock';
import { codeOf, signInFromAnywhere } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { withStoreLost } from '../../../testing/loseStore';
import { onBothEngines } from '../../../testing/server';
import { hashPassword } from './passwordHash';

jest.setTimeout(30_000);

const APP = '/profile/second-factor/app';

onBothEngines('An attempt that the server could not judge', (server) => {
  let next = 0;
  const address = () => `203.0.113.${(next += 1)}`;
  const signInFrom = async (remoteAddress: string, payload: object) =>
    (await server().app.inject({ method: 'POST', url: '/api/auth', remoteAddress, payload })).statusCode;
  /** Makes the same call again and again, and loses the database in the middle of each. */
  const loseEach = async (count: number, call: () => Promise<number>, stored = 1) => {
    for (let index = 0; index < count; index += 1) expect(await withStoreLost(server().services.db, call, stored)).toBe(503);
  };

  it('to sign in does not count: whoever tried ten times can sign in once the database is back', async () => {
    const { email: username } = await server().given.user();
    const from = address();
    const signIn = (password: string) => signInFrom(from, { username, password });
    await loseEach(10, () => signIn(PASSWORD));
    expect(await signIn(PASSWORD)).toBe(201);
    for (let count = 0; count < 10; count += 1) expect(await signIn('a guess')).toBe(401);
    expect(await signIn(PASSWORD)).toBe(429);
  });

  it('to sign in with a wrong password is judged without the database, and counts', async () => {
    const { email: username } = await server().given.user();
    const from = address();
    for (let count = 0; count < 10; count += 1)
      await withStoreLost(server().services.db, async () =>
        expect(await signInFrom(from, { username, password: 'a guess' })).toBe(401),
      );
    expect(await signInFrom(from, { username, password: PASSWORD })).toBe(429);
  });

  it('while too many passwords are being checked does not count, neither to sign in nor to change one', async () => {
    const person = await server().given.user();
    const from = address();
    const finish: (() => void)[] = [];
    const { scrypt } = crypto;
    const held = jest.spyOn(crypto, 'scrypt').mockImplementation(((...call: Parameters<typeof scrypt>) => {
      finish.push(() => scrypt(...call));
    }) as typeof scrypt);
    const others = Array.from({ length: 252 }, () => hashPassword('correct horse', 4));
    const signIn = () => signInFrom(from, { username: person.email, password: PASSWORD });
    const changeEmail = async (current_password: string) =>
      (await person.put('/profile', { email: `new.${person.email}`, current_password })).status;
    for (let count = 0; count < 11; count += 1) expect([await signIn(), await changeEmail('a guess')]).toEqual([503, 503]);
    held.mockRestore();
    finish.forEach((next) => next());
    await Promise.all(others);
    expect([await signIn(), await changeEmail(PASSWORD)]).toEqual([201, 200]);
  });

  it('to confirm an authenticator app does not count', async () => {
    const person = await server().given.user();
    const { secret } = (await person.post(APP, { current_password: PASSWORD })).body.data;
    const confirm = async () => (await person.put(APP, { code: codeOf(secret) })).status;
    await loseEach(10, confirm);
    expect(await confirm()).toBe(200);
    expect((await signInFromAnywhere(server)(person.email)).status).toBe(401);
  });

  it('to sign in with a second factor does not count, neither as a password nor as a code', async () => {
    const person = await server().given.user();
    const { secret } = (await person.post(APP, { current_password: PASSWORD })).body.data;
    await withClockAhead(-60_000, () => person.put(APP, { code: codeOf(secret) }));
    const from = address();
    const signIn = () => signInFrom(from, { username: person.email, password: PASSWORD, code: codeOf(secret) });
    await loseEach(10, signIn, 2);
    expect(await signIn()).toBe(201);
  });

  it('to ask for a link that sets a password does not count', async () => {
    const { email } = await server().given.user();
    const ask = async () => (await server().nobody.post('/passwords/forgot', { email })).status;
    await loseEach(5, ask);
    expect(await ask()).toBe(204);
  });
});
