import { binOfServer, type Entry } from '../../../testing/bin';
import { sharedSpecial } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('What only super users change', (server) => {
  const { throwAway } = binOfServer(server);

  it('is restored from the bin by nobody else, whatever rights they have', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const region = await given.item('/regions', { name: 'Coast' });
    const shared = await given.item('/shared-specials', sharedSpecial());
    const person = await given.user(['region', 'rwx'], ['property', 'rwx'], ['special', 'rwx']);
    const boss = await given.user(['*', 'rwx']);
    for (const [path, id] of [
      [`/properties/${hotel}`, hotel],
      [`/regions/${region.id}`, region.id],
      [`/shared-specials/${shared.id}`, shared.id],
    ] as const) {
      const entry = await throwAway(path, id);
      const { body } = await person.get(`/bin?item_id=${id}`);
      expect([path, body.data.filter(({ may_restore }: Entry & { may_restore: boolean }) => may_restore)]).toEqual([path, []]);
      expect([403, 404]).toContain((await person.post(`/bin/${entry.id}/restore`)).status);
      expect((await admin.get(`/bin/${entry.id}`)).status).toBe(200);
      expect((await boss.post(`/bin/${entry.id}/restore`)).status).toBe(200);
    }
  });

  it('is counted for nobody else: who has rights on a deleted hotel, and how much it had of what they may not read', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const shared = await given.item('/shared-specials', sharedSpecial());
    await given.user(['faq', 'r', hotel]);
    const person = await given.user(['special', 'r']);
    const withOf = async (client: typeof person | typeof admin, id: string) => (await client.get(`/bin/${id}`)).body.meta.with;
    const [entry, other] = [
      await throwAway(`/properties/${hotel}`, hotel),
      await throwAway(`/shared-specials/${shared.id}`, shared.id),
    ];
    expect([await withOf(admin, entry.id), await withOf(person, entry.id)]).toEqual([{ properties: 1, permissions: 1 }, {}]);
    expect(await withOf(person, other.id)).toEqual({ shared_specials: 1 });
  });
});
