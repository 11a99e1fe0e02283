import { given } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Tags in every alphabet', (server) => {
  const put = (id: string, tags: string[]) => server().admin.put(`/assets/${id}`, { tags });
  const namesIn = (body: { data: { tags: { name: string }[] } }) => body.data.tags.map(({ name }) => name);

  it.each(['ΣΑΣ', 'İZMİR', 'ESPAÑA'])('%s is stored, found and shared in any case', async (name) => {
    const { id } = await given(server());
    const { status, body } = await put(id, [name]);
    expect([status, body.message, namesIn(body)]).toEqual([200, undefined, [name]]);
    const found = await server().admin.get(`/assets?q=${encodeURIComponent(name)}`);
    expect(found.body.data.map((asset: { id: string }) => asset.id)).toEqual([id]);
  });
});
