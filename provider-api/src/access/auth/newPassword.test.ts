import { readConfig } from '../../base/config';
import { DEMO_PASSWORD } from '../../base/demoAccount';
import { PASSWORD } from '../../../testing/given';
import { lastMailTo, resetTokenIn } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';
import { makeFirstUser } from '../users/firstUser';
import { users } from '../users/schema';
import { isTooCommon } from './newPassword';

const COMMON = { password: 'This password is too common' };
const ida = { email: 'ida.may@house.example', firstName: 'Ida', lastName: 'Maybury' };

describe('Common passwords', () => {
  it.each([
    'password',
    'PassWord',
    '12345678',
    'qwertyuiop',
    'Innkeeper2026!',
    'maybury-1',
    'Ida Maybury',
    'ida.may@house.example',
  ])('include %s', async (password) => expect(await isTooCommon(password, ida)).toBe(true));

  it.each(['correct horse', 'innkeeper-demo', 'ida walks to the sea', '        ', '83749201', 'x'.repeat(200)])(
    'do not include %s',
    async (password) => expect(await isTooCommon(password, ida)).toBe(false),
  );

  it('are recognised for a person without a known name or email', async () => {
    expect(await isTooCommon('password', {})).toBe(true);
    expect(await isTooCommon('        ', { firstName: '', email: null })).toBe(false);
  });
});

onBothEngines('A common password is refused', (server) => {
  const linkTo = async (email: string) => {
    await server().nobody.post('/passwords/forgot', { email });
    return resetTokenIn(await lastMailTo(server().services, email));
  };

  it('for a new user, a changed one, in the profile, and by a mailed link, which can be used again after that', async () => {
    const { admin, nobody, given } = server();
    const person = await given.user();
    const token = await linkTo(person.email);
    const answers = [
      await admin.post('/users', { first_name: 'Ida', last_name: 'May', email: ida.email, password: 'password1' }),
      await admin.put(`/users/${person.id}`, { password: 'password1' }),
      await person.put('/profile', { password: 'password1', current_password: PASSWORD }),
      await nobody.put(`/passwords/${token}`, { password: 'password1' }),
    ];
    for (const { status, body } of answers) expect([status, body.fields, body.message]).toEqual([422, COMMON, COMMON.password]);
    expect((await nobody.post('/auth', { username: person.email, password: PASSWORD })).status).toBe(201);
    expect((await nobody.put(`/passwords/${token}`, { password: 'a better one' })).status).toBe(204);
  });

  it('but one that was stored earlier still signs in', async () => {
    const { services, nobody } = server();
    const { hashPassword } = await import('./passwordHash');
    const passwordHash = await hashPassword('password1', services.config.passwordCost);
    await services.db.insert(users).values({ ...ida, email: 'old@house.example', passwordHash });
    expect((await nobody.post('/auth', { username: 'old@house.example', password: 'password1' })).status).toBe(201);
  });

  it('for the first user of an empty store, except in the demo', async () => {
    const { services } = server();
    await services.db.delete(users);
    const admin = { email: 'admin@house.example', password: 'password1', isDemo: false };
    const config = { ...readConfig({}), passwordCost: 4 };
    await expect(makeFirstUser(services.db, { ...config, admin })).rejects.toThrow('ADMIN_PASSWORD is too common');
    expect(await makeFirstUser(services.db, { ...config, admin: { ...admin, password: DEMO_PASSWORD, isDemo: true } })).toBe(
      true,
    );
  });
});
