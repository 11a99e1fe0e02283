import { addPasskey, signInFromAnywhere } from '../../../testing/factors';
import { onBothEngines } from '../../../testing/server';
import { removeLostFactor } from './removeLost';

onBothEngines(
  'The last super user who has lost the second factor',
  (server) => {
    const signIn = signInFromAnywhere(server);

    it('is let in again by whoever runs the product: factors and sessions go, and the security log records it', async () => {
      const boss = await server().given.user(['*', 'rwx']);
      await addPasskey(boss);
      expect((await signIn(boss.email)).body.code).toBe('second_factor_required');
      expect(await removeLostFactor(server().services.db, ` ${boss.email.toUpperCase()} `)).toBe(true);
      expect((await boss.get('/profile')).status).toBe(401);
      expect((await signIn(boss.email)).status).toBe(201);
      const [entry] = (await server().admin.get('/security-log?event=second_factor_changed')).body.data;
      const detail = 'Removed with the command on the server; sessions ended';
      expect(entry).toMatchObject({ by: null, about: { kind: 'user', id: boss.id }, detail });
    });

    it('without a factor stays signed in, and an address of nobody is refused', async () => {
      const person = await server().given.user();
      expect(await removeLostFactor(server().services.db, person.email)).toBe(false);
      expect((await person.get('/profile')).status).toBe(200);
      await expect(removeLostFactor(server().services.db, 'nobody@house.example')).rejects.toThrow(
        'Nobody has the address nobody@house.example.',
      );
    });
  },
  { publicUrl: 'http://localhost' },
);
