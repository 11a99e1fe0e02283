import { HISTORY_KINDS } from 'shared-kit/rules/historyKinds';
import { calendarEvent, sharedSpecial, special, tiledPromo } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { historyKinds } from './kinds';

interface Line {
  at: string;
  by: { id: string; name: string } | null;
  action: string;
  kind: string;
  name: string;
  item_id: string;
  property: { id: string; name: string } | null;
  link: string | null;
  gone: 'bin' | 'good' | null;
  gone_with: string | null;
}

onBothEngines('The activity log', (server) => {
  const linesOf = async (query: string, client = server().admin): Promise<Line[]> =>
    (await client.get(`/activity?per_page=100&${query}`)).body.data;

  it('lists who did what, filtered by person, kind, action, property and day', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const anna = await server().given.user(['special', 'rw', hotel]);
    const { id } = await server().given.item(`/properties/${hotel}/specials`, special({ title: 'Spa days' }));
    await anna.put(`/properties/${hotel}/specials/${id}`, { title: 'Spa weekend' });
    await anna.put(`/properties/${hotel}/specials/${id}`, { published: true });
    const lines = await linesOf(`property_id=${hotel}`);
    expect(lines.map(({ kind, action, name }) => `${kind} ${action} ${name}`)).toEqual([
      'specials published Spa weekend',
      'specials changed Spa weekend',
      'specials created Spa weekend',
      'properties created The Aster',
    ]);
    expect(lines[0]).toMatchObject({ by: { id: anna.id }, item_id: id, property: { id: hotel, name: 'The Aster' } });
    expect(await linesOf(`by=${anna.id}`)).toHaveLength(2);
    expect(await linesOf(`by=i%25%25super&kind=specials&property_id=${hotel}`)).toHaveLength(1);
    expect(await linesOf(`action=published&property_id=${hotel}`)).toHaveLength(1);
    expect(await linesOf(`property_id=${hotel}&from=${lines[0]!.at}`)).toHaveLength(1);
    expect(await linesOf(`property_id=${hotel}&to=${lines[0]!.at}`)).toHaveLength(3);
    const today = lines[0]!.at.slice(0, 10);
    expect(await linesOf(`property_id=${hotel}&from=${lines.at(-1)!.at.slice(0, 10)}&to=${today}`)).toHaveLength(4);
    expect((await server().admin.get('/activity?from=yesterday')).status).toBe(400);
    expect((await server().admin.get('/activity?to=2026-02-30')).status).toBe(400);
    expect((await server().admin.get('/activity?who=me')).status).toBe(400);
    expect((await server().admin.get('/activity?kind=special')).status).toBe(400);
  });

  it('every kind has a name, the same one as on the screen', () => {
    const singulars = Object.entries(HISTORY_KINDS).map(([kind, { singular }]) => ({ kind, singular }));
    expect(historyKinds().map(({ kind, singular }) => ({ kind, singular }))).toEqual(expect.arrayContaining(singulars));
    expect(historyKinds()).toHaveLength(singulars.length);
  });

  it('a line links to the page of its item, and to its version if the page shows versions', async () => {
    const hotel = await server().given.hotel({ name: 'The Birch' });
    const pathOf = (path: string) => `/properties/${hotel}/${path}`;
    const { id } = await server().given.item(pathOf('specials'), special({ title: 'Spa days' }));
    const promo = await server().given.item(pathOf('tiled-promos'), tiledPromo({ type: 'wedding' }));
    await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    const deleted = await server().given.item(pathOf('specials'), special({ title: 'Gone' }));
    await server().admin.del(pathOf(`specials/${deleted.id}`));
    const clerk = await server().given.user(['special', 'r', hotel]);
    const linksOf = async (client = server().admin) =>
      (await linesOf(`property_id=${hotel}`, client)).map(({ action, name, link }) => [`${action} ${name}`, link]);
    expect(await linksOf()).toEqual([
      ['deleted Gone', `/hotels/${hotel}/bin?item=${deleted.id}`],
      ['created Gone', `/hotels/${hotel}/bin?item=${deleted.id}`],
      ['created Weekly', `/hotels/${hotel}/calendars`],
      [`created ${promo.title}`, `/hotels/${hotel}/tiled/weddings/${promo.id}/edit?history=1`],
      ['created Spa days', `/hotels/${hotel}/specials/${id}/edit?history=1`],
      ['created The Birch', `/hotels/${hotel}/settings?history=1`],
    ]);
    expect((await linksOf(clerk)).at(-1)).toEqual(['created The Birch', `/hotels/${hotel}`]);
    const region = await server().given.item('/regions', { name: 'Lakes' });
    const [ofRegion] = await linesOf('kind=regions');
    expect(ofRegion).toMatchObject({ item_id: region.id, link: `/hotels/regions/${region.id}?history=1` });
    expect((await linesOf('kind=regions', clerk))[0]).toMatchObject({ item_id: region.id, link: null });
    expect((await linesOf(`kind=users&action=created`))[0]!.link).toBe(`/users/${clerk.id}/edit?history=1`);
  });

  it('a deleted item links to the bin as long as it is there, and is marked as deleted for good afterwards', async () => {
    const hotel = await server().given.hotel({ name: 'The Cedar' });
    const pathOf = (path: string) => `/properties/${hotel}/${path}`;
    const { id } = await server().given.item(pathOf('specials'), special({ title: 'Spa days' }));
    const calendar = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    const { id: region } = await server().given.item('/regions', { name: 'Moors' });
    const whereabouts = async (query: string) =>
      (await linesOf(query)).map(({ action, name, link, gone }) => [`${action} ${name}`, link, gone]);
    const empty = async (itemId: string) => {
      const [entry] = (await server().admin.get(`/bin?item_id=${itemId}`)).body.data;
      expect((await server().admin.del(`/bin/${entry.id}`)).status).toBe(204);
    };
    await server().admin.del(pathOf(`specials/${id}`));
    await server().admin.del(`/regions/${region}`);
    expect(await whereabouts(`property_id=${hotel}&kind=specials`)).toEqual([
      ['deleted Spa days', `/hotels/${hotel}/bin?item=${id}`, 'bin'],
      ['created Spa days', `/hotels/${hotel}/bin?item=${id}`, 'bin'],
    ]);
    expect((await whereabouts('kind=regions'))[0]).toEqual(['deleted Moors', `/bin?item=${region}`, 'bin']);
    await empty(id);
    await empty(region);
    expect((await whereabouts(`property_id=${hotel}&kind=specials`))[0]).toEqual(['deleted Spa days', null, 'good']);
    expect((await whereabouts('kind=regions'))[0]).toEqual(['deleted Moors', null, 'good']);
    // Deleting a property deletes everything in it.
    expect((await server().admin.del(`/properties/${hotel}`)).status).toBe(204);
    const [calendars] = await whereabouts('kind=calendars');
    expect(calendars).toEqual([expect.stringContaining(calendar.name), `/bin?item=${hotel}`, 'bin']);
    await empty(hotel);
    expect((await whereabouts('kind=calendars'))[0]?.slice(1)).toEqual([null, 'good']);
  });

  describe('items that were deleted with another one', () => {
    const whereabouts = async (query: string, client = server().admin) =>
      (await linesOf(`action=created&${query}`, client)).map((line) => [line.name, line.link, line.gone, line.gone_with]);
    const entryOf = async (itemId: string) => (await server().admin.get(`/bin?item_id=${itemId}`)).body.data[0].id;
    const empty = async (itemId: string) => expect((await server().admin.del(`/bin/${await entryOf(itemId)}`)).status).toBe(204);
    const remove = async (path: string) => expect((await server().admin.del(path)).status).toBe(204);

    it('link to the other one in the bin, are restored with it, and are deleted for good with it', async () => {
      const house = await server().given.restaurant();
      const pathOf = (path: string) => `/properties/${house}/${path}`;
      const { id: calendar } = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
      const eventOf = (title: string) => server().given.item(pathOf('calendar-events'), calendarEvent(calendar, { title }));
      const [jazz, quiz] = [await eventOf('Jazz'), await eventOf('Quiz')];
      const events = `property_id=${house}&kind=calendar-events`;
      await remove(pathOf(`calendar-events/${jazz.id}`));
      await remove(pathOf(`calendars/${calendar}`));
      const bin = `/restaurants/${house}/bin?item=`;
      const ofJazz = ['Jazz', `${bin}${jazz.id}`, 'bin', null];
      expect(await whereabouts(events)).toEqual([['Quiz', `${bin}${calendar}`, 'bin', 'calendars'], ofJazz]);
      const reader = await server().given.user(['calendar_event', 'r', house]);
      expect(await whereabouts(events, reader)).toEqual([['Quiz', null, 'bin', 'calendars'], ofJazz]);
      expect((await server().admin.post(`/bin/${await entryOf(calendar)}/restore`)).status).toBe(200);
      expect((await whereabouts(events))[0]).toEqual(['Quiz', expect.stringContaining(quiz.id), null, null]);
      await remove(pathOf(`calendars/${calendar}`));
      await empty(calendar);
      expect(await whereabouts(events)).toEqual([['Quiz', null, 'good', null], ofJazz]);
    });

    it('are only those deleted with a property; those deleted earlier are listed separately', async () => {
      const house = await server().given.restaurant({ name: 'The Larder' });
      const pathOf = (path: string) => `/properties/${house}/${path}`;
      const { id: calendar } = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
      await server().given.item(pathOf('calendar-events'), calendarEvent(calendar, { title: 'Quiz' }));
      const [lost, binned] = [
        await server().given.item(pathOf('calendars'), { name: 'Lost' }),
        await server().given.item(pathOf('calendars'), { name: 'Binned' }),
      ];
      await server().given.item(pathOf('hours'), {});
      await remove(pathOf(`calendars/${lost.id}`));
      await empty(lost.id);
      await remove(pathOf(`calendars/${binned.id}`));
      await remove(`/properties/${house}`);
      const inBinWithHouse = [`/bin?item=${house}`, 'bin', 'properties'];
      const before = [
        ['Binned', `/bin?item=${binned.id}`, 'bin', null],
        ['Lost', null, 'good', null],
      ];
      const houseEntry = ['The Larder', `/bin?item=${house}`, 'bin', null];
      expect(await whereabouts(`property_id=${house}`)).toEqual([
        ['', ...inBinWithHouse],
        ...before,
        ['Quiz', ...inBinWithHouse],
        ['Weekly', ...inBinWithHouse],
        houseEntry,
      ]);
      await empty(house);
      const good = [null, 'good', null];
      expect(await whereabouts(`property_id=${house}`)).toEqual([
        ['', ...good],
        ...before,
        ['Quiz', ...good],
        ['Weekly', ...good],
        ['The Larder', ...good],
      ]);
    });
  });

  it('a person sees only lines about what they can read', async () => {
    const [here, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    for (const hotel of [here, otherHotel]) {
      await server().given.item(`/properties/${hotel}/specials`, special());
      await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Pets' });
    }
    await server().given.item('/tokens', { name: 'Site', property_id: [here] });
    const reader = await server().given.user(['special', 'r', here]);
    const visibleLines = await linesOf('', reader);
    expect(new Set(visibleLines.map(({ kind, property }) => `${kind} ${property?.id}`))).toEqual(
      new Set([
        `specials ${here}`,
        `properties ${here}`,
        ...visibleLines.filter(({ kind }) => /assets|regions/.test(kind)).map(({ kind }) => `${kind} undefined`),
      ]),
    );
    expect(await linesOf('', await server().given.user())).toEqual([]);
    expect((await linesOf('kind=tokens')).length).toBeGreaterThan(0);
    const token = await server().given.item('/tokens', { name: 'Other', property_id: [here] });
    expect((await server().as(token.value).get('/activity')).status).toBe(403);
  });

  it('a person with rights on different kinds in different properties sees each kind only in its own', async () => {
    const [first, second] = [await server().given.hotel(), await server().given.hotel()];
    for (const hotel of [first, second]) {
      await server().given.item(`/properties/${hotel}/specials`, special());
      await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' });
    }
    const person = await server().given.user(['special', 'r', first], ['faq', 'r', second]);
    const lines = (await linesOf('', person)).filter(({ kind }) => /^(specials|faq-categories)$/.test(kind));
    expect(lines.map(({ kind, property }) => `${kind} ${property?.id}`)).toEqual([
      `faq-categories ${second}`,
      `specials ${first}`,
    ]);
  });

  it('can be downloaded as CSV without formulas, which the security log records', async () => {
    const hotel = await server().given.hotel();
    await server().given.item(`/properties/${hotel}/specials`, special({ title: '=1+1' }));
    const headers = { authorization: `Bearer ${server().adminToken}`, accept: 'text/csv' };
    const { payload } = await server().app.inject({ url: `/api/activity?property_id=${hotel}`, headers });
    const [head, first] = payload.split('\n');
    expect(head).toContain('When (UTC),Who,Action,Kind,What,Property,Version,Id,Who id,Property id');
    expect(first).toContain("created,specials,'=1+1");
    const { id } = (await server().admin.get('/profile')).body.data;
    expect(first?.endsWith(`,${id},${hotel}`)).toBe(true);
    expect((await server().admin.get('/security-log?event=exported')).body.data[0].about.name).toBe('Activity');
  });

  it('a line links to pages that people without a super user’s rights may open', async () => {
    const hotel = await server().given.hotel({ name: 'The Elder' });
    const shared = await server().given.item('/shared-specials', sharedSpecial());
    const clerk = await server().given.user(['special', 'r', hotel], ['property', 'rw', hotel]);
    const [ofShared] = await linesOf('kind=shared-specials', clerk);
    expect(ofShared).toMatchObject({ item_id: shared.id, link: `/hotels/shared/specials/${shared.id}/edit?history=1` });
    const [ofHotel] = await linesOf(`kind=properties&property_id=${hotel}`, clerk);
    expect(ofHotel!.link).toBe(`/hotels/${hotel}/settings?history=1`);
  });
});
