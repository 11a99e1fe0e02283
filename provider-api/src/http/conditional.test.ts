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
});
