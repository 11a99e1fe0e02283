import { calendarEvent } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

onBothEngines('The state of items without a window of dates', (server) => {
  const titles = async (path: string) => {
    const { status, body } = await server().admin.get(path);
    expect(status).toBe(200);
    return body.data.map(({ title }: { title: string }) => title) as string[];
  };

  it('an event is a draft, Live once published, and Ended after its last occurrence', async () => {
    const hotel = await server().given.hotel({ timezone: 'America/New_York' });
    const listPath = `/properties/${hotel}/calendar-events`;
    const calendar = await server().given.item(`/properties/${hotel}/calendars`, { name: 'Music' });
    const add = (title: string, from: number, more: object = {}) =>
      server().given.item(
        listPath,
        calendarEvent(calendar.id, {
          title,
          published: true,
          start: `${day(from)}T20:00:00`,
          end: `${day(from)}T21:00:00`,
          ...more,
        }),
      );
    await add('Draft', 5, { published: false });
    await add('Draft of last week', -7, { published: false });
    await add('Next week', 7);
    await add('For ever', -30, { repeats: 'daily' });
    await add('Last week', -7);
    await add('A series that ended', -30, { repeats: 'daily', event_ends_option: 'After occurrences', repeats_times: 3 });
    const archived = await add('Archived', 5);
    await server().admin.put(`${listPath}/${archived.id}`, { archived: true });
    const inState = async (state: string) => (await titles(`${listPath}?archived=false&state=${state}`)).sort();
    expect(await inState('draft')).toEqual(['Draft', 'Draft of last week']);
    expect(await inState('live')).toEqual(['For ever', 'Next week']);
    expect(await inState('ended')).toEqual(['A series that ended', 'Last week']);
    expect(await inState('scheduled')).toEqual([]);
    expect((await server().admin.get(`${listPath}?state=gone`)).status).toBe(400);
  });

  it('of a shared special depends on its own dates; the list can be filtered and sorted by it', async () => {
    const add = (title: string, more: object) => server().given.item('/shared-specials', { title, published: true, ...more });
    const [past, soon] = [`${day(-9)}T00:00:00.000Z`, `${day(9)}T00:00:00.000Z`];
    await add('A Ended', { start_date: past, end_date: `${day(-2)}T00:00:00.000Z`, event_ends: true });
    await add('B Live', { start_date: past });
    await add('C Scheduled', { start_date: soon });
    await add('D Draft', { start_date: past, published: false });
    for (const word of ['Draft', 'Scheduled', 'Live', 'Ended'])
      expect(await titles(`/shared-specials?state=${word.toLowerCase()}`)).toEqual([expect.stringContaining(word)]);
    expect(await titles('/shared-specials?order_by=state:ASC,title:ASC')).toEqual([
      'D Draft',
      'C Scheduled',
      'B Live',
      'A Ended',
    ]);
    expect((await server().admin.get('/shared-specials?state=gone')).status).toBe(400);
  });
});
