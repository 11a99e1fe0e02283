import { onBothEngines } from '../../../testing/server';

onBothEngines('The security log', (server) => {
  it('says which rights a person was given and lost, in the order of their names', async () => {
    const { admin, given } = server();
    const [hotel, other] = [await given.hotel({ name: 'The Aster' }), await given.hotel({ name: 'Alder House' })];
    const { id } = await given.user(['special', 'rw', hotel], ['asset', 'rw']);
    const on = { permissionable_type: 'PropertyPermission', permissionable_id: hotel };
    const everywhere = { permissionable_type: null, permissionable_id: null };
    const next = [
      { resource: 'faq', ...on, r: true },
      { resource: 'menu', ...on, r: true, w: true, x: true },
      { resource: 'faq', ...on, permissionable_id: other, r: true },
      { resource: 'asset', ...everywhere, r: true, w: true },
    ];
    expect((await admin.post(`/users/${id}/permissions`, next)).status).toBe(200);
    expect((await admin.post(`/users/${id}/permissions`, [])).status).toBe(200);
    const { body } = await admin.get('/security-log?event=rights_changed&per_page=200');
    type Line = { about: { id: string }; detail: string };
    const details = body.data.filter(({ about }: Line) => about.id === id).map(({ detail }: Line) => detail);
    expect(details).toEqual([
      'Taken: asset (rw) everywhere; faq (r) on Alder House; faq (r), menu (rwx) on The Aster',
      'Given: faq (r) on Alder House; faq (r), menu (rwx) on The Aster. Taken: special (rw) on The Aster',
      'Given: asset (rw) everywhere; special (rw) on The Aster',
    ]);
  });
});
