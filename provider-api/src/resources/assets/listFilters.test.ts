import { given } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';
import { sharedSpecials } from '../shared-specials/schema';

onBothEngines('Filters of the media library', (server) => {
  const found = async (query: string) => {
    const { status, body } = await server().admin.get(`/assets?${query}`);
    expect(status).toBe(200);
    return body.data.map(({ name }: { name: string }) => name);
  };

  it('a search covers name, file name, alternative text and tags', async () => {
    await given(server(), { name: 'Quokka one' });
    await given(server(), { name: 'Two', alt: 'A quokka asleep' });
    await given(server(), { name: 'Three', tags: 'Quokkas' });
    await given(server(), { name: 'Four' });
    expect(await found('search=i%25%25quokka&order_by=name:ASC')).toEqual(['Quokka one', 'Three', 'Two']);
    expect(await found('search=i%25%25quo%25ka')).toEqual([]);
  });

  it('an empty list of tags finds nothing', async () => {
    expect((await server().admin.get('/assets?q=,,')).body.meta.count).toBe(0);
  });

  it('a category narrows a search, and the list can be sorted', async () => {
    await given(server(), { name: 'Wombat B', categories: ['Calendars'] });
    await given(server(), { name: 'Wombat A', categories: ['Calendars'] });
    await given(server(), { name: 'Wombat C', categories: ['Specials'] });
    const query = 'search=i%25%25wombat&category=Calendars';
    expect(await found(`${query}&order_by=name:ASC`)).toEqual(['Wombat A', 'Wombat B']);
    expect(await found(`${query}&order_by=created_at:ASC`)).toEqual(['Wombat B', 'Wombat A']);
  });

  it('unused files are those that no content uses', async () => {
    const used = await given(server(), { name: 'Numbat used' });
    await given(server(), { name: 'Numbat free' });
    await server()
      .services.db.insert(sharedSpecials)
      .values({
        id: 'numbats',
        title: 'Spring Spa Days',
        startDate: '2026-11-01T09:00:00.000Z',
        image: { assetId: used.id, alt: 'Spa' },
      });
    expect(await found('search=i%25%25numbat&unused=true')).toEqual(['Numbat free']);
    expect(await found('search=i%25%25numbat&unused=false')).toEqual(['Numbat used']);
  });

  it('a person who may not see where files are used cannot filter by unused either', async () => {
    const reader = await server().given.user(['special', 'r', await server().given.hotel()]);
    expect((await reader.get('/assets')).status).toBe(200);
    for (const unused of [true, false]) {
      const { status, body } = await reader.get(`/assets?unused=${unused}`);
      expect([status, body.message]).toEqual([403, 'Only people who may read where files are used may ask for unused ones.']);
    }
    const keeper = await server().given.user(['asset', 'r']);
    expect((await keeper.get('/assets?unused=true')).status).toBe(200);
  });

  it.each(['category=Foo', 'unused=perhaps', 'order_by=storage:ASC', 'sort=name'])(
    '%s is refused with a message',
    async (query) => {
      const { status, body } = await server().admin.get(`/assets?${query}`);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );
});
