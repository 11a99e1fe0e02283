import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Properties and regions', (server) => {
  const put = (id: string, body: object) => server().admin.put(`/properties/${id}`, body);

  it('a hotel requires seven fields, a restaurant three', async () => {
    const hotel = await server().admin.post('/properties', { type: 'hotel' });
    expect(hotel.status).toBe(422);
    const needed = ['name', 'url', 'timezone', 'ihg_hotel_code', 'locale_code', 'region_code', 'brand_code'];
    expect(hotel.body.fields).toEqual(Object.fromEntries(needed.map((name) => [name, 'Required!'])));
    const restaurant = await server().admin.post('/properties', { type: 'restaurant' });
    expect(Object.keys(restaurant.body.fields).sort()).toEqual(['name', 'timezone', 'url']);
    const common = { url: 'Required!', timezone: 'Required!' };
    expect((await server().admin.post('/properties', { name: 'x' })).body.fields).toEqual({ ...common, type: 'Required!' });
    const other = await server().admin.post('/properties', { name: 'x', type: 'spa' });
    expect(other.body.fields).toEqual({ ...common, type: 'Must be one of the choices.' });
  });

  it('a property is listed by its name without the blanks around it', async () => {
    const hotel = await server().given.hotel({ name: '  The Linden ' });
    const name = async () => (await server().admin.get(`/properties/${hotel}`)).body.data.name;
    expect(await name()).toBe('The Linden');
    await server().admin.put(`/properties/${hotel}`, { name: ' The Elm ' });
    expect(await name()).toBe('The Elm');
    expect((await server().admin.get('/security-log?event=settings_changed')).body.data[0]).toMatchObject({
      about: { id: hotel, name: 'The Elm' },
      detail: 'Changed: name',
    });
  });

  it('the list has the active properties of a type by name; archived=true lists the others', async () => {
    const ids = [await server().given.hotel({ name: 'zeta Inn' }), await server().given.hotel({ name: 'Alpha Inn' })];
    const archivedHotel = await server().given.hotel({ name: 'Old Inn', archived: true });
    await server().given.restaurant({ name: 'Inn Bar' });
    const list = async (query: string) => {
      const { body } = await server().admin.get(`/properties?${query}&name=i%%inn&order_by=name:ASC`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await list('type=hotel')).toEqual([ids[1], ids[0]]);
    expect(await list('type=hotel&archived=true')).toEqual([archivedHotel]);
  });

  it('a name is found with any kind of apostrophe', async () => {
    const id = await server().given.hotel({ name: 'Shepherd’s Watch' });
    for (const typed of ["shepherd's", 'SHEPHERD’S', 'shepherd`s'])
      expect((await server().admin.get(`/properties?name=${encodeURIComponent(`i%%${typed}`)}`)).body.data).toMatchObject([
        { id },
      ]);
    expect((await server().admin.get('/properties?name=i%%shepherds')).body.data).toEqual([]);
  });

  it('live-page links are merged with the stored ones, and a link must be an address', async () => {
    const id = await server().given.hotel();
    await put(id, { preview_urls: { specials_url: 'https://a.example/s', misc2_url: 'https://a.example/2' } });
    const { body } = await put(id, { preview_urls: { specials_url: 'https://a.example/t' } });
    expect(body.data.preview_urls).toEqual({ specials_url: 'https://a.example/t', misc2_url: 'https://a.example/2' });
    const refused = await put(id, { preview_urls: { faqs_url: 'nowhere' } });
    expect(refused.body.fields).toEqual({ 'preview_urls.faqs_url': 'Page must be a valid URL' });
    expect((await put(id, { preview_urls: { misc2_url: '' } })).body.data.preview_urls).toEqual({
      specials_url: 'https://a.example/t',
    });
  });

  it('each field has its own right', async () => {
    const id = await server().given.hotel();
    const calendars = await server().given.user(['calendar', 'rw', id]);
    expect((await calendars.put(`/properties/${id}`, { calendar_display_as: 'day' })).body.data.calendar_display_as).toBe('day');
    expect((await calendars.put(`/properties/${id}`, { name: 'Mine' })).status).toBe(403);
    const editor = await server().given.user(['property', 'rw', id]);
    expect((await editor.put(`/properties/${id}`, { name: 'Renamed', ga_tracking_id: 'UA-1' })).body.data).toMatchObject({
      name: 'Renamed',
      ga_tracking_id: 'UA-1',
    });
    expect((await editor.put(`/properties/${id}`, { preview_urls: { faqs_url: 'https://a.example' } })).status).toBe(403);
    expect((await editor.put(`/properties/${id}`, { archived: true })).status).toBe(403);
    expect((await editor.del(`/properties/${id}`)).status).toBe(403);
    expect((await editor.post('/properties', { type: 'hotel' })).status).toBe(403);
  });

  it('a field that is sent as it is stored needs no right of its own', async () => {
    const links = { preview_urls: { faqs_url: 'https://a.example/faqs' } };
    const id = await server().given.hotel();
    await put(id, { ...links, logo: null });
    const editor = await server().given.user(['property', 'rw', id]);
    const whole = (await editor.get(`/properties/${id}`)).body.data;
    expect((await editor.put(`/properties/${id}`, { ...whole, name: 'The Alder' })).body.data).toMatchObject({
      name: 'The Alder',
      archived: false,
      ...links,
    });
    expect((await editor.put(`/properties/${id}`, { ...whole, archived: true })).status).toBe(403);
    const others = { preview_urls: { ...links.preview_urls, misc_url: 'https://a.example/misc' } };
    expect((await editor.put(`/properties/${id}`, { ...whole, ...others })).status).toBe(403);
    const reader = await server().given.user(['faq', 'rw', id]);
    expect((await reader.put(`/properties/${id}`, whole)).status).toBe(403);
  });

  it('any read right on a property lets its holder read it, and the list has only such properties', async () => {
    const [ownHotel, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    const person = await server().given.user(['faq', 'r', ownHotel]);
    expect((await person.get(`/properties/${ownHotel}`)).status).toBe(200);
    expect((await person.get(`/properties/${otherHotel}`)).status).toBe(403);
    const { body } = await person.get('/properties?per_page=200');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([ownHotel]);
    expect((await (await server().given.user()).get('/properties')).body.meta.count).toBe(0);
  });

  it('deleting a property deletes its content and rights', async () => {
    const id = await server().given.hotel();
    await server().given.item(`/properties/${id}/specials`, special());
    const person = await server().given.user(['special', 'rw', id]);
    expect((await server().admin.del(`/properties/${id}`)).status).toBe(204);
    expect((await server().admin.get(`/properties/${id}/specials`)).status).toBe(404);
    expect((await person.get('/profile/permissions')).body.meta.count).toBe(0);
  });

  it('a region that still has hotels cannot be deleted; the message names them', async () => {
    const region = await server().given.item('/regions', { name: 'Coast' });
    const id = await server().given.hotel({ name: 'Sea House' });
    expect((await put(id, { region_id: region.id })).body.data.region).toEqual({ id: region.id, name: 'Coast' });
    expect((await put(id, { region_id: 'none' })).body.fields).toEqual({ region_id: 'There is no such region.' });
    expect((await server().admin.get(`/properties?region_id=${region.id}`)).body.data).toMatchObject([{ id }]);
    const refused = await server().admin.del(`/regions/${region.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Sea House');
    await put(id, { region_id: null });
    expect((await server().admin.del(`/regions/${region.id}`)).status).toBe(204);
  });

  it('the message for a region with many hotels names the first five, and how many more there are', async () => {
    const region = await server().given.item('/regions', { name: 'Highlands' });
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await server().given.hotel({ name: `Glen ${number}`, region_id: region.id });
    const { status, body } = await server().admin.del(`/regions/${region.id}`);
    const message =
      'This region still contains Glen 1, Glen 2, Glen 3, Glen 4, Glen 5 and 2 more. Move them to another region first.';
    expect([status, body.message]).toEqual([409, message]);
  });

  it('regions are read by people who can read a property and changed by super users; names are unique', async () => {
    await server().given.item('/regions', { name: 'North' });
    const person = await server().given.user(['faq', 'r', await server().given.hotel()]);
    expect((await person.get('/regions?name=North')).body.data[0].name).toBe('North');
    expect((await person.post('/regions', { name: 'South' })).status).toBe(403);
    expect((await (await server().given.user()).get('/regions')).status).toBe(403);
    expect((await server().admin.post('/regions', { name: 'north' })).status).toBe(409);
    expect((await server().admin.post('/regions', { name: '' })).body.fields).toEqual({ name: 'Required!' });
  });
});
