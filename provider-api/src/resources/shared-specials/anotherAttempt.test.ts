import { randomUUID } from 'node:crypto';
import { sharedSpecial as least } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { pruneVersions } from '../../access/history/prune';

const DAY = 86_400_000;
const OVER_FIRST = { 'if-match': '"1"' };

onBothEngines('A shared special that is sent again after it reached some of its hotels', (server) => {
  const hotels = async () => [await server().given.hotel(), await server().given.hotel()] as const;
  const copies = async (hotel: string) => (await server().admin.get(`/properties/${hotel}/specials`)).body.data.length;
  /** What a server that was killed between two hotels leaves. */
  const cutOff = async (...distribute_hotels: string[]) => {
    const key = randomUUID();
    await server().admin.post('/shared-specials', least({ distribute_hotels }), { 'idempotency-key': key });
    return `/shared-specials/${key}`;
  };

  it.each([{}, { title: 'As typed since' }])(
    '%j reaches the other hotels without a conflict with its own first attempt',
    async (typed) => {
      const [first, second] = await hotels();
      const path = await cutOff(first);
      const again = await server().admin.put(path, least({ ...typed, distribute_hotels: [first, second] }), OVER_FIRST);
      expect([again.status, again.body.data]).toMatchObject([200, { ...least(typed), distribute_hotels: [first, second] }]);
      expect(again.body.meta.distribution).toMatchObject([{ property_id: second, outcome: 'created' }]);
      expect([await copies(first), await copies(second)]).toEqual([1, 1]);
    },
  );

  it('reaches the other hotels without a conflict with its own first attempt when it is a change', async () => {
    const [first, second] = await hotels();
    const { id } = await server().given.item('/shared-specials', least());
    const change = (...distribute_hotels: string[]) =>
      server().admin.put(`/shared-specials/${id}`, { title: 'Changed', distribute_hotels }, OVER_FIRST);
    expect((await change(first)).status).toBe(200);
    const again = await change(first, second);
    expect([again.status, again.body.data?.distribute_hotels]).toEqual([200, [first, second]]);
  });

  it('is a conflict if somebody else changed or distributed it, or if it would remove hotels', async () => {
    const [first, second] = await hotels();
    const other = await server().given.user(['*', 'rwx']);
    const ownChange = { title: 'As typed since', distribute_hotels: [first, second] };
    const saved = await cutOff(first);
    await other.put(saved, { distribute_hotels: [first, second] });
    expect((await server().admin.put(saved, ownChange, OVER_FIRST)).status).toBe(412);
    const changed = await cutOff(first);
    await other.put(changed, { title: 'Theirs' });
    expect((await server().admin.put(changed, ownChange, OVER_FIRST)).status).toBe(412);
    for (const reached of [[first], [first, second]]) {
      const fewer = { ...ownChange, distribute_hotels: [second] };
      const refused = await server().admin.put(await cutOff(...reached), fewer, OVER_FIRST);
      expect([refused.status, refused.body.current.distribute_hotels]).toEqual([412, reached]);
    }
  });

  it('is a conflict if the history of what happened since is no longer kept', async () => {
    const [first, second] = await hotels();
    const other = await server().given.user(['*', 'rwx']);
    const saved = await cutOff(first);
    await other.put(saved, { title: 'Theirs' });
    await pruneVersions(server().services.db, 1, new Date(Date.now() + 2 * DAY));
    const change = { title: 'As typed since', distribute_hotels: [first, second] };
    const refused = await server().admin.put(saved, change, OVER_FIRST);
    expect([refused.status, refused.body.current.title]).toEqual([412, 'Theirs']);
  });
});
