import { LIST_PAGES } from 'shared-kit/rules/options';
import { onBothEngines } from '../../../testing/server';

const list = (fields: object = {}) => ({ title: 'Amenities', starts_on: '2026-01-05T15:00:00.000Z', ...fields });

onBothEngines('Lists', (server) => {
  const pathOf = (hotel: string, rest = '') => `/properties/${hotel}/lists${rest}`;

  it('a list keeps every field, and rich text is cleaned', async () => {
    const hotel = await server().given.hotel();
    const content = '<ul><li>Pool</li></ul>';
    const created = await server().given.item(
      pathOf(hotel),
      list({ header: 'In the house', content: `${content}<script>alert(1)</script>`, page_displayed_on: ['homepage'] }),
    );
    expect(created).toMatchObject({ title: 'Amenities', header: 'In the house', content, page_displayed_on: ['homepage'] });
    expect((await server().admin.get(pathOf(hotel, `/${created.id}`))).body.data).toEqual(created);
  });

  it('the nine pages are stored, each once and in order; an unknown page is refused', async () => {
    const hotel = await server().given.hotel();
    const pages = LIST_PAGES.map(({ value }) => value);
    const created = await server().given.item(pathOf(hotel), list({ page_displayed_on: [...pages, 'aaa'].reverse() }));
    expect(created.page_displayed_on).toEqual(pages);
    const { status, body } = await server().admin.put(pathOf(hotel, `/${created.id}`), { page_displayed_on: ['cellar'] });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['page_displayed_on.0']);
    const none = await server().admin.put(pathOf(hotel, `/${created.id}`), { page_displayed_on: null });
    expect(none.body.data.page_displayed_on).toEqual([]);
  });

  it('title and start are required, and an end unless the list does not end', async () => {
    const hotel = await server().given.hotel();
    const { body } = await server().admin.post(pathOf(hotel), { does_not_end: false });
    expect(body.fields).toEqual({
      title: 'Required!',
      starts_on: 'Required!',
      ends_on: 'End date is required if event ends',
    });
  });
});
