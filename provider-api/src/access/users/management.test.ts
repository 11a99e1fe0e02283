import { defaultPermissions } from 'shared-kit/rules/defaultPermissions';
import { toSnake } from 'shared-kit/rules/keyCase';
import { mailQueue } from '../mail/schema';
import { onBothEngines } from '../../../testing/server';

const names = { first_name: 'Ben', last_name: 'Lee' };
const full = { r: true, w: true, x: true };

const DEFAULT_READS = [
  'accommodation',
  'banner',
  'calendar',
  'calendar_event',
  'event',
  'faq',
  'home_promo',
  'hour',
  'list',
  'menu',
  'press',
  'special',
  'tiled_promo',
  'tout',
];

onBothEngines('Managing users', (server) => {
  const rightsOf = async (id: string) =>
    (await server().admin.get(`/users/${id}/permissions?per_page=2000&order_by=resource:ASC`)).body.data;
  const idOf = async () => (await server().admin.get('/profile')).body.data.id as string;

  it('the default read rights of an added property are stored like any others, even banner and tout', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user();
    await server().admin.post(`/users/${person.id}/permissions`, toSnake(defaultPermissions(hotel)));
    const stored = await rightsOf(person.id);
    expect(stored.map(({ resource }: { resource: string }) => resource)).toEqual(DEFAULT_READS.toSorted());
    expect(stored.every(({ r, w, x }: typeof full) => r && !w && !x)).toBe(true);
    expect((await person.get(`/properties/${hotel}`)).status).toBe(200);
    expect((await person.get(`/properties/${hotel}/specials`)).status).toBe(200);
    expect((await person.post(`/properties/${hotel}/specials`, {})).status).toBe(403);
  });

  it('one full wildcard makes a user a super user, and without it they are not one any more', async () => {
    const person = await server().given.user(['faq', 'r'], ['asset', 'rwx']);
    await server().admin.post(`/users/${person.id}/permissions`, [{ resource: '*', ...full }]);
    expect(await rightsOf(person.id)).toMatchObject([
      { resource: '*', permissionable_type: null, permissionable_id: null, ...full },
    ]);
    expect((await person.get('/tokens')).status).toBe(200);
    await server().admin.post(`/users/${person.id}/permissions`, [{ resource: 'faq', r: true }]);
    expect((await person.get('/tokens')).status).toBe(403);
    expect((await server().admin.get(`/users/${person.id}`)).body.data.role).toBe('User');
  });

  it('calendar, faq, asset and can_assign_alerts imply the rights that depend on them', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user(['faq', 'rwx', hotel], ['asset', 'r'], ['can_assign_alerts', 'r']);
    const created = await person.post(`/properties/${hotel}/faq-categories`, { name: 'Breakfast' });
    expect(created.status).toBe(201);
    expect((await person.del(`/properties/${hotel}/faq-categories/${created.body.data.id}`)).status).toBe(204);
    expect((await person.get('/tags')).status).toBe(200);
    expect((await person.get('/alerts')).status).toBe(200);
  });

  it('Can Manage Users lets a person create users, grant what they hold themselves, end sessions and delete', async () => {
    const hotel = await server().given.hotel();
    const manager = await server().given.user(['user', 'rwx'], ['permission', 'rwx'], ['special', 'rwx', hotel]);
    const { body } = await manager.post('/users', { ...names, email: `ben-${hotel}@house.example`, password: 'long enough' });
    const { id } = body.data;
    const grant = (entry: object) => manager.post(`/users/${id}/permissions`, [entry]);
    const special = { resource: 'special', permissionable_type: 'PropertyPermission', permissionable_id: hotel };
    expect((await grant({ ...special, ...full })).status).toBe(200);
    expect((await grant({ resource: 'user', ...full })).status).toBe(200);
    expect((await grant({ resource: 'asset', r: true })).status).toBe(403);
    expect((await grant({ resource: '*', ...full })).status).toBe(403);
    expect((await manager.post(`/users/${manager.id}/permissions`, [{ resource: '*', ...full }])).status).toBe(403);
    expect((await manager.del(`/users/${id}/sessions`)).status).toBe(204);
    expect((await manager.del(`/users/${id}`)).status).toBe(204);
  });

  it('no list can be ordered by a column that is never returned', async () => {
    expect((await server().admin.get('/users?order_by=password_hash:ASC')).status).toBe(400);
    expect((await server().admin.get('/tokens?order_by=sealed:ASC')).status).toBe(400);
    expect((await server().admin.get('/users?order_by=email:ASC')).status).toBe(200);
  });

  it('nobody can delete themselves or end their own sessions, whatever their rights', async () => {
    const manager = await server().given.user(['user', 'rwx']);
    for (const [person, id] of [
      [manager, manager.id],
      [server().admin, await idOf()],
    ] as const) {
      expect((await person.del(`/users/${id}`)).status).toBe(409);
      expect((await person.del(`/users/${id}/sessions`)).status).toBe(409);
      expect((await person.get('/profile')).status).toBe(200);
    }
  });
});

onBothEngines(
  'Users without a mail server',
  (server) => {
    it('can be created, and the mail with their link is queued', async () => {
      const { admin, nobody, given, services } = server();
      const invited = await given.item('/users', { ...names, email: 'made@house.example', generate_password: true });
      const person = await given.user();
      expect((await admin.put(`/users/${person.id}`, { generate_password: true })).status).toBe(200);
      expect((await nobody.post('/auth', { username: person.email, password: 'correct horse' })).status).toBe(401);
      await services.mail.settled();
      const waiting = await services.db.select().from(mailQueue);
      expect(waiting.map(({ userId }) => userId).sort()).toEqual([invited.id, person.id].sort());
    });
  },
  { smtpUrl: 'smtp://127.0.0.1:9' },
);
