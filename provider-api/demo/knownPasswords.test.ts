import { eq } from 'drizzle-orm';
import { hashPassword } from '../src/access/auth/passwordHash';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../src/base/demoAccount';
import { onBothEngines } from '../testing/server';
import { users } from '../src/access/users/schema';
import { people } from './copy/people';
import { refuseKnownPasswords } from './knownPasswords';

onBothEngines('A store that was started as a demo', (server) => {
  const check = (email = 'owner@house.example') => {
    const { db, config } = server().services;
    return refuseKnownPasswords(db, { ...config, admin: { email, password: 'of my own', isDemo: false } });
  };
  const setPassword = async (email: string, password: string) => {
    const passwordHash = await hashPassword(password, 4);
    await server().services.db.update(users).set({ passwordHash }).where(eq(users.email, email));
  };

  it('is refused in production until nobody has the demo password any more', async () => {
    const nora = people[0]?.email ?? '';
    const passwordHash = await hashPassword(DEMO_PASSWORD, 4);
    await server().services.db.insert(users).values({ email: nora, firstName: 'Nora', lastName: 'Okafor', passwordHash });
    await expect(check()).rejects.toThrow(`everybody knows the password of ${DEMO_EMAIL}, ${nora}.`);
    await setPassword(DEMO_EMAIL, 'another one');
    await expect(check()).rejects.toThrow(`everybody knows the password of ${nora}.`);
    await setPassword(nora, 'another one');
    await expect(check()).resolves.toBeUndefined();
  });

  it('is also refused when its only super user, with another email address, has the demo password', async () => {
    const email = 'Owner@house.example';
    const passwordHash = await hashPassword(DEMO_PASSWORD, 4);
    await server().services.db.insert(users).values({ email, firstName: 'Own', lastName: 'Er', passwordHash });
    await expect(check('owner@house.example')).rejects.toThrow(`everybody knows the password of ${email}.`);
    await expect(check('somebody@house.example')).resolves.toBeUndefined();
  });
});
