import { given as asset } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The activity log', (server) => {
  it('shows what happened to files to people who only choose them, without a link to the library', async () => {
    const hotel = await server().given.hotel();
    const { id } = await asset(server());
    const chooser = await server().given.user(['special', 'r', hotel]);
    const librarian = await server().given.user(['asset', 'r']);
    const linkFor = async (client: typeof chooser) => {
      const { data } = (await client.get('/activity?kind=assets')).body;
      return data.map((line: { item_id: string; link: string | null }) => [line.item_id, line.link]);
    };
    expect(await linkFor(chooser)).toEqual([[id, null]]);
    expect(await linkFor(librarian)).toEqual([[id, `/media/${id}?history=1`]]);
  });
});
