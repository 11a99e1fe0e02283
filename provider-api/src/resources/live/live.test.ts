import { eq } from 'drizzle-orm';
import { homePromos } from '../home-promos/schema';
import { accommodation, calendarEvent, faq, special, tiledPromo } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { contentTypes } from '../../server/contentTypes';
import { specials } from '../specials/schema';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
/** A wall time of a property in UTC. */
const wall = (minutes: number) => inMinutes(minutes).slice(0, 19);

onBothEngines('What guests see now', (server) => {
  const live = async (property: string, client = server().admin) => {
    const { status, body } = await client.get(`/properties/${property}/live`);
    expect(status).toBe(200);
    return body;
  };
  const on = { published: true };
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  const tokenFor = async (property: string) =>
    server().as((await server().given.item('/tokens', { name: 'Site', property_id: [property] })).value);

  it('has everything that is published and has begun, by collection, without the names of editors', async () => {
    const { given, admin } = server();
    const hotel = await given.hotel();
    const put = (path: string, fields: object) => given.item(`/properties/${hotel}/${path}`, fields);
    await put('specials', special({ title: 'Live', ...on }));
    await put('specials', special({ title: 'Draft' }));
    await put('specials', special({ title: 'Later', starts_on: inMinutes(60), ...on }));
    await put('specials', special({ title: 'Over', ends_on: inMinutes(-60), does_not_end: false, ...on }));
    const archived = await put('specials', special({ title: 'Archived', ...on }));
    await admin.put(`/properties/${hotel}/specials/${archived.id}`, { archived: true });
    await put('tiled-promos', tiledPromo({ title: 'Promo', ...on }));
    await put('accommodations', accommodation({ title: 'Room', ...on }));
    const { id: category } = await put('faq-categories', { name: 'Arrival' });
    await put('faqs', faq(category, on));
    const calendar = await put('calendars', { name: 'Music' });
    await put('calendar-events', calendarEvent(calendar.id, { title: 'Forever', repeats: 'daily', ...on }));
    for (const client of [admin, await tokenFor(hotel)]) {
      const { data } = await live(hotel, client);
      const collections = contentTypes.map(({ path }) => path.replaceAll('-', '_'));
      expect(Object.keys(data).sort()).toEqual([...collections, 'alerts', 'hours'].sort());
      expect(titles(data.specials)).toEqual(['Live']);
      expect([titles(data.tiled_promos), titles(data.accommodations), titles(data.calendar_events)]).toEqual([
        ['Promo'],
        ['Room'],
        ['Forever'],
      ]);
      expect(data.faqs).toMatchObject([{ category: { name: 'Arrival' } }]);
      expect(data.faq_categories).toMatchObject([{ name: 'Arrival' }]);
      expect(data.calendars).toMatchObject([{ name: 'Music' }]);
      expect(JSON.stringify(data)).not.toContain('updated_by');
      expect(JSON.stringify(data)).not.toContain('series_end');
    }
  });

  it('of a restaurant: events, press, menus, and hours, with their message only if that is published', async () => {
    const house = await server().given.restaurant();
    const put = (path: string, fields: object) => server().given.item(`/properties/${house}/${path}`, fields);
    await put('events', { title: 'Tasting', starts_on: inMinutes(-60), ...on });
    await put('presses', { title: 'A star', publish_date: '2026-01-05', ...on });
    await put('presses', { title: 'Draft', publish_date: '2026-01-05' });
    await put('menus', { title: 'Lunch', script: '<b>x</b>', ...on });
    const { id } = await put('hours', { published: false, message: 'Closed for repairs', message_published: false });
    expect((await live(house)).data.hours).toEqual([]);
    await server().admin.put(`/properties/${house}/hours/${id}`, { published: true });
    const other = await server().given.restaurant();
    await server().given.item(`/properties/${other}/hours`, { published: true, message: 'Elsewhere', message_published: true });
    const { data } = await live(house);
    expect([titles(data.events), titles(data.presses), titles(data.menus)]).toEqual([['Tasting'], ['A star'], ['Lunch']]);
    expect(data.hours).toMatchObject([{ id, message: null }]);
    expect((await live(other)).data.hours).toMatchObject([{ message: 'Elsewhere' }]);
  });

  it('has the first three home promos, in the order that staff gave them', async () => {
    const hotel = await server().given.hotel();
    for (const title of ['One', 'Two', 'Three', 'Four'])
      await server().given.item(`/properties/${hotel}/home-promos`, { title, starts_on: inMinutes(-60), ...on });
    expect(titles((await live(hotel)).data.home_promos)).toEqual(['One', 'Two', 'Three']);
    await server().services.db.update(homePromos).set({ published: false }).where(eq(homePromos.title, 'Two'));
    expect(titles((await live(hotel)).data.home_promos)).toEqual(['One', 'Three', 'Four']);
  });

  it('says when it changes next: the next start or end of anything, or null', async () => {
    const { given, admin } = server();
    const hotel = await given.hotel({ timezone: 'UTC' });
    const put = (path: string, fields: object) => given.item(`/properties/${hotel}/${path}`, fields);
    const next = async () => (await live(hotel)).meta.expires_on;
    await put('specials', special(on));
    expect(await next()).toBeNull();
    const starts = inMinutes(90);
    const later = await put(
      'specials',
      special({ title: 'Later', starts_on: starts, ends_on: inMinutes(200), does_not_end: false, ...on }),
    );
    expect(await next()).toBe(starts);
    const ends = inMinutes(45);
    await put('tiled-promos', tiledPromo({ ends_on: ends, does_not_end: false, ...on }));
    expect(await next()).toBe(ends);
    await put('tiled-promos', tiledPromo({ ends_on: inMinutes(10), does_not_end: false }));
    expect(await next()).toBe(ends);
    const calendar = await put('calendars', { name: 'Music' });
    const time = { start: wall(-30), end: wall(20) };
    await put('calendar-events', calendarEvent(calendar.id, { ...time, title: 'Tonight', ...on }));
    await put('calendar-events', calendarEvent(calendar.id, { start: wall(-90), end: wall(-60), title: 'Over', ...on }));
    expect(titles((await live(hotel)).data.calendar_events)).toEqual(['Tonight']);
    expect(await next()).toBe(`${time.end}.000Z`);
    await admin.del(`/properties/${hotel}/specials/${later.id}`);
  });

  it('changes next with the earliest start, whichever place in the list it has', async () => {
    const hotel = await server().given.hotel();
    const starts = [inMinutes(120), inMinutes(60), inMinutes(120)];
    for (const [index, starts_on] of starts.entries())
      await server().given.item(`/properties/${hotel}/specials`, special({ title: `Offer ${index}`, starts_on, ...on }));
    expect((await live(hotel)).meta.expires_on).toBe(starts[1]);
  });

  it('has nothing that is archived, even if it is still published', async () => {
    const hotel = await server().given.hotel();
    await server().given.item(`/properties/${hotel}/specials`, special(on));
    await server().services.db.update(specials).set({ archived: true }).where(eq(specials.propertyId, hotel));
    expect((await live(hotel)).data.specials).toEqual([]);
  });

  it('a home promo after the third causes no next change, unless it will have moved up by then', async () => {
    const { given, admin } = server();
    const hotel = await given.hotel();
    const put = (title: string, fields: object = {}) =>
      given.item(`/properties/${hotel}/home-promos`, { title, starts_on: inMinutes(-60), ...on, ...fields });
    const next = async () => (await live(hotel)).meta.expires_on;
    const until = (minutes: number) => ({ ends_on: inMinutes(minutes), does_not_end: false });
    const one = await put('One');
    await put('Two');
    await put('Three');
    await put('Four', until(30));
    await put('Five', { starts_on: inMinutes(20), ...until(40) });
    expect(await next()).toBeNull();
    const over = until(25);
    await admin.put(`/properties/${hotel}/home-promos/${one.id}`, over);
    expect(await next()).toBe(over.ends_on);
    await admin.put(`/properties/${hotel}/home-promos/${one.id}`, { published: false });
    const { data, meta } = await live(hotel);
    expect(titles(data.home_promos)).toEqual(['Two', 'Three', 'Four']);
    // Not the start of 'Five', which only appears when 'Four' ends.
    const four = (await admin.get(`/properties/${hotel}/home-promos`)).body.data.find(
      ({ title }: { title: string }) => title === 'Four',
    );
    expect(meta.expires_on).toBe(four.ends_on);
  });

  it('is a different answer at that moment', async () => {
    const hotel = await server().given.hotel();
    const starts_on = new Date(Date.now() + 700).toISOString();
    await server().given.item(`/properties/${hotel}/specials`, special({ title: 'Soon', starts_on, ...on }));
    const before = await live(hotel);
    expect([titles(before.data.specials), before.meta.expires_on]).toEqual([[], starts_on]);
    await new Promise((resolve) => setTimeout(resolve, Date.parse(starts_on) - Date.now() + 5));
    const after = await live(hotel);
    expect([titles(after.data.specials), after.meta.expires_on]).toEqual([['Soon'], null]);
  });

  it("has one alert: the global one, unless the property's own one wins, and never a draft", async () => {
    const { given, admin } = server();
    const hotel = await given.hotel();
    const names = async () => (await live(hotel)).data.alerts.map(({ name }: { name: string }) => name);
    const ownAlert = await given.item('/alerts', { name: 'Own', ...on });
    const globalAlert = await given.item('/alerts', { name: 'All', ...on });
    expect(await names()).toEqual([]);
    await admin.put('/alerts/assign', { property_id: hotel, alert_id: ownAlert.id });
    expect(await names()).toEqual(['Own']);
    await admin.put(`/alerts/${globalAlert.id}/global`);
    expect(await names()).toEqual(['All']);
    await admin.put('/alerts/assign', { property_id: hotel, override: true });
    expect(await names()).toEqual(['Own']);
    await admin.put(`/alerts/${ownAlert.id}`, { published: false });
    expect(await names()).toEqual(['All']);
    await admin.put(`/alerts/${globalAlert.id}`, { published: false });
    expect(await names()).toEqual([]);
    await admin.put(`/alerts/${globalAlert.id}`, { published: true });
    expect(await names()).toEqual(['All']);
    await admin.del('/alerts/global');
    expect(await names()).toEqual([]);
  });

  it('can be read by people who can read the property', async () => {
    const { given, nobody } = server();
    const [hotel, other] = [await given.hotel(), await given.hotel()];
    expect((await nobody.get(`/properties/${hotel}/live`)).status).toBe(401);
    expect((await (await tokenFor(other)).get(`/properties/${hotel}/live`)).status).toBe(403);
    expect((await (await given.user(['special', 'r', other])).get(`/properties/${hotel}/live`)).status).toBe(403);
    expect((await server().admin.get('/properties/none/live')).status).toBe(404);
    expect((await server().admin.get(`/properties/${hotel}/live?page=1`)).status).toBe(400);
  });

  describe('with an ETag', () => {
    const ask = (path: string, token: string, headers: Record<string, string> = {}) =>
      server().app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...headers } });

    it('an API token gets 304 if it has the answer already, until something changes', async () => {
      const hotel = await server().given.hotel();
      const { value } = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
      for (let index = 0; index < 4; index += 1)
        await server().given.item(
          `/properties/${hotel}/specials`,
          special({ title: `Offer ${index}`, content: '<p>Snow</p>'.repeat(40), ...on }),
        );
      for (const path of [`/properties/${hotel}/live`, `/properties/${hotel}/specials`, `/properties/${hotel}`]) {
        const first = await ask(path, value);
        expect(first.statusCode).toBe(200);
        expect(first.headers['cache-control']).toBe('private, no-cache');
        expect(first.headers.vary).toContain('authorization');
        const etag = String(first.headers.etag);
        const headerSets: Record<string, string>[] = [
          { 'if-none-match': etag },
          { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'gzip' },
        ];
        for (const headers of headerSets) {
          const again = await ask(path, value, headers);
          expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
          expect(again.headers['content-type']).toBeUndefined();
        }
        const packed = await ask(path, value, { 'accept-encoding': 'gzip', 'if-none-match': '"other"' });
        expect([packed.statusCode, packed.headers.etag]).toEqual([200, etag]);
        if (path.endsWith('live')) expect(packed.headers['content-encoding']).toBe('gzip');
        await server()
          .services.db.update(specials)
          .set({ title: `New ${path}` })
          .where(eq(specials.propertyId, hotel));
        if (path !== `/properties/${hotel}`) expect((await ask(path, value, { 'if-none-match': etag })).statusCode).toBe(200);
      }
    });

    it('staff get an ETag only from this call; errors and changes have none', async () => {
      const hotel = await server().given.hotel();
      const { adminToken } = server();
      const first = await ask(`/properties/${hotel}/live`, adminToken);
      const etag = String(first.headers.etag);
      expect((await ask(`/properties/${hotel}/live`, adminToken, { 'if-none-match': etag })).statusCode).toBe(304);
      const list = await ask(`/properties/${hotel}/specials`, adminToken);
      expect([list.headers.etag, list.headers['cache-control']]).toEqual([undefined, 'no-store']);
      const { value } = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
      const missing = await ask('/properties/none/live', value, { 'if-none-match': '*' });
      expect([missing.statusCode, missing.headers.etag, missing.headers['cache-control']]).toEqual([403, undefined, 'no-store']);
    });
  });
});
