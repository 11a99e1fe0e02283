import { codeOf, removeFactor } from '../factors';
import { PASSWORD } from '../given';
import { lastMailTo, resetTokenIn } from '../mails';
import { softPasskey } from '../secondFactor';
import type { TestServer } from '../server';
import { type SecurityLog } from './securityLog';

/** Changes that people make to their own account. */
export function changesOfAccount(server: () => TestServer, { last }: SecurityLog): void {
  it("for changes of one's own password and address, and mailed links", async () => {
    const { given, nobody } = server();
    const person = await given.user();
    await nobody.post('/passwords/forgot', { email: person.email });
    expect(await last('password_asked')).toMatchObject({ outcome: 'done', by: null, about: { id: person.id } });
    await nobody.post('/passwords/forgot', { email: 'stranger@house.example' });
    expect(await last('password_asked')).toMatchObject({ outcome: 'failed', about: null, detail: 'There is no such user.' });
    const body = { email: 'new@house.example', current_password: PASSWORD, password: 'brand new one' };
    expect((await person.put('/profile', body)).status).toBe(200);
    expect(await last('password_changed')).toMatchObject({ by: { id: person.id }, about: { id: person.id } });
    expect(await last('email_changed')).toMatchObject({ by: { id: person.id }, about: { id: person.id } });
  });

  it("for one's own sessions and second factor", async () => {
    const { given, nobody } = server();
    const person = await given.user();
    const signIn = () => nobody.post('/auth', { username: person.email, password: PASSWORD });
    await signIn();
    const { body: sessions } = await person.get('/profile/sessions');
    const other = sessions.data.find(({ current }: { current: boolean }) => !current);
    expect((await person.del(`/profile/sessions/${other.id}`)).status).toBe(204);
    expect(await last('sessions_ended')).toMatchObject({ by: { id: person.id } });
    await signIn();
    expect((await person.del('/profile/sessions')).status).toBe(204);
    const endedDetail = 'All of their own except the one they used.';
    expect(await last('sessions_ended')).toMatchObject({ by: { id: person.id }, detail: endedDetail });

    const byPerson = { outcome: 'done', by: { id: person.id }, about: { id: person.id } };
    const confirmation = { current_password: PASSWORD };
    const { body } = await person.post('/profile/second-factor/app', confirmation);
    const code = codeOf(body.data.secret);
    expect((await person.put('/profile/second-factor/app', { code })).status).toBe(200);
    expect(await last('second_factor_changed')).toMatchObject({ ...byPerson, detail: 'Authenticator app set up' });
    expect((await person.post('/profile/second-factor/recovery-codes', confirmation)).status).toBe(201);
    expect(await last('second_factor_changed')).toMatchObject({ ...byPerson, detail: 'New recovery codes' });
  });

  it('for removing an app, passkeys, and choosing a password by a link', async () => {
    const { given, nobody, services } = server();
    const person = await given.user();
    const byPerson = { outcome: 'done', by: { id: person.id }, about: { id: person.id } };
    const confirmation = { current_password: PASSWORD };
    const path = '/profile/second-factor';

    const { secret } = (await person.post(`${path}/app`, confirmation)).body.data;
    await person.put(`${path}/app`, { code: codeOf(secret) });
    expect((await removeFactor(person, 'app')).status).toBe(204);
    expect(await last('second_factor_changed')).toMatchObject({ ...byPerson, detail: 'Authenticator app removed' });

    const offer = await person.post(`${path}/passkeys/options`, confirmation);
    expect(offer.status).toBe(201);
    const { options } = offer.body.data;
    const answer = softPasskey().register(options);
    expect((await person.post(`${path}/passkeys`, { name: 'Blue key', answer })).status).toBe(201);
    expect(await last('second_factor_changed')).toMatchObject(byPerson);
    const added = (await last('second_factor_changed')).id;
    const [key] = (await person.get(path)).body.data.passkeys;
    expect((await removeFactor(person, `passkeys/${key.id}`)).status).toBe(204);
    const removed = await last('second_factor_changed');
    expect(removed).toMatchObject(byPerson);
    expect(removed.id).not.toBe(added);

    await nobody.post('/passwords/forgot', { email: person.email });
    const token = resetTokenIn(await lastMailTo(services, person.email));
    expect((await nobody.put(`/passwords/${token}`, { password: 'chosen by link' })).status).toBe(204);
    expect(await last('password_changed')).toMatchObject({ outcome: 'done', about: { id: person.id } });
  });
}
