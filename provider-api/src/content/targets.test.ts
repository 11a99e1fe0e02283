import { historyKindOf } from 'shared-kit/rules/historyKinds';
import { contentTypes } from '../server/contentTypes';
import { sampleItem } from '../../testing/sampleItem';
import { faq, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const cloned = contentTypes
  .filter(({ clone }) => clone)
  .map((definition): [string, object] => [definition.path, sampleItem(definition)]);
/** Both hotels and restaurants have them. */
const SHARED = ['calendars', 'calendar-events'];
const kinds = [...contentTypes, { path: 'hours', plural: 'hours' }];
const notIn = (type: 'hotel' | 'restaurant') =>
  kinds.filter(({ path }) => !historyKindOf(path)?.of?.includes(type)).map(({ path, plural }) => [path, type, plural]);

onBothEngines('A property has only the content that its type has pages for', (server) => {
  const count = async (listPath: string) => (await server().admin.get(listPath)).body.meta.count;

  it('every kind belongs to one type of property, except calendars and their events', () => {
    const inOneType = kinds.map(({ path }) => path).filter((path) => !SHARED.includes(path));
    const refused = [...notIn('hotel'), ...notIn('restaurant')].map(([path]) => path);
    expect(refused.sort()).toEqual(inOneType.sort());
    expect(notIn('hotel').map(([path]) => path)).toEqual(expect.arrayContaining(['events', 'presses', 'menus', 'hours']));
  });

  it.each([...notIn('hotel'), ...notIn('restaurant')])('%s cannot be created in a %s', async (path, type, many) => {
    const house = await server().given[type as 'hotel' | 'restaurant']({ name: 'The Larkspur' });
    const listPath = `/properties/${house}/${path}`;
    const { status, body } = await server().admin.post(listPath, {});
    expect([status, body.code, body.message]).toEqual([
      422,
      'validation_failed',
      `The Larkspur is a ${type}, which has no ${many}.`,
    ]);
    expect(await count(listPath)).toBe(0);
  });

  it.each(cloned)(
    '%s are not cloned into a restaurant, and not into the other hotels of that call either',
    async (path, body) => {
      const [from, other] = [await server().given.hotel(), await server().given.hotel()];
      const wrong = await server().given.restaurant({ name: 'The Cellar' });
      const { id } = await server().given.item(`/properties/${from}/${path}`, body);
      const clone = { ids: [id], to_property_ids: [other, wrong] };
      const answer = await server().admin.post(`/properties/${from}/${path}/clone`, clone);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['to_property_ids']]);
      expect(answer.body.message).toMatch(/^The Cellar is a restaurant, which has no /);
      expect(await count(`/properties/${other}/${path}`)).toBe(0);
    },
  );

  it.each(cloned)(
    '%s are not cloned into an archived hotel, and not into the other hotels of that call either',
    async (path, body) => {
      const [from, other] = [await server().given.hotel(), await server().given.hotel()];
      const archived = await server().given.hotel({ name: 'The Larkspur' });
      await server().admin.put(`/properties/${archived}`, { archived: true });
      const { id } = await server().given.item(`/properties/${from}/${path}`, body);
      const clone = { ids: [id], to_property_ids: [other, archived] };
      const answer = await server().admin.post(`/properties/${from}/${path}/clone`, clone);
      const message = 'The Larkspur is archived, so nothing was cloned.';
      expect([answer.status, answer.body.message, answer.body.fields]).toEqual([422, message, { to_property_ids: message }]);
      expect(await count(`/properties/${other}/${path}`)).toBe(0);
    },
  );

  it('neither are FAQs, and no category is created for them', async () => {
    const [from, archived] = [await server().given.hotel(), await server().given.hotel({ name: 'The Larkspur' })];
    await server().admin.put(`/properties/${archived}`, { archived: true });
    const category = await server().given.item(`/properties/${from}/faq-categories`, { name: 'Rooms' });
    const { id } = await server().given.item(`/properties/${from}/faqs`, faq(category.id));
    const clone = { ids: [id], to_property_id: archived, new_category: { name: 'Rooms' } };
    const { status, body } = await server().admin.post(`/properties/${from}/faqs/clone`, clone);
    const message = 'The Larkspur is archived, so nothing was cloned.';
    expect([status, body.message, body.fields]).toEqual([422, message, { to_property_id: message }]);
    expect(await count(`/properties/${archived}/faq-categories`)).toBe(0);
  });

  it('an archived hotel can still be edited: items are created and duplicated in it', async () => {
    const hotel = await server().given.hotel();
    await server().admin.put(`/properties/${hotel}`, { archived: true });
    const { id } = await server().given.item(`/properties/${hotel}/specials`, special());
    const clone = { ids: [id], to_property_ids: [hotel] };
    expect((await server().admin.post(`/properties/${hotel}/specials/clone`, clone)).status).toBe(201);
  });

  it('a repeated call returns the copies that were made before the hotel was archived', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await server().given.item(`/properties/${from}/specials`, special());
    const send = () =>
      server().admin.post(
        `/properties/${from}/specials/clone`,
        { ids: [id], to_property_ids: [to] },
        { 'idempotency-key': '5b0c7c52-6c0f-4a4e-8f0c-0d8a54f0a111' },
      );
    const first = await send();
    await server().admin.put(`/properties/${to}`, { archived: true });
    const repeated = await send();
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
  });
});
