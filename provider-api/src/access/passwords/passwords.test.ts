import { withClockAhead } from '../../../testing/clock';
import { lastMailTo } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Profile and forgotten passwords', (server) => {
  const mailTo = (email: string) => lastMailTo(server().services, email);
  const tokenIn = (mail: string) => /http:\/\/test\.example\/reset-password\/(\S+)/.exec(mail)?.[1] ?? 'none';
  const signIn = async (username: string, password: string) =>
    (await server().nobody.post('/auth', { username, password })).status;

  it('the mailed link sets a new password once and ends all sessions', async () => {
    const person = await server().given.user();
    expect((await server().nobody.post('/passwords/forgot', { email: person.email.toUpperCase() })).status).toBe(204);
    const token = tokenIn(await mailTo(person.email));
    expect((await server().nobody.get(`/passwords/${token}`)).body.data).toEqual({ id: token, email: person.email });
    const put = (body: object) => server().nobody.put(`/passwords/${token}`, body);
    expect((await put({ password: 'short' })).body.fields).toEqual({ password: 'Password must be at least 8 characters' });
    expect((await put({ password: 'long enough', email: 'other@house.example' })).status).toBe(422);
    expect((await put({ password: 'long enough', email: person.email })).status).toBe(204);
    expect((await person.get('/profile')).status).toBe(401);
    expect(await signIn(person.email, 'long enough')).toBe(201);
    expect((await put({ password: 'another one' })).status).toBe(404);
    expect((await server().nobody.get(`/passwords/${token}`)).status).toBe(404);
  });

  it('a link that was used invalidates every other one that was mailed to the same person', async () => {
    const [{ email }, other] = [await server().given.user(), await server().given.user()];
    const askForLink = async (address = email) => {
      await server().nobody.post('/passwords/forgot', { email: address });
      return tokenIn(await mailTo(address));
    };
    const [first, second, elsewhere] = [await askForLink(), await askForLink(), await askForLink(other.email)];
    expect((await server().nobody.get(`/passwords/${first}`)).status).toBe(200);
    expect((await server().nobody.put(`/passwords/${second}`, { password: 'long enough' })).status).toBe(204);
    expect((await server().nobody.put(`/passwords/${first}`, { password: 'another one' })).status).toBe(404);
    expect((await server().nobody.get(`/passwords/${elsewhere}`)).status).toBe(200);
    expect(await signIn(email, 'long enough')).toBe(201);
  });

  it('the exact messages of the forms for a forgotten password', async () => {
    for (const body of [{}, { email: '' }, { email: 'nora' }]) {
      const { status, body: answer } = await server().nobody.post('/passwords/forgot', body);
      expect([status, answer.fields]).toEqual([422, { email: 'Email must be in email format' }]);
    }
    const person = await server().given.user();
    await server().nobody.post('/passwords/forgot', { email: person.email });
    const path = `/passwords/${tokenIn(await mailTo(person.email))}`;
    const { body } = await server().nobody.put(path, { email: 'nora', password: 'short', confirm_password: 'other' });
    expect(body.fields).toEqual({
      email: 'Email must be in email format',
      password: 'Password must be at least 8 characters',
      confirm_password: 'Password must match confirmation',
    });
    expect((await server().nobody.put(path, {})).body.fields).toEqual({ password: 'Password must be at least 8 characters' });
    const { body: others } = await server().nobody.put(path, { email: 'nora@house.example', password: 'long enough' });
    expect(others.fields).toEqual({ email: `This link is for ${person.email}.` });
    expect(await signIn(person.email, 'correct horse')).toBe(201);
  });

  it('an unknown address gets the message of the documents', async () => {
    const { status, body } = await server().nobody.post('/passwords/forgot', { email: 'nobody@house.example' });
    expect(status).toBe(404);
    expect(body.message).toBe('Email was incorrect or not found.');
  });

  it('the sixth mail within an hour is refused', async () => {
    const { email } = await server().given.user();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await server().nobody.post('/passwords/forgot', { email })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  describe('with Generate Password', () => {
    const DAY = 24 * 3_600_000;
    const inDays = <T>(days: number, work: () => Promise<T>) => withClockAhead(days * DAY, work);
    const createUser = (email: string) =>
      server().given.item('/users', { first_name: 'Ida', last_name: 'May', email, generate_password: true });

    it('the mail has no password but a link to choose one, which works once', async () => {
      const email = 'made@house.example';
      await createUser(email);
      const mail = await mailTo(email);
      const token = tokenIn(mail);
      expect(mail.slice(mail.indexOf('\n\n')).trim().replace(token, '...').split('\n\n')).toEqual([
        'Hello Ida,',
        'Choose your password for Innkeeper (http://test.example) here:',
        'http://test.example/reset-password/...',
        "The link works once, for seven days. After that, ask for a new one with 'Forgot your password?'.",
      ]);
      expect((await server().nobody.put(`/passwords/${token}`, { password: 'chosen by Ida' })).status).toBe(204);
      expect(await signIn(email, 'chosen by Ida')).toBe(201);
      expect((await server().nobody.put(`/passwords/${token}`, { password: 'chosen again' })).status).toBe(404);
    });

    it('nobody can sign in before the link is used, with any password', async () => {
      const email = 'waiting@house.example';
      await createUser(email);
      for (const password of ['', 'none', 'scrypt', 'undefined']) expect(await signIn(email, password)).toBe(401);
    });

    it('the link works for seven days but not for eight; that of a forgotten password still for two hours', async () => {
      const email = 'slow@house.example';
      await createUser(email);
      const first = tokenIn(await mailTo(email));
      await server().nobody.post('/passwords/forgot', { email });
      const forgotten = tokenIn(await mailTo(email));
      const opens = async (token: string) => (await server().nobody.get(`/passwords/${token}`)).status;
      expect(await opens(forgotten)).toBe(200);
      expect(await inDays(1, () => opens(forgotten))).toBe(404);
      expect(await inDays(6.9, () => opens(first))).toBe(200);
      expect(await inDays(7.1, () => opens(first))).toBe(404);
    });

    it('a password that the person already has stops working at once, and so does an earlier link', async () => {
      const person = await server().given.user();
      await server().nobody.post('/passwords/forgot', { email: person.email });
      const oldToken = tokenIn(await mailTo(person.email));
      expect((await server().admin.put(`/users/${person.id}`, { generate_password: true })).status).toBe(200);
      expect(await signIn(person.email, 'correct horse')).toBe(401);
      expect((await server().nobody.get(`/passwords/${oldToken}`)).status).toBe(404);
      const token = tokenIn(await mailTo(person.email));
      expect((await server().nobody.put(`/passwords/${token}`, { password: 'a later one' })).status).toBe(204);
      expect(await signIn(person.email, 'a later one')).toBe(201);
    });
  });

  it('a profile can be changed; a new password ends all other sessions and renews the current token', async () => {
    const person = await server().given.user();
    const other = await server().nobody.post('/auth', { username: person.email, password: 'correct horse' });
    const named = await person.put('/profile', { first_name: 'Nora', last_name: 'Fox', email: person.email });
    expect(named.body.data).toMatchObject({ first_name: 'Nora', last_name: 'Fox' });
    expect(named.body.meta).toBeUndefined();
    const { status, body } = await person.put('/profile', { password: 'brand new one', current_password: 'correct horse' });
    expect(status).toBe(200);
    expect((await server().as(body.meta.session.token).get('/profile')).status).toBe(200);
    expect((await person.get('/profile')).status).toBe(401);
    expect((await server().as(other.body.data.token.value).get('/profile')).status).toBe(401);
    expect(await signIn(person.email, 'brand new one')).toBe(201);
  });

  it('the exact messages of the profile form', async () => {
    const person = await server().given.user();
    const { body } = await person.put('/profile', { first_name: '', email: 'no', password: 'short', confirm_password: 'x' });
    expect(body.fields).toEqual({
      first_name: 'Required!',
      email: 'Email must be in email format',
      password: 'Password must be at least 8 characters',
      confirm_password: 'Password must match confirmation',
    });
  });
});
