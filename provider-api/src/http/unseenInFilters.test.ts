import { given } from '../../testing/assets';
import { onBothEngines } from '../../testing/server';

onBothEngines('A search with characters that nobody sees, as pasted from a document', (server) => {
  const namesAt = async (path: string, typed: string) =>
    (await server().admin.get(`${path}${encodeURIComponent(typed)}`)).body.data.map(({ name }: { name: string }) => name);

  it.each([
    ['a zero-width blank', 'Rose\u200b Garden'],
    ['a byte order mark', '\ufeffRose Garden'],
    ['a soft hyphen', 'Rose Gar\u00adden'],
    ['a mark of the direction', '\u202aRose Garden\u202c'],
    ['a no-break blank', 'Rose\u00a0Garden'],
    ['two blanks', 'Rose  Garden'],
    ['a tab', 'Rose\tGarden'],
  ])('finds the name all the same: %s', async (_what, typed) => {
    const { id } = await given(server(), { name: typed });
    const region = await server().given.item('/regions', { name: `${typed} ${id}` });
    expect(await namesAt('/assets?search=', `i%%${typed.toLowerCase()}`)).toEqual(['Rose Garden']);
    expect(await namesAt('/assets?name=', typed)).toEqual(['Rose Garden']);
    expect(await namesAt('/regions?name=', `i%%${typed} ${id.slice(0, 8)}`)).toEqual([`Rose Garden ${id}`]);
    await server().admin.del(`/assets/${id}`);
    await server().admin.del(`/regions/${region.id}`);
  });

  it('finds everything when there is nothing else in it', async () => {
    await server().given.item('/regions', { name: 'Everywhere' });
    for (const typed of ['\ufeff', '\u200b']) expect(await namesAt('/regions?name=', `i%%${typed}`)).toEqual(['Everywhere']);
  });

  it('still finds texts that are stored as they were typed', async () => {
    const { id } = await given(server(), { name: 'Lawn', alt: 'Roses  in\u00a0bloom' });
    expect(await namesAt('/assets?search=', 'i%%roses  in\u00a0bloom')).toEqual(['Lawn']);
    await server().admin.del(`/assets/${id}`);
  });
});
