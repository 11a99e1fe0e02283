import { given } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

const ROUNDS = 12;

onBothEngines('Tags that two people change at the same time', (server) => {
  const put = (id: string, tags: string) => server().admin.put(`/assets/${id}`, { tags });
  const tagsOf = async (id: string) =>
    (await server().admin.get(`/assets/${id}`)).body.data.tags.map(({ name }: { name: string }) => name);
  const two = async () => [await given(server()), await given(server())].map(({ id }) => id as string) as [string, string];

  it('a tag that is removed from its last picture while somebody adds it to another one still exists', async () => {
    const [first, second] = await two();
    for (let round = 0; round < ROUNDS; round += 1) {
      const tag = `rare ${round}`;
      await put(first, tag);
      const both = await Promise.all([put(first, ''), put(second, tag)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect([await tagsOf(first), await tagsOf(second)]).toEqual([[], [tag]]);
    }
  });

  it('a tag whose last picture is deleted while somebody adds it to another one still exists', async () => {
    const [, second] = await two();
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const tag = `last ${round}`;
      const { id } = await given(server(), { tags: tag });
      const both = await Promise.all([server().admin.del(`/assets/${id}`), put(second, tag)]);
      expect(both.map(({ status }) => status)).toEqual([204, 200]);
      expect(await tagsOf(second)).toEqual([tag]);
    }
  });

  it('a new tag that two people add at the same time in two spellings is one tag', async () => {
    const [first, second] = await two();
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = await Promise.all([put(first, `fresh ${round}`), put(second, `FRESH ${round}`)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await tagsOf(first)).toEqual(await tagsOf(second));
    }
  });

  it('a picture can be restored from the bin while others change its tags', async () => {
    const { admin } = server();
    const [, second] = await two();
    for (let round = 0; round < ROUNDS; round += 1) {
      const tag = `binned ${round}`;
      const { id } = await given(server(), { tags: tag });
      await put(second, tag);
      await admin.del(`/assets/${id}`);
      const [entry] = (await admin.get(`/bin?item_id=${id}`)).body.data;
      const both = await Promise.all([admin.post(`/bin/${entry.id}/restore`), put(second, `other ${round}`)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await tagsOf(id)).toEqual([tag]);
    }
  });
});
