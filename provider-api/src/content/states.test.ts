import { faq, special } from '../../testing/samples';
import { stateOf, STATES, type Stateful } from 'shared-kit/rules/state';
import { withClockAhead } from '../../testing/clock';
import { onBothEngines } from '../../testing/server';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const published = { published: true };
const SPECIALS = [
  { title: 'Over', starts_on: inDays(-9), ends_on: inDays(-1), ...published },
  { title: 'Now', starts_on: inDays(-1), ...published },
  { title: 'Sketch', starts_on: inDays(-1) },
  { title: 'Soon', starts_on: inDays(1), ...published },
  { title: 'Tonight', starts_on: inDays(-1), ends_on: inDays(1), ...published },
];

onBothEngines('The state of an item', (server) => {
  const titlesOf = (path: string, key: string) => async (query: string) => {
    const { status, body } = await server().admin.get(`${path}?${query}`);
    return status === 200 ? body.data.map((row: Record<string, string>) => row[key]) : body;
  };

  it('filters a list, together with other filters, and sorts it', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}/specials`;
    for (const fields of SPECIALS) await server().given.item(path, special(fields));
    const titles = titlesOf(path, 'title');
    expect(await titles('state=draft')).toEqual(['Sketch']);
    expect(await titles('state=scheduled')).toEqual(['Soon']);
    expect(await titles('state=live')).toEqual(['Now', 'Tonight']);
    expect(await titles('state=ended')).toEqual(['Over']);
    expect(await titles('state=live&title=i%%ni')).toEqual(['Tonight']);
    expect(await titles('order_by=state:ASC,sort_index:ASC')).toEqual(['Sketch', 'Soon', 'Now', 'Tonight', 'Over']);
    expect(await titles('order_by=state:DESC,sort_index:DESC')).toEqual(['Over', 'Tonight', 'Now', 'Soon', 'Sketch']);
    const { meta } = (await server().admin.get(`${path}?state=live&per_page=1`)).body;
    expect([meta.count, meta.links.next]).toEqual([2, expect.stringContaining('state=live')]);
  });

  it('begins at the very moment of its start, and is over at that of its end, as in the rule that pages use', () =>
    // The clock stands still meanwhile.
    withClockAhead(60_000, async () => {
      const now = Date.now();
      const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
      const path = `/properties/${await server().given.hotel()}/specials`;
      for (const [title, starts, ends] of [
        ['Starts', 0, DAY],
        ['Starts next', 1, DAY],
        ['Ends', -DAY, 0],
        ['Ends next', -DAY, 1],
      ] as const)
        await server().given.item(path, special({ title, starts_on: at(starts), ends_on: at(ends), ...published }));
      const titles = titlesOf(path, 'title');
      const expected = { draft: [], scheduled: ['Starts next'], live: ['Starts', 'Ends next'], ended: ['Ends'] };
      for (const state of STATES) expect([state, await titles(`state=${state}`)]).toEqual([state, expected[state]]);
      expect(await titles('live=true')).toEqual(expected.live);
      const { data } = (await server().admin.get(path)).body;
      const judged = (item: { starts_on: string; ends_on: string; does_not_end: boolean } & Stateful) =>
        stateOf({ ...item, startsOn: item.starts_on, endsOn: item.ends_on, doesNotEnd: item.does_not_end }, now);
      expect(data.map(judged)).toEqual(['live', 'scheduled', 'ended', 'live']);
    }));

  it('must be one of four words, and is refused for kinds without states', async () => {
    const hotel = await server().given.hotel();
    for (const query of ['specials?state=archived', 'faq-categories?state=live', 'calendars?order_by=state:ASC'])
      expect((await server().admin.get(`/properties/${hotel}/${query}`)).status).toBe(400);
  });

  it('a kind without dates is Draft or Live; an archived item is a Draft', async () => {
    const house = await server().given.restaurant();
    const path = `/properties/${house}/menus`;
    await server().given.item(path, { title: 'Dinner', ...published });
    await server().given.item(path, { title: 'Lunch' });
    const old = await server().given.item(path, { title: 'Old', ...published });
    await server().admin.put(`${path}/${old.id}`, { archived: true });
    const titles = titlesOf(path, 'title');
    expect(await titles('state=live')).toEqual(['Dinner']);
    expect(await titles('state=draft&order_by=title:ASC')).toEqual(['Lunch', 'Old']);
    expect(await titles('state=ended')).toEqual([]);
  });

  it('works for FAQs as well', async () => {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' });
    await server().given.item(`/properties/${hotel}/faqs`, faq(id, { question: 'Dogs?', ...published }));
    await server().given.item(`/properties/${hotel}/faqs`, faq(id, { question: 'Cats?' }));
    expect(await titlesOf(`/properties/${hotel}/faqs`, 'question')('state=draft')).toEqual(['Cats?']);
  });

  it('the LIVE home promos are the first three in order, which guests see', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}/home-promos`;
    const put = (title: string, more: object) => server().given.item(path, { title, starts_on: inDays(-1), ...more });
    for (const title of ['One', 'Two', 'Three', 'Four']) await put(title, published);
    await put('Sketch', {});
    const titles = titlesOf(path, 'title');
    const { data, meta } = (await server().admin.get(`${path}?live=true&per_page=3`)).body;
    expect([data.length, meta.count]).toEqual([3, 3]);
    expect(await titles('live=true')).toEqual(['One', 'Two', 'Three']);
    expect(await titles('live=false')).toEqual(['Four', 'Sketch']);
    expect(await titles('live=true&title=Four')).toEqual([]);
    expect(await titles('state=live')).toEqual(['One', 'Two', 'Three', 'Four']);
    const shown = (await server().admin.get(`/properties/${hotel}/live`)).body.data.home_promos;
    expect(shown.map(({ title }: { title: string }) => title)).toEqual(await titles('live=true'));
  });
});
