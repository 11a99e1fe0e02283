import { normaliseName } from 'shared-kit/rules/normaliseName';
import { bypassBounds } from '../../../testing/bypassBounds';
import { databases, earlierMigrations } from '../../../testing/upgrades';
import { readVersions } from '../../access/history/read';
import { versionItems, versions } from '../../access/history/schema';
import { properties, regions } from '../../access/places/schema';
import type { ContentRow } from '../../content/definition';
import { assetUses } from '../../resources/assets/schema';
import { calendars } from '../../resources/calendars/schema';
import { faqCategories } from '../../resources/faq-categories/schema';
import { sharedSpecials } from '../../resources/shared-specials/schema';
import { specials } from '../../resources/specials/schema';

describe.each(databases)('What was stored before an upgrade (%s)', (_engine, database) => {
  it('items from before the table of file uses are added to it, and an older version still writes to it', async () => {
    const { open, close } = await database('empty');
    const old = await open(earlierMigrations(`uses-${_engine}`, '0025_asset_uses'));
    const write = (id: string) =>
      old.db.insert(sharedSpecials).values({
        id,
        title: 'Spa',
        startDate: '2026-11-01T09:00:00.000Z',
        image: { assetId: `picture ${id}`, alt: 'Spa' },
      });
    await write('1');
    const { db } = await open();
    await write('2');
    expect(await db.select().from(assetUses).orderBy(assetUses.itemId)).toEqual(
      ['1', '2'].map((id) => ({ assetId: `picture ${id}`, tableName: 'shared_specials', itemId: id })),
    );
    await close();
  }, 60_000);

  it('an older clone no longer refers to a shared special; a copy that was distributed to a hotel still does', async () => {
    const { open, close } = await database('empty');
    const { db: old } = await open(earlierMigrations(`clones-${_engine}`, '0033_clones_name_no_shared_special'));
    const house = { id: '7', name: 'House', type: 'hotel', url: 'https://house.example', timezone: 'UTC' } as const;
    await old.insert(properties).values(house);
    const window = { startsOn: '2026-11-01T09:00:00.000Z', endsOn: '2120-01-01T00:00:00.000Z' };
    const shared = { propertyId: '7', title: 'Spa', sharedSpecialId: 'spa', cta: {}, details: {}, ...window };
    for (const [sortIndex, action] of ['cloned', 'distributed', 'unknown'].entries()) {
      await old.insert(specials).values({ ...shared, id: action, sortIndex } as typeof specials.$inferInsert);
      if (action === 'unknown') continue;
      const [item] = await old.insert(versionItems).values({ kind: 'specials', itemId: action, name: 'Spa' }).returning();
      const version = { item: Number(item?.id), at: window.startsOn, version: 1 };
      await old.insert(versions).values([
        { ...version, action },
        { ...version, version: 2, action: 'changed' },
      ]);
    }
    const { db } = await open();
    const stored = await db.select({ id: specials.id, of: specials.sharedSpecialId }).from(specials).orderBy(specials.id);
    expect(stored).toEqual([
      { id: 'cloned', of: null },
      { id: 'distributed', of: 'spa' },
      { id: 'unknown', of: 'spa' },
    ]);
    await close();
  }, 60_000);

  it('older names are normalised as a save would do it, unless another item has that name', async () => {
    const { open, close } = await database('empty');
    const { db: old } = await open(earlierMigrations(`names-${_engine}`, '0034_names_are_normalised'));
    const house = { name: 'House', type: 'hotel', url: 'https://house.example', timezone: 'UTC' } as const;
    await old.insert(properties).values(['7', '8'].map((id) => ({ ...house, id })));
    // Every character that is changed, and some that are not.
    const unseen = '\u007f\u0084\u0086\u009f\u00ad\u200b\u202a\u202e\u2060\u2066\u2069\ufeff';
    const blanks = ' \u00a0\u1680\u2000\u2003\u200a\u202f\u205f\u3000\t\n\r\u0085\u2028\u2029';
    const names = [
      'Wine  Evenings',
      `Spa${unseen} & ${[...blanks].join('x')}`,
      '\v Cafe\u0301\f ',
      'a\u200cb\u200d 👩‍🍳',
      '\u200b',
    ];
    const rows = names.map((name, index) => ({ id: `c${index}`, propertyId: '7', name, sortIndex: index }));
    const alike = [
      ['one', '7', 'Fire  Side'],
      ['two', '7', 'fire side'],
      ['elsewhere', '8', 'Fire  Side'],
    ] as const;
    await old
      .insert(calendars)
      .values([...rows, ...alike.map(([id, propertyId, name], index) => ({ id, propertyId, name, sortIndex: 10 + index }))]);
    await old.insert(faqCategories).values({ id: 'f', propertyId: '7', name: ' Stay\u00a0here', sortIndex: 1 });
    await old.insert(regions).values({ id: 'r', name: 'South  Coast' });
    const [item] = await old.insert(versionItems).values({ kind: 'calendars', itemId: 'c0', name: 'Wine  Evenings' }).returning();
    await old.insert(versions).values({ item: Number(item?.id), at: '2026-11-01T09:00:00.000Z', version: 1, action: 'created' });

    const { db } = await open();
    const stored = new Map((await db.select().from(calendars)).map((row) => [row.id, row]));
    expect(rows.map(({ id }) => stored.get(id)?.name)).toEqual(names.map((name) => normaliseName(name) || name));
    expect(alike.map(([id]) => stored.get(id)?.name)).toEqual(['Fire  Side', 'fire side', 'Fire Side']);
    expect((await db.select().from(faqCategories)).map(({ name }) => name)).toEqual(['Stay here']);
    expect((await db.select().from(regions)).map(({ name }) => name)).toEqual(['South Coast']);
    const history = await readVersions(db, 'calendars', stored.get('c0') as ContentRow);
    expect(history.map(({ action, version, by, after }) => [action, version, by, after?.name])).toEqual([
      ['changed', 2, null, 'Wine Evenings'],
      ['created', 1, null, 'Wine  Evenings'],
    ]);
    await close();
  }, 60_000);

  it('a name that is older than its bound, or would pass it once normalised, keeps no program from starting', async () => {
    const { open, close } = await database('empty');
    const { db: old } = await open(earlierMigrations(`bounds-${_engine}`, '0034_names_are_normalised'));
    await old.insert(properties).values({ id: '7', name: 'House', type: 'hotel', url: 'https://house.example', timezone: 'UTC' });
    // Normalised, the letter takes two characters.
    const names = [`Long  ${'x'.repeat(250)}`, '\u0958'.repeat(150), `${'x'.repeat(199)}  y`];
    await bypassBounds(old, 'regions', async (tx) => {
      await tx.insert(regions).values(names.map((name, index) => ({ id: `r${index}`, name })));
    });
    const { db } = await open();
    const stored = (await db.select().from(regions).orderBy(regions.id)).map(({ name }) => name);
    expect(stored).toEqual([names[0], names[1], names[2]]);
    await close();
  }, 60_000);
});
