import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('A change that names the version it is based on', (server) => {
  it.each([
    ['"1"', 200],
    ['W/"1"', 200],
    ['1', 200],
    ['*', 200],
    ['"2"', 412],
    ['"one"', 400],
    ['"v1"', 400],
    ['"1"; "2"', 400],
    ['', 400],
  ])('as %j is answered with %i', async (header, status) => {
    const list = `/properties/${await server().given.hotel()}/specials`;
    const { id } = await server().given.item(list, special());
    const answer = await server().admin.put(`${list}/${id}`, { title: 'Changed' }, { 'if-match': header });
    expect(answer.status).toBe(status);
  });

  it('is not answered with the item to somebody who may delete it, but not read it', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}/specials`;
    const { id } = await server().given.item(path, special());
    const alert = await server().given.item('/alerts', { name: 'Storm' });
    const person = await server().given.user();
    const remover = await server().given.user(['special', 'x', hotel], ['alert', 'x'], ['user', 'x']);
    const reader = await server().given.user(['special', 'rx', hotel], ['alert', 'rx'], ['user', 'rx']);
    for (const address of [`${path}/${id}`, `/alerts/${alert.id}`, `/users/${person.id}`]) {
      const refused = await remover.del(address, { 'if-match': '"9"' });
      expect([refused.status, refused.body.code, refused.body.current]).toEqual([412, 'stale', undefined]);
    }
    for (const address of [`${path}/${id}`, `/alerts/${alert.id}`, `/users/${person.id}`])
      expect((await reader.del(address, { 'if-match': '"9"' })).body.current).toHaveProperty('version', 1);
    const elsewhere = await remover.del(`/alerts/${alert.id}?expected_properties=3`);
    expect([elsewhere.status, elsewhere.body.current]).toEqual([412, undefined]);
  });
});
