import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('A change that is written by one statement', (server) => {
  const setUp = async (fields: object = {}) => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(`/properties/${hotel}/specials`, special(fields));
    const itemPath = `/properties/${hotel}/specials/${created.id}`;
    const versions = async () => (await server().admin.get(`${itemPath}/versions`)).body.data;
    return { hotel, created, itemPath, versions };
  };

  it('twenty changes at once make twenty versions, each with the value of the one before', async () => {
    const { itemPath, created, versions } = await setUp({ title: 'Title 0' });
    const titles = Array.from({ length: 20 }, (_, index) => `Title ${index + 1}`);
    const answers = await Promise.all(titles.map((title) => server().admin.put(itemPath, { title })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const byVersion = new Map(answers.map(({ body }) => [body.data.version, body.data.title]));
    expect([...byVersion.keys()].sort((a, b) => a - b)).toEqual(titles.map((_, index) => index + 2));
    for (const { version, changes } of (await versions()).slice(0, -1))
      expect(changes.title).toEqual({ before: byVersion.get(version - 1) ?? created.title, after: byVersion.get(version) });
  });

  it('of twenty changes to the same version one succeeds; the others get the item that it wrote', async () => {
    const { itemPath, versions } = await setUp();
    const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`);
    const answers = await Promise.all(titles.map((title) => server().admin.put(itemPath, { title }, { 'if-match': '"1"' })));
    const served = answers.filter(({ status }) => status === 200);
    expect(served).toHaveLength(1);
    const late = answers.filter(({ status }) => status === 412);
    expect(late).toHaveLength(19);
    for (const { body } of late) expect(body.current).toEqual(served[0]?.body.data);
    expect(await versions()).toHaveLength(2);
  });

  it('changes while others move and delete the item are not lost, and do not recreate it', async () => {
    const { itemPath, hotel, created } = await setUp();
    const other = await server().given.item(`/properties/${hotel}/specials`, special());
    const sort = (from: string, to: string) =>
      server().admin.put(`/properties/${hotel}/specials/sort`, { ids: [from], move_to_id: to, condition: 'before' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? server().admin.put(itemPath, { title: `Title ${index}` })
          : sort(...((index % 4 ? [created.id, other.id] : [other.id, created.id]) as [string, string])),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 200 : 204)));
    expect((await server().admin.get(itemPath)).body.data.version).toBe(7);
    const [deletion, ...late] = await Promise.all([
      server().admin.del(itemPath),
      ...Array.from({ length: 6 }, () => server().admin.put(itemPath, { title: 'Late' })),
    ]);
    expect(deletion.status).toBe(204);
    expect(late.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect((await server().admin.put(itemPath, { title: 'Late' })).status).toBe(404);
  });

  it('half an emoji has the same replacement in the history as in the item', async () => {
    const { itemPath, versions } = await setUp({ title: 'Whole' });
    const { body } = await server().admin.put(itemPath, { title: 'Half \ud83d' });
    expect((await versions())[0].changes.title).toEqual({
      before: 'Whole',
      after: (await server().admin.get(itemPath)).body.data.title,
    });
    expect(body.data.title).toBe('Half \ufffd');
  });

  it('a refused change is not in the history', async () => {
    const { itemPath, versions } = await setUp();
    expect((await server().admin.put(itemPath, { title: '' })).status).toBe(422);
    expect(await versions()).toHaveLength(1);
  });
});
