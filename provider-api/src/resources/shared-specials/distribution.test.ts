import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { assets } from '../assets/schema';
import { sharedSpecial as least } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Distribution of shared specials', (server) => {
  const make = (fields: object = {}) => server().given.item('/shared-specials', least(fields));
  const copies = async (hotel: string) => (await server().admin.get(`/properties/${hotel}/specials`)).body.data;

  it('the copies are made even if nobody can be notified of them', async () => {
    const hotel = await server().given.hotel();
    const { db } = server().services;
    await db.execute(sql`alter table notifications rename to notifications_away`);
    const { status, body } = await server().admin.post('/shared-specials', least({ distribute_hotels: [hotel] }));
    await db.execute(sql`alter table notifications_away rename to notifications`);
    expect([status, body.meta?.distribution[0].outcome]).toEqual([201, 'created']);
    expect(await copies(hotel)).toHaveLength(1);
  });

  it('saving creates an unpublished special in each chosen hotel, with the fields of the table', async () => {
    const hotel = await server().given.hotel({ timezone: 'America/New_York' });
    const { status, body } = await server().admin.post(
      '/shared-specials',
      least({
        anchor_title: 'Anchor',
        content: '<p>Text</p>',
        terms: '<p>Terms</p>',
        end_date: '2026-12-24T11:00:00.000Z',
        published: true,
        cta_option: 'bookNow',
        link_url: '/book',
        new_window: true,
        purchase_days: 5,
        min_night_stay: true,
        min_night_days: 2,
        tracking_tag: 'T-1',
        promo_flag: 'websiteExclusive',
        custom_url: 'winter',
        page_content: '<p>More</p>',
        display_terms: true,
        detail_title: 'learnMore',
        cta_url: '/more',
        distribute_hotels: [hotel],
      }),
    );
    expect(status).toBe(201);
    expect(body.data.distribute_hotels).toEqual([hotel]);
    const [special] = await copies(hotel);
    expect(body.meta.distribution).toEqual([{ property_id: hotel, outcome: 'created', special_id: special.id, message: null }]);
    expect(special).toMatchObject({
      shared_special_id: body.data.id,
      title: 'Winter by the fire',
      other_title: 'Anchor',
      content: '<p>Text</p>',
      terms_and_conditions: '<p>Terms</p>',
      published: false,
      archived: false,
      does_not_end: false,
      starts_on: '2026-12-01T20:00:00.000Z',
      ends_on: '2026-12-24T16:00:00.000Z',
      promo_flag: 'Website Exclusive',
      images: [],
      cta: {
        type: 'Book Now',
        link_url: '/book',
        opens_in_new_window: true,
        add_date_picker_popup: false,
        advanced_purchase_days: 5,
        minimum_night_stay: 2,
        tracking_tag: 'T-1',
      },
      details: {
        custom_url: 'winter',
        content: '<p>More</p>',
        display_terms_and_conditions: true,
        display_package_restrictions: false,
        cta: { type: 'Learn More', link_url: '/more', advanced_purchase_days: 3, minimum_night_stay: 1 },
      },
      updated_by: { name: 'Super User' },
    });
  });

  it('a copy ends after it starts, even if the clock of the hotel skips an hour', async () => {
    const hotel = await server().given.hotel({ timezone: 'America/New_York' });
    const window = { start_date: '2027-03-14T02:30:00.000Z', end_date: '2027-03-14T03:10:00.000Z' };
    await make({ ...window, distribute_hotels: [hotel] });
    const [copy] = await copies(hotel);
    expect([copy.starts_on, copy.ends_on]).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14T08:10:00.000Z']);
  });

  it('a clone of a copy does not count as a copy, so its hotel can still get the shared special', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const shared = await make({ distribute_hotels: [hotel] });
    const [copy] = await copies(hotel);
    await server().admin.post(`/properties/${hotel}/specials/clone`, { ids: [copy.id], to_property_ids: [hotel, other] });
    const sharedIdsIn = async (hotelId: string) =>
      (await copies(hotelId)).map((special: { shared_special_id: string }) => special.shared_special_id);
    expect([await sharedIdsIn(hotel), await sharedIdsIn(other)]).toEqual([[shared.id, null], [null]]);
    const { body } = await server().admin.put(`/shared-specials/${shared.id}`, { distribute_hotels: [hotel, other] });
    expect(body.meta.distribution).toMatchObject([{ property_id: other, outcome: 'created' }]);
    expect(await sharedIdsIn(other)).toEqual([null, shared.id]);
  });

  it('an archived hotel gets no copy but the others do, and it stays listed if it has one already', async () => {
    const [hotel, archived] = [await server().given.hotel(), await server().given.hotel({ name: 'The Larkspur' })];
    const before = await make({ distribute_hotels: [archived] });
    await server().admin.put(`/properties/${archived}`, { archived: true });
    const answer = await server().admin.post('/shared-specials', least({ distribute_hotels: [archived, hotel] }));
    expect([answer.status, answer.body.data.distribute_hotels, answer.body.meta.distribution]).toMatchObject([
      201,
      [hotel],
      [
        { property_id: archived, outcome: 'failed', special_id: null, message: 'The Larkspur is archived.' },
        { property_id: hotel, outcome: 'created' },
      ],
    ]);
    const path = `/shared-specials/${before.id}`;
    await server().admin.put(path, { distribute_hotels: [] });
    const again = await server().admin.put(path, { distribute_hotels: [archived] });
    expect(again.body.meta.distribution).toMatchObject([{ property_id: archived, outcome: 'existing' }]);
  });

  it('a copy that breaks the rules of specials cannot be published until it is corrected', async () => {
    const hotel = await server().given.hotel();
    await make({ cta_option: 'bookNow', distribute_hotels: [hotel] });
    const [copy] = await copies(hotel);
    const put = (body: object) => server().admin.put(`/properties/${hotel}/specials/${copy.id}`, body);
    const { status, body } = await put({ published: true });
    expect([status, body.fields]).toEqual([422, { content: 'Required!', 'cta.link_url': 'Required!' }]);
    expect(body.message).toBe('This special cannot be published yet. What needs your attention: content and CTA link.');
    expect((await put({ other_title: 'Still a draft' })).status).toBe(200);
    const right = { content: '<p>Two nights</p>', cta: { ...copy.cta, link_url: '/book' } };
    expect((await put({ ...right, published: true })).body.data).toMatchObject({ published: true, other_title: 'Still a draft' });
    expect((await put({ archived: true })).status).toBe(200);
  });

  it('its image is copied, must be an asset with an alternative text, and is returned with its addresses', async () => {
    const hotel = await server().given.hotel();
    const file = { name: 'Fire', filename: 'fire.jpg', filesize: 1, filetype: 'image/jpeg', storageKey: `fire-${hotel}.jpg` };
    const [asset] = await server().services.db.insert(assets).values(file).returning();
    const image = { asset_id: asset?.id, alt: 'A fire' };
    const created = await make({ image, distribute_hotels: [hotel] });
    expect(created.image).toMatchObject({ ...image, name: 'Fire', url: expect.stringContaining('fire-') });
    expect((await copies(hotel))[0].images).toMatchObject([image]);
    const { status, body } = await server().admin.post('/shared-specials', least({ image: { asset_id: 'nowhere', alt: '' } }));
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      'image.asset_id': 'This file is no longer in the library. Choose another one.',
      'image.alt': 'Image Alt Tag is required',
    });
    expect((await server().admin.del(`/assets/${asset?.id}`)).body.usage).toContainEqual(
      expect.objectContaining({ resource: 'shared_special', id: created.id, property: null }),
    );
  });

  it('later saves create copies only in added hotels, and do not change existing copies', async () => {
    const [first, second] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await make({ distribute_hotels: [first] });
    const { body } = await server().admin.put(`/shared-specials/${id}`, { title: 'Changed', distribute_hotels: [first, second] });
    expect(body.data).toMatchObject({ distribute_hotels: [first, second], version: 4 });
    expect(body.meta.distribution).toMatchObject([{ property_id: second, outcome: 'created' }]);
    expect((await copies(first)).map(({ title }: { title: string }) => title)).toEqual(['Winter by the fire']);
    expect((await copies(second)).map(({ title }: { title: string }) => title)).toEqual(['Changed']);
    const dropped = await server().admin.put(`/shared-specials/${id}`, { distribute_hotels: [second] });
    expect(dropped.body).toMatchObject({ data: { distribute_hotels: [second] }, meta: { distribution: [] } });
    const again = await server().admin.put(`/shared-specials/${id}`, { distribute_hotels: [first, second] });
    expect(again.body.meta.distribution).toMatchObject([{ property_id: first, outcome: 'existing' }]);
    expect(await copies(first)).toHaveLength(1);
  });

  it('a person who has not seen the added hotels does not remove them', async () => {
    const [first, second] = [await server().given.hotel(), await server().given.hotel()];
    const { id, version } = await make();
    const path = `/shared-specials/${id}`;
    const distributed = await server().admin.put(path, { distribute_hotels: [first, second] });
    expect([distributed.body.data.distribute_hotels, distributed.body.data.version]).toEqual([[first, second], version + 2]);
    const late = await server().admin.put(path, { title: 'Late', distribute_hotels: [] }, { 'if-match': `"${version}"` });
    expect([late.status, late.body.current.distribute_hotels]).toEqual([412, [first, second]]);
    const { data } = (await server().admin.get(`${path}/versions`)).body;
    expect(data.map((change: { version: number; action: string }) => [change.version, change.action])).toEqual([
      [version + 2, 'distributed'],
      [version + 1, 'distributed'],
      [version, 'created'],
    ]);
  });

  it('a hotel that fails does not prevent copies in others, and can be chosen again', async () => {
    const hotel = await server().given.hotel();
    const restaurant = await server().given.restaurant({ name: 'Marlowes' });
    const { status, body } = await server().admin.post(
      '/shared-specials',
      least({ distribute_hotels: ['nowhere', restaurant, hotel] }),
    );
    expect(status).toBe(201);
    expect(body.meta.distribution).toMatchObject([
      { property_id: 'nowhere', outcome: 'failed', special_id: null, message: 'There is no such property.' },
      { property_id: restaurant, outcome: 'failed', message: 'Marlowes is not a hotel.' },
      { property_id: hotel, outcome: 'created' },
    ]);
    expect(body.data.distribute_hotels).toEqual([hotel]);
  });

  it('several saves at the same time create one special per hotel', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    const save = () => server().admin.put(`/shared-specials/${id}`, { distribute_hotels: [hotel] });
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await copies(hotel)).toHaveLength(1);
    expect((await server().admin.get(`/shared-specials/${id}`)).body.data.distribute_hotels).toEqual([hotel]);
  });

  it('a shared special that is deleted during its distribution is deleted, and the hotel keeps its copy', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    const { db } = server().services;
    await db.execute(
      sql`create function slowly() returns trigger as 'begin perform pg_sleep(0.5); return new; end' language plpgsql`,
    );
    await db.execute(sql`create trigger slowly before insert on specials for each row execute function slowly()`);
    const answer = server().admin.put(`/shared-specials/${id}`, { distribute_hotels: [hotel] });
    await setTimeout(250);
    const deleted = await server().admin.del(`/shared-specials/${id}`);
    await answer;
    await db.execute(sql`drop function slowly cascade`);
    expect(deleted.status).toBe(204);
    expect(await copies(hotel)).toHaveLength(1);
    expect((await server().admin.get(`/shared-specials/${id}`)).status).toBe(404);
  });

  it('people who can read specials of a hotel are notified of a new copy', async () => {
    const hotel = await server().given.hotel({ name: 'The Lantern' });
    const reader = await server().given.user(['special', 'r', hotel]);
    await make({ distribute_hotels: [hotel] });
    const { data } = (await reader.get('/notifications')).body;
    expect(data).toMatchObject([{ title: 'Super User cloned “Winter by the fire” into The Lantern' }]);
  });
});
