import { calendarSteps, NOVEMBER } from '../../../testing/calendarEvents';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Lists of calendar events', (server) => {
  const begin = calendarSteps(server);

  it('a range lists the events with an occurrence that overlaps it', async () => {
    const { add, titles } = await begin();
    await add({ title: 'Once' });
    await add({ title: 'October', start: '2026-10-06T20:00:00', end: '2026-10-06T22:00:00' });
    await add({ title: 'Market', start: '2026-10-28T00:00:00', end: '2026-11-01T00:00:00', all_day: true });
    await add({
      title: 'Quiz',
      start: '2019-01-01T19:30:00',
      end: '2019-01-01T21:00:00',
      repeats: 'weekly',
      repeats_on: ['Tuesday'],
    });
    await add({
      title: 'Ended',
      start: '2019-01-01T19:30:00',
      end: '2019-01-01T21:00:00',
      repeats: 'daily',
      event_ends_option: 'On Date ...',
      repeats_ends_on: '2026-10-31',
    });
    await add({ title: 'Leap', start: '2024-02-29T10:00:00', end: '2024-02-29T11:00:00', repeats: 'yearly' });
    expect(await titles(NOVEMBER)).toEqual(['Quiz', 'Market', 'Once']);
    expect(await titles('start=~2027-02-01T00:00:00..2027-02-28T23:59:59')).toEqual(['Quiz']);
    expect(await titles('start=~2026-10-31T23:00:00..2026-10-31T23:59:59.999')).toEqual(['Market']);
    expect(await titles('start=~2026-11-04..2026-11-06')).toEqual(['Once']);
    expect(await titles('start=~2026-11-06T21:00:00..2026-11-06T21:00:00')).toEqual(['Once']);
  });

  it('an invalid range is refused with its name, not ignored', async () => {
    const { pathOf } = await begin();
    const ranges = ['~2026-12-01T00:00:00..2026-11-01T00:00:00', '~2026-11-01T00:00:00..soon', '~soon..2026-11-01T00:00:00'];
    for (const start of ['2026-11-01', '~2026-11-01T00:00:00..', ...ranges]) {
      const { status, body } = await server().admin.get(pathOf(`calendar-events?start=${start}`));
      expect([status, body.fields]).toEqual([400, { start: 'Must be ~{from}..{to}' }]);
    }
  });

  it('the list of events for the clone page is ordered by start, without archived ones', async () => {
    const { add, titles, pathOf } = await begin();
    await add({ title: 'Late', start: '2026-12-06T20:00:00', end: '2026-12-06T22:00:00' });
    await add({ title: 'Early', start: '2026-10-06T20:00:00', end: '2026-10-06T22:00:00' });
    const old = await add({ title: 'Old', start: '2025-10-06T20:00:00', end: '2025-10-06T22:00:00' });
    await server().admin.put(pathOf(`calendar-events/${old.id}`), { archived: true });
    expect(await titles('archived=false&order_by=start:ASC&per_page=1000')).toEqual(['Early', 'Late']);
    expect(await titles('archived=true&order_by=start:ASC&per_page=1000')).toEqual(['Old']);
  });

  it('a range can be combined with published', async () => {
    const { add, titles } = await begin();
    await add({ title: 'Shown', published: true });
    await add({ title: 'Draft' });
    expect(await titles(`${NOVEMBER}&published=true`)).toEqual(['Shown']);
    expect(await titles(`${NOVEMBER}&published=false`)).toEqual(['Draft']);
  });

  it('an API token sees only published events', async () => {
    const { hotel, pathOf, add } = await begin();
    await add({ title: 'Shown', published: true });
    const draft = await add({ title: 'Draft' });
    const token = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
    const site = server().as(token.value);
    const { body } = await site.get(pathOf(`calendar-events?${NOVEMBER}`));
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Shown']);
    expect((await site.get(pathOf(`calendar-events/${draft.id}`))).status).toBe(404);
  });
});
