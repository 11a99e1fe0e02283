import crypto from 'node:crypto';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../base/demoAccount';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Signing in', (server) => {
  it('POST /auth answers a token that opens the other calls', async () => {
    const { status, body } = await server().nobody.post('/auth', { username: DEMO_EMAIL.toUpperCase(), password: DEMO_PASSWORD });
    expect(status).toBe(201);
    expect(Date.parse(body.data.token.expires_on)).toBeGreaterThan(Date.now());
    expect((await server().as(body.data.token.value).get('/profile')).body.data.email).toBe(DEMO_EMAIL);
  });

  it.each(['ik_', 'ikd_'])('a session is open even if what is random in its token begins with %s', async (start) => {
    const unlucky = Buffer.from(start.padEnd(43, 'A'), 'base64url');
    const random = jest.spyOn(crypto, 'randomBytes').mockImplementation(() => unlucky);
    const { body } = await server().nobody.post('/auth', { username: DEMO_EMAIL, password: DEMO_PASSWORD });
    random.mockRestore();
    const { value } = body.data.token;
    expect(value).toContain(start);
    expect((await server().as(value).get('/profile')).status).toBe(200);
  });

  it.each(['bearer', 'BEARER'])('the word before the token may be written %s', async (word) => {
    const headers = { authorization: `${word} ${server().adminToken}` };
    expect((await server().app.inject({ url: '/api/profile', headers })).statusCode).toBe(200);
  });

  it('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await server().nobody.post('/auth', { username: DEMO_EMAIL, password: 'not the one' });
    const unknown = await server().nobody.post('/auth', { username: 'nobody@house.example', password: 'not the one' });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthenticated', message: 'Incorrect email and/or password.' });
    }
  });

  it('DELETE /auth ends this session and no other', async () => {
    const person = await server().given.user();
    const { body } = await server().nobody.post('/auth', { username: person.email, password: 'correct horse' });
    expect((await person.del('/auth', { 'content-type': 'application/json' })).status).toBe(204);
    expect((await person.get('/profile')).status).toBe(401);
    expect((await server().as(body.data.token.value).get('/profile')).status).toBe(200);
  });

  it('after ten failed sign-ins of one account the next is refused, whatever its password; a success never counts', async () => {
    const { email } = await server().given.user();
    const attempt = (password: string) => server().nobody.post('/auth', { username: email, password });
    const failures = await Promise.all(Array.from({ length: 14 }, () => attempt('not the one')));
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await attempt('correct horse');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    const other = await server().given.user();
    for (let count = 0; count < 12; count += 1) {
      expect((await server().nobody.post('/auth', { username: other.email, password: 'correct horse' })).status).toBe(201);
    }
  });
});
