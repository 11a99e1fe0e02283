import { binOfServer } from '../../../testing/bin';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The rights on a property that comes back from the bin', (server) => {
  const { throwAway, restore } = binOfServer(server);
  const rightOn = (property: string | null, resource: string) => ({
    resource,
    permissionable_id: property,
    r: true,
    w: true,
    x: false,
  });

  it('are not those of somebody whose rights were changed meanwhile: that they have none there was decided since', async () => {
    const { admin, given } = server();
    const [hotel, other] = [await given.hotel({ name: 'The Aster' }), await given.hotel()];
    const [kept, changed] = [await given.user(['special', 'rw', hotel]), await given.user(['special', 'rw', hotel])];
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    expect((await admin.post(`/users/${changed.id}/permissions`, [rightOn(other, 'faq')])).status).toBe(200);
    const { status, body } = await restore(entry.id);
    expect(status).toBe(200);
    expect(body.meta.left_out).toEqual([
      { field: 'permissions', message: 'The rights there of one person, whose rights were changed since, were left out.' },
    ]);
    const list = `/properties/${hotel}/specials`;
    expect([(await kept.get(list)).status, (await changed.get(list)).status]).toEqual([200, 403]);
    const stored = (await admin.get(`/users/${changed.id}/permissions`)).body.data;
    expect(stored.map(({ permissionable_id }: { permissionable_id: string }) => permissionable_id)).toEqual([other]);
  });

  it('come back for everybody where no rights were changed', async () => {
    const { given } = server();
    const hotel = await given.hotel();
    const person = await given.user(['special', 'rw', hotel]);
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    expect((await restore(entry.id)).body.meta.left_out).toEqual([]);
    expect((await person.get(`/properties/${hotel}/specials`)).status).toBe(200);
  });
});
