import { onBothEngines } from '../../../testing/server';
import { special } from '../../../testing/samples';

onBothEngines('More calls at once than entries are kept', (server) => {
  it('drafts are kept or displaced, but none is refused', async () => {
    const person = await server().given.user();
    const write = (nth: number) =>
      person.put('/profile/drafts', { path: `/form/${nth % 25}`, content: '{"a":1}', browser: 'b1', nth });
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => write(round * 50 + nth)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    }
    expect((await write(1_000)).status).toBe(204);
    expect((await person.get('/profile/personal-data')).body.data.drafts).toHaveLength(20);
  });

  it('marks of who edits what are not refused either', async () => {
    const { admin, given, services } = server();
    const hotel = await given.hotel();
    const items = await Promise.all(Array.from({ length: 25 }, () => given.item(`/properties/${hotel}/specials`, special())));
    const announce = () => Promise.all(items.map(({ id }) => admin.put(`/presence/specials/${id}`)));
    for (let round = 0; round < 3; round += 1) {
      await services.db.execute(`update presence set at = at - interval '10 seconds'`);
      expect(new Set((await announce()).map(({ status }) => status))).toEqual(new Set([200]));
    }
  });
});
