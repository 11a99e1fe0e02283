import { sql } from 'drizzle-orm';
import { given } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';
import { assetTags } from './schema';

type Tags = { name: string }[];

onBothEngines('The tags of earlier versions', (server) => {
  const namesIn = (tags: Tags) => tags.map(({ name }) => name).sort();
  const tagsAt = async (id: string, version: number) =>
    namesIn((await server().admin.get(`/assets/${id}/versions/${version}`)).body.data.tags);

  it('are right where a tag was sent in another spelling than other pictures have it in', async () => {
    await given(server(), { tags: 'Beach' });
    const { id } = await given(server(), { tags: 'Beach, Pool' });
    const changed = await server().admin.put(`/assets/${id}`, { tags: 'beach, Sea' });
    expect(namesIn(changed.body.data.tags)).toEqual(['Beach', 'Sea']);
    expect([await tagsAt(id, 2), await tagsAt(id, 1)]).toEqual([
      ['Beach', 'Sea'],
      ['Beach', 'Pool'],
    ]);
  });

  it('make no version where only the spelling of a shared tag was sent differently', async () => {
    await given(server(), { tags: 'Cliff' });
    const { id, version } = await given(server(), { tags: 'Cliff' });
    const { body } = await server().admin.put(`/assets/${id}`, { tags: 'cliff' });
    expect([namesIn(body.data.tags), body.data.version]).toEqual([['Cliff'], version]);
  });

  it('are not written again by a change of something else', async () => {
    const { id, version } = await given(server(), { tags: 'Cape, Tide' });
    const rows = async () => {
      const query = sql`select ctid, xmin from ${assetTags} where ${assetTags.assetId} = ${id} order by ctid`;
      return (await server().services.db.execute(query)).rows;
    };
    const before = await rows();
    expect(before).toHaveLength(2);
    for (const body of [{ alt: 'A beach' }, { alt: 'A cove', tags: 'Tide, Cape' }, {}])
      expect((await server().admin.put(`/assets/${id}`, body)).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect((await server().admin.get(`/assets/${id}`)).body.data.version).toBe(version + 2);
  });

  it('are right where the picture comes back from the bin with tags that others spell differently by now', async () => {
    const { admin } = server();
    const { id } = await given(server(), { tags: 'Arch, Dune' });
    await admin.put(`/assets/${id}`, { tags: 'Arch, Pier' });
    await admin.del(`/assets/${id}`);
    await given(server(), { tags: 'arch' });
    const [entry] = (await admin.get(`/bin?item_id=${id}`)).body.data;
    expect((await admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
    expect([await tagsAt(id, 2), await tagsAt(id, 1)]).toEqual([
      ['Pier', 'arch'],
      ['Arch', 'Dune'],
    ]);
  });
});
