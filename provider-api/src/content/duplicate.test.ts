import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { given as givenAsset } from '../../testing/assets';
import { sampleItems } from '../../testing/sampleItem';
import { accommodation, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';
import { menus } from '../resources/menus/schema';

onBothEngines('A duplicate', (server) => {
  const setUp = async (fields: object = {}) => {
    const house = await server().given.hotel();
    const list = `/properties/${house}/specials`;
    const source = await server().given.item(list, special(fields));
    const duplicate = (headers = {}) => server().admin.post(`${list}/${source.id}/duplicate`, undefined, headers);
    return { house, list, source, duplicate };
  };

  it('is a copy of the stored item: a draft at the end of its list, with its own history', async () => {
    const { list, source, duplicate } = await setUp({ published: true, title: 'A' });
    await server().given.item(list, special({ title: 'B' }));
    const changed = await server().admin.put(`${list}/${source.id}`, { title: 'C' });
    const { status, body } = await duplicate();
    const { id, created_at: _c, updated_at: _u, version, sort_index, published, ...rest } = body.data;
    expect([status, version, sort_index, published]).toEqual([201, 1, 3, false]);
    expect(changed.body.data).toMatchObject(rest);
    const versions = await server().admin.get(`${list}/${id}/versions`);
    expect(versions.body.data.map(({ action }: { action: string }) => action)).toEqual(['created']);
  });

  it('keeps what would have to be corrected in a form: a deleted picture, a missing text, the word Other', async () => {
    const { list, house } = await setUp();
    const asset = await givenAsset(server());
    const image = { asset_id: asset.id, alt: 'Gone' };
    const source = await server().given.item(
      list,
      special({ images: [image], promo_flag: 'Other', promo_flag_other: 'Other', published: false }),
    );
    await server().admin.del(`/assets/${asset.id}?force=true`);
    const { status, body } = await server().admin.post(`${list}/${source.id}/duplicate`);
    expect([status, body.data?.promo_flag, body.data?.images]).toEqual([201, 'Other', [expect.objectContaining(image)]]);
    const shown = await server().admin.put(`${list}/${body.data.id}`, { published: true });
    expect(Object.keys(shown.body.fields)).toEqual(['images.0.asset_id']);

    const rooms = `/properties/${house}/accommodations`;
    const room = await server().given.item(rooms, accommodation({ cta: { type: 'Other', type_other: 'Other' } }));
    const copy = await server().admin.post(`${rooms}/${room.id}/duplicate`);
    expect(copy.body.data.cta).toEqual(room.cta);
  });

  it('is created once under the id that the client sends', async () => {
    const { duplicate, list } = await setUp();
    const key = randomUUID();
    const answers = [await duplicate({ 'idempotency-key': key }), await duplicate({ 'idempotency-key': key })];
    expect([answers[0]?.status, answers[0]?.body.data.id, answers[1]?.status]).toEqual([201, key, 409]);
    expect((await server().admin.get(list)).body.data).toHaveLength(2);
  });

  it('can be made of every kind whose names need not be unique', async () => {
    const [hotel, restaurant] = [await server().given.hotel(), await server().given.restaurant()];
    const category = (await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Above' })).id;
    const calendar = (await server().given.item(`/properties/${restaurant}/calendars`, { name: 'Above' })).id;
    for (const [list, fields] of sampleItems({ hotel, restaurant, category, calendar })) {
      const source = await server().given.item(list, fields);
      const { status, body } = await server().admin.post(`${list}/${source.id}/duplicate`);
      const { id, created_at, updated_at, ...copy } = body.data;
      expect([list, status, source]).toEqual([
        list,
        201,
        { ...source, ...copy, sort_index: source.sort_index, published: source.published },
      ]);
      expect([id !== source.id, created_at <= updated_at]).toEqual([true, true]);
    }
    expect((await server().admin.post(`/properties/${hotel}/faq-categories/${category}/duplicate`)).status).toBe(404);
  });

  it('is refused in a property that does not have its kind, like a new item', async () => {
    const { given, services, admin } = server();
    const [restaurant, hotel] = [await given.restaurant(), await given.hotel({ name: 'The Larkspur' })];
    const { id } = await given.item(`/properties/${restaurant}/menus`, { title: 'Supper' });
    // As stored before menus of hotels were refused.
    await services.db.update(menus).set({ propertyId: hotel }).where(eq(menus.id, id));
    const { status, body } = await admin.post(`/properties/${hotel}/menus/${id}/duplicate`);
    expect([status, body.message]).toEqual([422, 'The Larkspur is a hotel, which has no menus.']);
  });

  it('requires the right to write, and an item of this property', async () => {
    const { house, list, source } = await setUp();
    const reader = await server().given.user(['special', 'r', house]);
    expect((await reader.post(`${list}/${source.id}/duplicate`)).status).toBe(403);
    const other = await server().given.hotel();
    expect((await server().admin.post(`/properties/${other}/specials/${source.id}/duplicate`)).status).toBe(404);
  });
});
