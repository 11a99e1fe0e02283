import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('What may be cloned', (server) => {
  const setUp = async () => {
    const { given } = server();
    const [own, other] = [await given.hotel(), await given.hotel()];
    const person = await given.user(['special', 'rw', own], ['special', 'r', other]);
    const clone = (from: string, ids: string[], to: string[]) =>
      person.post(`/properties/${from}/specials/clone`, { ids, to_property_ids: to });
    return { own, other, person, clone };
  };
  const count = async (hotel: string) => (await server().admin.get(`/properties/${hotel}/specials`)).body.meta.count;

  it('nothing is cloned if one of the targets is a property that the person may only read', async () => {
    const { own, other, clone } = await setUp();
    const { id } = await server().given.item(`/properties/${own}/specials`, special());
    const { status, body } = await clone(own, [id], [own, other]);
    expect([status, body.message]).toEqual([
      403,
      'You may not add specials to one of the chosen properties, so nothing was cloned.',
    ]);
    expect([await count(own), await count(other)]).toEqual([1, 0]);
  });

  it('an item of a property that the person may not read is not reached through one that they may', async () => {
    const { own, clone } = await setUp();
    const hidden = await server().given.hotel();
    const { id } = await server().given.item(`/properties/${hidden}/specials`, special());
    expect((await clone(own, [id], [own])).status).toBe(404);
    expect(await count(own)).toBe(0);
  });

  it('a copy is a draft of whoever cloned it, whether the original is published or archived', async () => {
    const { own, person, clone } = await setUp();
    for (const state of [{ published: true }, { archived: true }]) {
      const { id } = await server().given.item(`/properties/${own}/specials`, special(state));
      const [{ id: copy }] = (await clone(own, [id], [own])).body.data;
      const { data } = (await person.get(`/properties/${own}/specials/${copy}`)).body;
      expect(data).toMatchObject({ published: false, archived: false, version: 1, updated_by: { id: person.id } });
    }
  });

  it('at most 20,000 copies are made at once, and at least one', async () => {
    const { own, clone } = await setUp();
    const many = (length: number) => Array.from({ length }, (_, index) => String(index));
    const { status, body } = await clone(own, many(201), many(100));
    expect([status, body.message]).toEqual([400, 'That is too many copies at once. Clone fewer items or to fewer hotels.']);
    expect((await clone(own, [], [])).body.fields).toEqual({ ids: 'Required!', to_property_ids: 'Required!' });
  });
});
