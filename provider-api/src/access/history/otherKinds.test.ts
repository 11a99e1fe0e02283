import { given as asset } from '../../../testing/assets';
import { PASSWORD } from '../../../testing/given';
import { sharedSpecial } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The history of other things than content', (server) => {
  const versionsOf = async (itemPath: string) => (await server().admin.get(`${itemPath}/versions`)).body.data;
  const actionsOf = async (itemPath: string) => (await versionsOf(itemPath)).map(({ action }: { action: string }) => action);
  const restore = (itemPath: string, version = 1) => server().admin.post(`${itemPath}/versions/${version}/restore`);

  it('a property: its fields and links, and restoring them', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster', preview_urls: { specials_url: 'https://a.example/s' } });
    const itemPath = `/properties/${hotel}`;
    const { body: first } = await server().admin.get(itemPath);
    await server().admin.put(itemPath, {
      name: 'The Rose',
      preview_urls: { specials_url: '', events_url: 'https://a.example/e' },
    });
    const [newest] = await versionsOf(itemPath);
    expect(newest).toMatchObject({ action: 'changed', changes: { name: { before: 'The Aster', after: 'The Rose' } } });
    expect((await server().admin.get(`${itemPath}/versions/1`)).body.data).toEqual(first.data);
    const { body } = await restore(itemPath);
    expect(body).toMatchObject({ data: { name: 'The Aster', preview_urls: first.data.preview_urls }, meta: { left_out: [] } });
    const clerk = await server().given.user(['property', 'rw', hotel]);
    // Links are for super users only, whichever route changes them.
    expect((await clerk.post(`${itemPath}/versions/2/restore`)).status).toBe(403);
    expect((await clerk.get(`${itemPath}/versions`)).status).toBe(200);
  });

  it('a person: name and address, never the password, and the rights given and taken', async () => {
    const sent = { first_name: 'Kim', last_name: 'Low', email: 'kim-low@house.example', password: PASSWORD };
    const { id } = await server().given.item('/users', sent);
    const itemPath = `/users/${id}`;
    await server().admin.put(itemPath, { last_name: 'Hill', password: 'another one', confirm_password: 'another one' });
    await server().admin.post(`${itemPath}/permissions`, [{ resource: 'asset', r: true }]);
    const all = JSON.stringify(await versionsOf(itemPath));
    const [rights, change] = JSON.parse(all);
    expect(change.changes).toEqual({ last_name: { before: 'Low', after: 'Hill' } });
    expect(rights).toMatchObject({
      action: 'changed',
      version: 2,
      changes: { permissions: { before: [], after: [{ resource: 'asset' }] } },
    });
    expect(all).not.toContain('password');
    const manager = await server().given.user(['user', 'r']);
    expect((await manager.get(`${itemPath}/versions`)).body.data[0].changes).toEqual({});
    expect((await server().admin.get(`${itemPath}/versions/1`)).body.data).toMatchObject({ last_name: 'Low', version: 1 });
    expect((await restore(itemPath)).body.data).toMatchObject({ last_name: 'Low', version: 3 });
  });

  it('a file of the library: its texts, tags and categories', async () => {
    const { id } = await asset(server());
    const itemPath = `/assets/${id}`;
    await server().admin.put(itemPath, { alt: 'Lake', tags: ['lake', 'winter'], categories: ['Specials'] });
    const { body: second } = await server().admin.get(itemPath);
    await server().admin.put(itemPath, { alt: 'Sea', tags: ['sea'], categories: [] });
    const storedVersion = (await server().admin.get(`${itemPath}/versions/2`)).body.data;
    expect(storedVersion).toMatchObject({ alt: 'Lake', categories: ['Specials'], version: 2 });
    const { body } = await restore(itemPath, 2);
    const names = (data: { tags: { name: string }[] }) => data.tags.map(({ name }) => name);
    expect([body.data.alt, names(body.data), body.data.categories]).toEqual(['Lake', names(second.data), ['Specials']]);
  });

  it('an alert: its texts, where it is shown, and that it is the global one', async () => {
    const hotel = await server().given.hotel();
    const make = (name: string) => server().given.item('/alerts', { name, header_bar: { text: name }, display_as: 'header_bar' });
    const [first, second] = [await make('Pool closed'), await make('Lift')];
    const assign = (body: object) => server().admin.put('/alerts/assign', { property_id: hotel, ...body });
    await assign({ alert_id: first.id });
    await assign({ override: true });
    await assign({ alert_id: second.id });
    await server().admin.put(`/alerts/${second.id}/global`);
    await server().admin.del('/alerts/global');
    const changesOf = async (id: string) =>
      (await versionsOf(`/alerts/${id}`)).map(({ changes }: { changes: object }) => changes);
    const shown = (override: boolean) => ({ property: { id: hotel }, override });
    expect(await changesOf(first.id)).toMatchObject([
      { assigned: { before: shown(true), after: null } },
      { assigned: { before: shown(false), after: shown(true) } },
      { assigned: { before: null, after: shown(false) } },
      {},
    ]);
    expect(await changesOf(second.id)).toMatchObject([
      { global: { after: null } },
      { global: { after: true } },
      { assigned: {} },
      {},
    ]);
    const reader = await server().given.user(['alert', 'r']);
    expect((await reader.get(`/alerts/${first.id}/versions`)).body.data[0].changes).toEqual({});
    await server().admin.put(`/alerts/${first.id}`, { name: 'Pool open' });
    const { body } = await restore(`/alerts/${first.id}`);
    expect(body).toMatchObject({ data: { name: 'Pool closed', version: 3 }, meta: { left_out: [] } });
  });

  it('a shared special: its changes and the hotels it was given to', async () => {
    const hotel = await server().given.hotel();
    const created = await server().given.item('/shared-specials', sharedSpecial());
    const itemPath = `/shared-specials/${created.id}`;
    await server().admin.put(itemPath, { title: 'Spring', distribute_hotels: [hotel] });
    expect(await actionsOf(itemPath)).toEqual(['distributed', 'changed', 'created']);
    const [special] = (await server().admin.get(`/properties/${hotel}/specials`)).body.data;
    const [hotelVersion] = await versionsOf(`/properties/${hotel}/specials/${special.id}`);
    const [sharedVersion] = await versionsOf(itemPath);
    expect([hotelVersion.action, hotelVersion.group_id]).toEqual(['distributed', sharedVersion.group_id]);
    const { body } = await restore(itemPath);
    expect(body.data).toMatchObject({ title: created.title, version: 4, distribute_hotels: [hotel] });
    const { body: copies } = await server().admin.post('/shared-specials/clone', { ids: [created.id] });
    expect(await actionsOf(`/shared-specials/${copies.data[0].id}`)).toEqual(['cloned']);
  });

  it('a region: its creation', async () => {
    const { id } = await server().given.item('/regions', { name: 'The North of everything' });
    expect(await actionsOf(`/regions/${id}`)).toEqual(['created']);
  });
});
