import { eq } from 'drizzle-orm';
import { calendarEvents } from '../resources/calendar-events/schema';
import { jpeg, upload } from '../../testing/assets';
import { accommodation, calendarEvent, sharedSpecial, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const BLANKS = ['', ' ', '\t', '\u200b'];
const MONTH = 'start=~2026-11-01T00:00:00..2026-11-30T23:59:59';

onBothEngines('A choice without a visible character', (server) => {
  const setUp = async () => {
    const house = await server().given.hotel();
    const calendar = (await server().given.item(`/properties/${house}/calendars`, { name: 'Music' })).id;
    const events = `/properties/${house}/calendar-events`;
    const event = await server().given.item(
      events,
      calendarEvent(calendar, { start: '2026-11-05T10:00:00', end: '2026-11-05T11:00:00' }),
    );
    return { house, calendar, events, event };
  };
  const store = async (path: string, fields: object) => (await server().admin.put(path, fields)).body.data;

  it.each(BLANKS)('means none in an event, and its calendar is still shown: %j', async (blank) => {
    const { house, events, event } = await setUp();
    const sent = { repeats: blank, event_ends_option: 'After occurrences', repeats_times: 5, cta: { type: blank } };
    const stored = await store(`${events}/${event.id}`, sent);
    expect([stored.repeats, stored.repeats_times, stored.cta.type]).toEqual([null, null, 'No Detail Page']);
    expect((await server().admin.get(`${events}?${MONTH}`)).status).toBe(200);
    expect((await server().admin.get(`/properties/${house}/live`)).status).toBe(200);
  });

  it.each(BLANKS)('means the same as no choice in all other content: %j', async (blank) => {
    const { house } = await setUp();
    const of = (kind: string) => `/properties/${house}/${kind}`;
    const offer = await server().given.item(
      of('specials'),
      special({ promo_flag: blank, cta: { type: blank }, details: { cta: { type: blank } } }),
    );
    expect([offer.promo_flag, offer.cta.type, offer.details.cta.type]).toEqual([null, 'None', 'None']);
    const room = await server().given.item(of('accommodations'), accommodation({ cta: { type: blank } }));
    expect(room.cta.type).toBe('None');
    expect((await store(`/properties/${house}`, { calendar_display_as: blank })).calendar_display_as).toBe('month');
    const alert = await server().given.item('/alerts', { name: 'Snow', display_as: blank, modal: { display_modal_as: blank } });
    const plain = await server().given.item('/alerts', { name: 'Rain' });
    expect([alert.display_as, alert.modal.display_modal_as]).toEqual([plain.display_as, plain.modal.display_modal_as]);
    const shared = await server().given.item(
      '/shared-specials',
      sharedSpecial({ cta_option: blank, promo_flag: blank, detail_title: blank }),
    );
    expect([shared.cta_option, shared.promo_flag, shared.detail_title]).toEqual([null, null, null]);
    const larder = await server().given.restaurant();
    const hours = await server().given.item(`/properties/${larder}/hours`, {
      time_slots: [{ days_start: blank, days_end: blank }],
    });
    expect(hours.time_slots).toMatchObject([{ days_start: 'Monday', days_end: 'Sunday' }]);
  });

  it('that was stored earlier does not break the calendar or the public feed', async () => {
    const { house, events, event } = await setUp();
    await server()
      .services.db.update(calendarEvents)
      .set({ repeats: ' ' as 'daily', eventEndsOption: 'After occurrences', repeatsTimes: 5, published: true })
      .where(eq(calendarEvents.id, event.id));
    const shown = await server().admin.get(`${events}?${MONTH}`);
    expect(shown.body.data.map(({ id }: { id: string }) => id)).toEqual([event.id]);
    expect((await server().admin.get(`/properties/${house}/live`)).status).toBe(200);
  });
});

onBothEngines('A text without a visible character is stored as an empty one', (server) => {
  it.each([' ', '\t\n', '\u200b'])('%j', async (blank) => {
    const hotel = await server().given.hotel();
    const calendar = await server().given.item(`/properties/${hotel}/calendars`, { name: 'Music' });
    const path = `/properties/${hotel}/calendar-events`;
    const event = await server().given.item(path, calendarEvent(calendar.id, { custom_time: blank }));
    expect(event.custom_time).toBe('');
    const offer = await server().given.item(
      `/properties/${hotel}/specials`,
      special({ other_title: blank, cta: { tracking_tag: blank }, details: { cta: { tracking_tag: blank } } }),
    );
    expect([offer.other_title, offer.cta.tracking_tag, offer.details.cta.tracking_tag]).toEqual(['', '', '']);
    const shared = await server().given.item('/shared-specials', sharedSpecial({ anchor_title: blank }));
    expect(shared.anchor_title).toBe('');
    const larder = await server().given.restaurant();
    const hours = await server().given.item(`/properties/${larder}/hours`, {
      time_slots: [{ meal_type: blank, hours_start: blank, hours_end: blank }],
    });
    expect(hours.time_slots).toMatchObject([{ meal_type: 'Breakfast', hours_start: '07:00', hours_end: '12:00' }]);
  });

  it.each([' ', '\t\n', '\u200b'])('%j in an alert, a property and the library', async (blank) => {
    const { admin, given } = server();
    const bar = { text: blank, link_text: blank, tracking_tag: blank };
    const alert = await given.item('/alerts', { name: 'Snow', header_bar: bar, modal: { ...bar, title: blank } });
    expect(alert).toMatchObject({
      header_bar: { text: '', link_text: '', tracking_tag: '' },
      modal: { text: '', link_text: '', tracking_tag: '', title: '' },
    });
    const hotel = await given.hotel({ ga_tracking_id: blank, rate_code: blank });
    expect((await admin.get(`/properties/${hotel}`)).body.data).toMatchObject({ ga_tracking_id: '', rate_code: '' });
    const filename = await upload(server(), await jpeg(10, 10));
    const file = await given.item('/assets', { filename, name: 'Pool', alt: blank, description: blank });
    expect([file.alt, file.description]).toEqual(['', '']);
    const changed = await admin.put(`/assets/${file.id}`, { alt: `${blank}x`, description: blank });
    expect([changed.body.data.alt, changed.body.data.description]).toEqual([`${blank}x`, '']);
    expect((await admin.put(`/assets/${file.id}`, { alt: blank })).body.data.alt).toBe('');
  });
});
