import { calendarEvent, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('A day that is sent without a time', (server) => {
  const inNewYork = () => server().given.hotel({ timezone: 'America/New_York' });

  it('is its first moment as a start, and its last quarter as an end, on the clock of the property', async () => {
    const path = `/properties/${await inNewYork()}/specials`;
    const { id, ...created } = await server().given.item(path, special({ starts_on: '2026-12-01', ends_on: '2026-12-05' }));
    expect(created).toMatchObject({ starts_on: '2026-12-01T05:00:00.000Z', ends_on: '2026-12-06T04:45:00.000Z' });
    const { body } = await server().admin.put(`${path}/${id}`, { starts_on: '2027-07-01', ends_on: '2027-07-01' });
    expect(body.data).toMatchObject({ starts_on: '2027-07-01T04:00:00.000Z', ends_on: '2027-07-02T03:45:00.000Z' });
  });

  it('is so for events, too', async () => {
    const hotel = await inNewYork();
    const calendar = await server().given.item(`/properties/${hotel}/calendars`, { name: 'Music' });
    const days = { start: '2026-12-01', end: '2026-12-01' };
    const event = await server().given.item(`/properties/${hotel}/calendar-events`, calendarEvent(calendar.id, days));
    expect(event).toMatchObject({ start: '2026-12-01T00:00:00', end: '2026-12-01T23:45:00' });
  });

  it('is so for shared specials, whose clock is that of each hotel', async () => {
    const hotel = await inNewYork();
    const sent = { title: 'Days', start_date: '2026-12-01', end_date: '2026-12-05', distribute_hotels: [hotel] };
    const { body } = await server().admin.post('/shared-specials', sent);
    expect(body.data).toMatchObject({ start_date: '2026-12-01T00:00:00.000Z', end_date: '2026-12-05T23:45:00.000Z' });
    const specials = await server().admin.get(`/properties/${hotel}/specials`);
    expect(specials.body.data[0]).toMatchObject({ starts_on: '2026-12-01T05:00:00.000Z', ends_on: '2026-12-06T04:45:00.000Z' });
  });

  it('is refused as an end before its start', async () => {
    const path = `/properties/${await inNewYork()}/specials`;
    const { status, body } = await server().admin.post(path, special({ starts_on: '2026-12-02', ends_on: '2026-12-01' }));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ ends_on: 'End date must be after start date' });
  });
});
