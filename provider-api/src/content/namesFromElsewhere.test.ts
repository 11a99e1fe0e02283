import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { binOfServer } from '../../testing/bin';
import { PASSWORD } from '../../testing/given';
import { lastMailTo, resetTokenIn } from '../../testing/mails';
import { calendarEvent } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';
import { regions } from '../access/places/schema';
import { users } from '../access/users/schema';
import { calendars } from '../resources/calendars/schema';
import { faqCategories } from '../resources/faq-categories/schema';

/** During a rolling upgrade, an earlier version still stores names as they were typed (docs/decisions/rolling-upgrade.md). */
onBothEngines('A name that an earlier version stored as it was typed', (server) => {
  const TYPED = ' Wine \u200b Cafe\u0301\u00a0Evenings';
  const NORMALISED = 'wine Café evenings';
  const { throwAway, restore } = binOfServer(server);

  it('counts as the same as the one that it looks like', async () => {
    const { admin, given, services } = server();
    const hotel = await given.hotel();
    const row = { propertyId: hotel, name: TYPED, sortIndex: 0 };
    await services.db.insert(calendars).values({ ...row, id: 'typed calendar' });
    await services.db.insert(faqCategories).values({ ...row, id: 'typed category' });
    await services.db.insert(regions).values({ id: 'typed region', name: TYPED });
    for (const path of ['/regions', `/properties/${hotel}/calendars`, `/properties/${hotel}/faq-categories`]) {
      expect([path, (await admin.post(path, { name: NORMALISED })).status]).toEqual([path, 409]);
    }
    const sentAgain = { 'idempotency-key': randomUUID() };
    expect((await admin.post('/regions', { name: 'Win' }, sentAgain)).status).toBe(201);
    expect((await admin.post('/regions', { name: NORMALISED }, sentAgain)).status).toBe(409);
  });

  it('keeps something of the same name from being restored from the bin', async () => {
    const { given, services } = server();
    const hotel = await given.hotel();
    const region = await given.item('/regions', { name: 'Wine Café Nights' });
    const calendar = await given.item(`/properties/${hotel}/calendars`, { name: NORMALISED });
    const deleted = [
      await throwAway(`/regions/${region.id}`, region.id),
      await throwAway(`/properties/${hotel}/calendars/${calendar.id}`, calendar.id),
    ];
    await services.db.insert(calendars).values({ propertyId: hotel, name: TYPED, sortIndex: 0, id: 'later calendar' });
    await services.db.insert(regions).values({ id: 'later region', name: TYPED.replace('Evenings', 'NIGHTS') });
    for (const { id } of deleted) {
      const { status, body } = await restore(id);
      expect([status, body.message]).toEqual([409, expect.stringMatching(/^There is now another .+ with the same name/)]);
    }
  });

  it('is normalised by the next save', async () => {
    const { admin, given, services } = server();
    const path = `/properties/${await given.hotel()}/calendars`;
    const { id } = await given.item(path, { name: 'Wine' });
    await services.db.update(calendars).set({ name: TYPED }).where(eq(calendars.id, id));
    const { status, body } = await admin.put(`${path}/${id}`, { name: TYPED });
    expect([status, body.data.name]).toEqual([200, 'Wine Café Evenings']);
  });

  it('finds the calendar of the same name in another property, and gives a new one the name as it is stored today', async () => {
    const { given, services } = server();
    const [source, target, empty] = [await given.hotel(), await given.hotel(), await given.hotel()];
    const rows = [source, target].map((propertyId) => ({
      id: `calendar of ${propertyId}`,
      propertyId,
      name: TYPED,
      sortIndex: 0,
    }));
    await services.db.insert(calendars).values(rows);
    const copyTo = async (hotel: string) =>
      (await given.item(`/properties/${hotel}/calendar-events`, calendarEvent(rows[0]!.id))).calendar;
    expect((await copyTo(target)).id).toBe(rows[1]!.id);
    expect((await copyTo(empty)).name).toBe('Wine Café Evenings');
  });

  it('is an address that its owner signs in with, saves and sets a new password with, in either spelling', async () => {
    const { as, given, nobody, services } = server();
    const { id, email } = await given.user();
    const stored = `Cafe\u0301-${email}`;
    await services.db.update(users).set({ email: stored }).where(eq(users.id, id));
    for (const accented of ['Cafe\u0301', 'caf\u00e9']) {
      const typed = `${accented}-${email}`;
      expect((await nobody.post('/auth', { username: typed, password: PASSWORD })).status).toBe(201);
      expect((await nobody.post('/passwords/forgot', { email: typed })).status).toBe(204);
      const link = `/passwords/${resetTokenIn(await lastMailTo(services, stored))}`;
      const reset = await nobody.put(link, { email: typed, password: PASSWORD, confirm_password: PASSWORD });
      expect([typed, reset.status]).toEqual([typed, 204]);
    }
    const { body } = await nobody.post('/auth', { username: stored, password: PASSWORD });
    const saved = await as(body.data.token.value).put('/profile', { first_name: 'Ann', email: normaliseEmail(stored) });
    expect(saved.status).toBe(200);
  });
});
