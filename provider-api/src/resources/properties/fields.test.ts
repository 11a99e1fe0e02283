import { eq } from 'drizzle-orm';
import { given } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';
import { properties } from '../../access/places/schema';

onBothEngines('The fields of properties and regions', (server) => {
  const CODES = {
    ihg_hotel_code: '12345',
    rate_code: 'BAR',
    locale_code: 'en',
    region_code: '1',
    brand_code: 'ki',
    ga_tracking_id: 'UA-123456-78',
  };
  const PLAIN = { url: 'https://one.example', timezone: 'Europe/London' };

  it('a property has every field of the documents, its logo and its live-page links', async () => {
    const asset = await given(server());
    const made = await server().admin.post('/properties', {
      type: 'hotel',
      name: 'The Field',
      logo: { asset_id: asset.id, alt: 'The mark' },
      ...PLAIN,
      ...CODES,
      preview_urls: { faqs_url: 'https://one.example/faqs' },
    });
    const { body } = await server().admin.get(`/properties/${made.body.data.id}`);
    expect(body.data).toMatchObject({
      type: 'hotel',
      name: 'The Field',
      archived: false,
      region_id: null,
      logo: { asset_id: asset.id, alt: 'The mark', url: asset.url },
      ...PLAIN,
      ...CODES,
    });
    expect(body.data.preview_urls).toEqual({ faqs_url: 'https://one.example/faqs' });
  });

  it('only hotels belong to a region, but a restaurant that has one can still be changed', async () => {
    const region = await server().given.item('/regions', { name: 'North' });
    const [hotel, larder] = [await server().given.hotel(), await server().given.restaurant()];
    expect((await server().admin.put(`/properties/${hotel}`, { region_id: region.id })).status).toBe(200);
    const { status, body } = await server().admin.put(`/properties/${larder}`, { region_id: region.id });
    expect([status, body.fields]).toEqual([422, { region_id: 'Only hotels belong to a region.' }]);
    await server().services.db.update(properties).set({ regionId: region.id }).where(eq(properties.id, larder));
    const renamed = await server().admin.put(`/properties/${larder}`, { name: 'Larder', region_id: region.id });
    expect([renamed.status, renamed.body.data.name]).toEqual([200, 'Larder']);
    expect((await server().admin.put(`/properties/${larder}`, { region_id: null })).body.data.region_id).toBeNull();
  });

  it('invalid data that was stored earlier does not prevent archiving or other changes', async () => {
    const hotel = await server().given.hotel();
    await server().services.db.update(properties).set({ url: 'no address' }).where(eq(properties.id, hotel));
    const archived = await server().admin.put(`/properties/${hotel}`, { archived: true });
    expect([archived.status, archived.body.data.archived]).toEqual([200, true]);
    expect((await server().admin.put(`/properties/${hotel}`, { url: 'nor this' })).status).toBe(422);
  });

  it('a time zone is one of those offered, but a stored one may stay', async () => {
    const id = await server().given.hotel();
    const errorOf = async (timezone: string) =>
      (await server().admin.put(`/properties/${id}`, { timezone })).body.fields.timezone;
    for (const timezone of ['Mars/Olympus', 'Etc/GMT+5']) expect(await errorOf(timezone)).toBe('Must be a known time zone.');
    expect(await errorOf('')).toBe('Required!');
    await server().services.db.update(properties).set({ timezone: 'Etc/GMT+5' }).where(eq(properties.id, id));
    expect((await server().admin.put(`/properties/${id}`, { timezone: 'Etc/GMT+5', name: 'Far' })).status).toBe(200);
  });

  it('a logo without a picture is none; what cannot be empty stays as it is', async () => {
    const id = await server().given.hotel({ archived: true, calendar_display_as: 'day' });
    const sent = { logo: { asset_id: '', alt: 'x' }, archived: null, calendar_display_as: '' };
    const { body } = await server().admin.put(`/properties/${id}`, sent);
    expect(body.data).toMatchObject({ logo: null, archived: true, calendar_display_as: 'day' });
  });

  it('a logo without a text has null for it', async () => {
    const asset = await given(server());
    const id = await server().given.hotel();
    const { body } = await server().admin.put(`/properties/${id}`, { logo: { asset_id: asset.id } });
    expect(body.data.logo).toMatchObject({ asset_id: asset.id, alt: null });
  });

  it('a property that somebody else has changed since is not changed', async () => {
    const id = await server().given.hotel();
    await server().admin.put(`/properties/${id}`, { name: 'The First' });
    const late = await server().admin.put(`/properties/${id}`, { name: 'The Second' }, { 'if-match': '"1"' });
    expect([late.status, late.body.current.name]).toEqual([412, 'The First']);
  });

  it('the calendar display is month or day', async () => {
    const id = await server().given.hotel();
    expect((await server().admin.put(`/properties/${id}`, { calendar_display_as: 'day' })).body.data.calendar_display_as).toBe(
      'day',
    );
    expect((await server().admin.put(`/properties/${id}`, { calendar_display_as: 'week' })).status).toBeGreaterThanOrEqual(400);
    expect((await server().admin.get(`/properties/${id}`)).body.data.calendar_display_as).toBe('day');
  });

  it('region_id or archived can be changed alone; a region has an id and a name', async () => {
    const region = (await server().admin.post('/regions', { name: 'Field Region' })).body.data;
    expect(region).toMatchObject({ id: expect.any(String), name: 'Field Region' });
    const id = await server().given.hotel({ name: 'The Same' });
    const placed = await server().admin.put(`/properties/${id}`, { region_id: region.id });
    expect(placed.body.data).toMatchObject({ region_id: region.id, name: 'The Same', archived: false });
    expect((await server().admin.put(`/properties/${id}`, { archived: true })).body.data).toMatchObject({
      archived: true,
      region_id: region.id,
    });
  });

  it('lists have their paging, and the profile is the person who asks', async () => {
    await server().given.hotel();
    await server().given.hotel();
    const { body } = await server().admin.get('/properties?per_page=1&type=hotel');
    expect(body.meta).toMatchObject({ page: 1, per_page: 1, links: { previous: null, next: expect.stringContaining('page=2') } });
    expect(body.meta.total_pages).toBe(body.meta.count);
    expect((await server().admin.get('/profile')).body.data).toMatchObject({
      email: expect.stringContaining('@'),
      first_name: expect.any(String),
    });
  });
});
