import { createHmac } from 'node:crypto';
import { withClockAhead } from '../../../testing/clock';
import { PASSWORD } from '../../../testing/given';
import { startProcesses } from '../../../testing/processes';
import { onBothEngines } from '../../../testing/server';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBothEngines('Limits of sign-in and of forgotten passwords', (server) => {
  let next = 0;
  const address = () => `203.0.113.${(next += 1)}`;
  const attempt = (username: string, password: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    server().app.inject({ method: 'POST', url: '/api/auth', remoteAddress, headers, payload: { username, password } });
  const statusOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).statusCode;
  const cookieIn = (answer: Awaited<ReturnType<typeof attempt>>) => String(answer.headers['set-cookie']).split(';')[0] ?? '';

  it('an attempt refused by the limit of its IP address does not count against the account', async () => {
    const { email } = await server().given.user();
    const stranger = address();
    const many = <T>(count: number, work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index)));
    await many(60, (index) => statusOf(`nobody${index}@house.example`, 'a guess', stranger));
    expect(new Set(await many(110, () => statusOf(email, 'a guess', stranger)))).toEqual(new Set([429]));
    expect(await statusOf(email, PASSWORD, address())).toBe(201);
  }, 30_000);

  it('the addresses of one IPv6 network are counted as one, for sign-ins and for forgotten passwords', async () => {
    const forgot = (email: string, remoteAddress: string) =>
      server().app.inject({ method: 'POST', url: '/api/passwords/forgot', remoteAddress, payload: { email } });
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const guesses = numbers.map((index) => statusOf(`nobody${index}@house.example`, 'a guess', `2001:db8:1:2::${index}`));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect(await statusOf('nobody@house.example', 'a guess', '2001:db8:1:2:ffff::')).toBe(429);
    expect(await statusOf('nobody@house.example', 'a guess', '2001:db8:1:3::')).toBe(401);
    for (const index of numbers.slice(30))
      expect((await forgot(`nobody${index}@house.example`, `2001:db8:1:2::${index}`)).statusCode).toBe(404);
    expect((await forgot('nobody@house.example', '2001:db8:1:2:ffff::')).statusCode).toBe(429);
  }, 30_000);

  it('ten failures from one IP address block it for the account; a hundred in all block all but known devices', async () => {
    const { email } = await server().given.user();
    const ownAddress = address();
    const signedIn = await attempt(email, PASSWORD, ownAddress);
    const device = { cookie: cookieIn(signedIn) };
    expect(signedIn.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/);
    for (let stranger = 0; stranger < 10; stranger += 1) {
      const from = address();
      for (let count = 0; count < 10; count += 1) expect(await statusOf(email, 'a guess', from)).toBe(401);
      expect(await statusOf(email, PASSWORD, from)).toBe(429);
    }
    expect(await statusOf(email, PASSWORD, address())).toBe(429);
    expect(await statusOf(email, PASSWORD, ownAddress, device)).toBe(201);
    for (let count = 0; count < 10; count += 1) expect(await statusOf(email, 'a guess', ownAddress, device)).toBe(401);
    expect(await statusOf(email, PASSWORD, ownAddress, device)).toBe(429);
  }, 30_000);

  it('a limit ends with its window, says how long that is, and is not lifted by the sign-in of somebody else', async () => {
    const [anna, ben] = [await server().given.user(), await server().given.user()];
    const from = address();
    for (let count = 0; count < 10; count += 1) await statusOf(anna.email, 'a guess', from);
    expect(await statusOf(ben.email, PASSWORD, address())).toBe(201);
    const wait = await withClockAhead(4 * MINUTE, async () => {
      const refused = await attempt(anna.email, PASSWORD, from);
      expect(refused.statusCode).toBe(429);
      return Number(refused.headers['retry-after']);
    });
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await withClockAhead(6 * MINUTE, () => statusOf(anna.email, PASSWORD, from))).toBe(201);
  });

  it('the cookie of a known device is valid only for its account and cannot be forged', async () => {
    const [anna, ben] = [await server().given.user(), await server().given.user()];
    const cookie = cookieIn(await attempt(anna.email, PASSWORD, address()));
    const from = address();
    for (let count = 0; count < 10; count += 1) await statusOf(ben.email, 'a guess', from);
    expect(await statusOf(ben.email, PASSWORD, from, { cookie })).toBe(429);
    for (const forged of [
      cookie.replace(/=.*/, '=x.y'),
      cookie.replace(/\..*/, '.AAAA'),
      cookie.replace(/=./, '=_'),
      'device_=.',
    ]) {
      const stranger = address();
      for (let count = 0; count < 10; count += 1) await statusOf(anna.email, 'a guess', stranger, { cookie: forged });
      expect(await statusOf(anna.email, PASSWORD, stranger, { cookie: forged })).toBe(429);
    }
  });

  it('the cookie of a known device is sent only to sign in, for a year, and stays the same at the next sign-in', async () => {
    const { email } = await server().given.user();
    const first = await attempt(email, PASSWORD, address());
    expect(String(first.headers['set-cookie'])).toMatch(/; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    const again = await attempt(email, PASSWORD, address(), { cookie: cookieIn(first) });
    expect(again.headers['set-cookie']).toBe(first.headers['set-cookie']);
  });

  it('somebody who forges another device for each guess is limited like a stranger', async () => {
    const [anna, ben] = [await server().given.user(), await server().given.user()];
    const [ofAnna = '', ofBen = ''] = [
      cookieIn(await attempt(anna.email, PASSWORD, address())),
      cookieIn(await attempt(ben.email, PASSWORD, address())),
    ];
    const [name] = ofAnna.split('=');
    const stranger = address();
    const guess = (value: string) => statusOf(anna.email, 'a guess', stranger, { cookie: `${name}=${value}` });
    for (let count = 0; count < 10; count += 1) expect(await guess(`device${count}.AAAA`)).toBe(401);
    expect(await guess('device10.AAAA')).toBe(429);
    const withoutKey = createHmac('sha256', 'device:').update(JSON.stringify([anna.id, 'device11']));
    expect(await guess(`device11.${withoutKey.digest('base64url')}`)).toBe(429);
    expect(await guess(ofBen.split('=')[1] ?? '')).toBe(429);
  });

  it('failures that a process with a clock a little ahead counted count for the others, and nobody waits longer for it', async () => {
    const { email } = await server().given.user();
    const from = address();
    await withClockAhead(4_000, async () => {
      for (let count = 0; count < 10; count += 1) expect(await statusOf(email, 'a guess', from)).toBe(401);
    });
    const refused = await attempt(email, PASSWORD, from);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
  });

  it('when a clock jumps back, nobody is locked out for as long as it jumped', async () => {
    const { email } = await server().given.user();
    const from = address();
    const now = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 2 * HOUR);
    try {
      for (let count = 0; count < 10; count += 1) await statusOf(email, 'a guess', from);
      const refused = await attempt(email, PASSWORD, from);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    } finally {
      clock.mockRestore();
    }
    expect(await statusOf(email, PASSWORD, from)).toBe(201);
  });

  it('one IP address can request at most thirty mails an hour, whoever they are for', async () => {
    const forgot = (email: string, remoteAddress: string) =>
      server().app.inject({ method: 'POST', url: '/api/passwords/forgot', remoteAddress, payload: { email } });
    const { email } = await server().given.user();
    const stranger = address();
    for (let count = 0; count < 30; count += 1)
      expect((await forgot(`nobody${count}@house.example`, stranger)).statusCode).toBe(404);
    for (let count = 0; count < 6; count += 1) expect((await forgot(email, stranger)).statusCode).toBe(429);
    expect((await forgot(email, address())).statusCode).toBe(204);
  });
});

onBothEngines(
  'A site with https',
  (server) => {
    it('sends the cookie of a known device over https only', async () => {
      const { email } = await server().given.user();
      const { headers } = await server().nobody.post('/auth', { username: email, password: PASSWORD });
      expect(String(headers['set-cookie'])).toMatch(/; Secure(;|$)/);
    });
  },
  { publicUrl: 'https://test.example' },
);

describe('Sign-ins to one account at two processes at once', () => {
  const serverAt = startProcesses(2);

  it('are counted together: no more than ten guesses are checked', async () => {
    const payload = { username: 'nobody@house.example', password: 'a guess' };
    const guess = (index: number) => serverAt(index % 2).app.inject({ method: 'POST', url: '/api/auth', payload });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });
});
