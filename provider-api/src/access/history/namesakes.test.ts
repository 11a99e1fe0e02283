import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The history of what people of the same name changed', (server) => {
  it('says which of them it was, and under which name', async () => {
    const { admin, given } = server();
    const list = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(list, special());
    const [anna, namesake] = [await given.user(['special', 'rw']), await given.user(['special', 'rw'])];
    const rename = (person: { id: string }, last_name: string) => admin.put(`/users/${person.id}`, { last_name });
    const change = async (person: typeof anna, title: string) =>
      expect((await person.put(`${list}/${id}`, { title })).status).toBe(200);
    for (const person of [anna, namesake]) {
      expect((await rename(person, 'Lind')).status).toBe(200);
      await change(person, `By ${person.id}`);
    }
    await change(anna, 'Again');
    await rename(anna, 'Lind-Berg');
    await change(anna, 'Married');
    await change(anna, 'At work');
    const { data } = (await admin.get(`${list}/${id}/versions`)).body;
    expect(data.slice(0, 5).map(({ by }: { by: object }) => by)).toEqual([
      { id: anna.id, name: 'Anna Lind-Berg' },
      { id: anna.id, name: 'Anna Lind-Berg' },
      { id: anna.id, name: 'Anna Lind' },
      { id: namesake.id, name: 'Anna Lind' },
      { id: anna.id, name: 'Anna Lind' },
    ]);
  });
});
