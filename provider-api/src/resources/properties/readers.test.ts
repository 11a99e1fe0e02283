import type { Right } from '../../../testing/given';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Which properties a right lets a person read', (server) => {
  const GROUP = ['asset', 'tag', 'user', 'permission', 'region', 'token', 'alert', 'can_assign_alerts'];
  const CONTENT = ['property', 'special', 'faq_category', 'hour', 'menu'];

  const prepared = async () => {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item(`/properties/${hotel}/specials`, special());
    return { hotel, id };
  };

  it.each(GROUP)('%s without a target: none', async (resource) => {
    const { hotel, id } = await prepared();
    const person = await server().given.user([resource, 'rwx']);
    expect((await person.get('/properties')).body.data).toEqual([]);
    for (const path of [`/properties/${hotel}`, `/properties/${hotel}/specials`, `/properties/${hotel}/specials/${id}`])
      expect([path, (await person.get(path)).status]).toEqual([path, 403]);
  });

  it.each(CONTENT)('%s without a target: all, but only this resource in them', async (resource) => {
    const { hotel } = await prepared();
    const person = await server().given.user([resource, 'r']);
    expect((await person.get('/properties?per_page=2000')).body.data.map(({ id }: { id: string }) => id)).toContain(hotel);
    expect((await person.get(`/properties/${hotel}`)).status).toBe(200);
    expect((await person.get(`/properties/${hotel}/presses`)).status).toBe(403);
  });

  it.each<[string, Right]>([
    ['a read entry', ['faq', 'r']],
    ['one on a right of the group', ['can_assign_alerts', 'r']],
  ])('%s on a property opens that one', async (_case, [resource, flags]) => {
    const [ownHotel, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    const person = await server().given.user([resource, flags, ownHotel]);
    expect((await person.get('/properties')).body.data.map(({ id }: { id: string }) => id)).toEqual([ownHotel]);
    expect((await person.get(`/properties/${otherHotel}`)).status).toBe(403);
  });

  it('a person who assigns alerts everywhere sees names and types of all properties, and can assign', async () => {
    const hotel = await server().given.hotel({ name: 'The Assigned House' });
    const person = await server().given.user(['can_assign_alerts', 'rw']);
    const found = (await person.get('/alerts/assigned?name=The%20Assigned%20House')).body.data;
    expect(found).toEqual([{ property: { id: hotel, name: 'The Assigned House', type: 'hotel' }, alert: null, override: false }]);
    const alert = await server().given.item('/alerts', { name: 'Pool closed', published: true });
    expect((await person.put('/alerts/assign', { property_id: hotel, alert_id: alert.id })).status).toBe(200);
  });

  it.each(['can_assign_alerts', 'user', 'permission'])(
    'a person with %s without a target can list the names of all properties',
    async (resource) => {
      const archived = await server().given.restaurant();
      await server().admin.put(`/properties/${archived}`, { archived: true });
      const hotel = await server().given.hotel();
      const person = await server().given.user([resource, 'r']);
      const { status, body } = await person.get('/properties/names?per_page=2000');
      expect(status).toBe(200);
      const names = new Map(body.data.map((row: { id: string }) => [row.id, row]));
      expect(Object.keys(names.get(hotel) as object).sort()).toEqual(['archived', 'id', 'name', 'region_id', 'type']);
      expect(names.get(archived)).toMatchObject({ archived: true, type: 'restaurant' });
      expect(body.data.at(-1).archived).toBe(true);
      const nobody = await server().given.user(['special', 'rwx'], [resource, 'r', hotel]);
      expect((await nobody.get('/properties/names')).status).toBe(403);
    },
  );

  it.each([
    ['/properties/names', 'user', ['id', 'name', 'type', 'region_id', 'archived']],
    ['/alerts/assigned', 'can_assign_alerts', ['id', 'name', 'type', 'override']],
  ])('%s is ordered by what it shows: by another field, it would reveal that field', async (path, resource, shown) => {
    const person = await server().given.user([resource, 'r']);
    for (const name of ['url', 'rate_code', 'ihg_hotel_code', 'ga_tracking_id', 'timezone', 'updated_at', 'version'])
      expect([name, (await person.get(`${path}?order_by=${name}`)).status]).toEqual([name, 400]);
    for (const name of shown) expect([name, (await person.get(`${path}?order_by=${name}:DESC`)).status]).toEqual([name, 200]);
  });

  it('a person with asset can read assets, tags and regions', async () => {
    const person = await server().given.user(['asset', 'r']);
    for (const path of ['/assets', '/tags', '/regions']) expect([path, (await person.get(path)).status]).toEqual([path, 200]);
  });
});
