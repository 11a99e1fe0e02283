import { sql } from 'drizzle-orm';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { readVersions } from '../../access/history/read';
import { versionItems, versions } from '../../access/history/schema';
import { properties, regions } from '../../access/places/schema';
import type { ContentRow } from '../../content/definition';
import { assetUses } from '../../resources/assets/schema';
import { calendars } from '../../resources/calendars/schema';
import { faqCategories } from '../../resources/faq-categories/schema';
import { sharedSpecials } from '../../resources/shared-specials/schema';
import { specials } from '../../resources/specials/schema';
import { openEmbeddedDatabase } from '../../../testing/engines';
import { POSTGRES_URL } from '../../../testing/names';
import { onBothEngines } from '../../../testing/server';
import type { Storage } from './database';
import { migrationsDir } from './paths';
import { wrapPglite } from './pglite';
import { newDatabase } from '../../../testing/newDatabase';
import { openPostgres } from './postgres';
import { templateDir } from './template';

const root = mkdtempSync(join(tmpdir(), 'innkeeper-upgrade-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The migrations of a later program: those of this one, and more. @returns their folder */
function laterMigrations(name: string, ...statements: string[]): string {
  const folder = join(root, name);
  cpSync(migrationsDir(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  for (const [index, statement] of statements.entries()) {
    const last = journal.entries.at(-1)!;
    const tag = `9${index}_${name}`;
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
    writeFileSync(join(folder, `${tag}.sql`), statement);
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

const EXPAND = 'alter table regions add column colour text;';
const CONTRACT = '-- contract\nalter table regions drop column version;';
const REFUSED = 'A later version of Innkeeper has changed this database in a way that this version does not understand.';

/** The migrations of the program before one of them. @returns their folder */
function earlierMigrations(name: string, tag: string): string {
  const folder = join(root, name);
  cpSync(migrationsDir(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  expect(entries.length).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Opens one database as a program with these migrations does, each time it is called. */
type Open = (folder?: string) => Promise<Storage>;
const databases: [string, (from?: 'empty') => Promise<{ open: Open; close: () => Promise<void> }>][] = [
  [
    'embedded database',
    async (from) => {
      const folder = mkdtempSync(join(root, 'database-'));
      if (from !== 'empty') cpSync(templateDir(), folder, { recursive: true });
      const client = await openEmbeddedDatabase(folder);
      return { open: (folder) => wrapPglite(client, folder), close: () => client.close() };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = `${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`;
      const opened: Storage[] = [];
      const open: Open = async (folder) => {
        const storage = await openPostgres(url, { folder });
        opened.push(storage);
        return storage;
      };
      return { open, close: async () => void (await Promise.all(opened.map((storage) => storage.close()))) };
    },
  ],
];

describe.each(databases)('A rolling upgrade (%s)', (_engine, database) => {
  it('an old program goes on beside one that added something, and starts again; not beside one that took something away', async () => {
    const { open, close } = await database();
    const old = await open();
    const expanded = await open(laterMigrations(`added-${_engine}`, EXPAND));
    await old.check();
    await expanded.check();
    await old.db.insert(regions).values({ name: 'By the old one' });
    expect(await expanded.db.select({ name: regions.name }).from(regions)).toEqual([{ name: 'By the old one' }]);
    await (await open()).check();

    const contracted = await open(laterMigrations(`taken-${_engine}`, EXPAND, CONTRACT));
    await contracted.check();
    await expect(old.check()).rejects.toThrow(REFUSED);
    await expect(open()).rejects.toThrow(REFUSED);
    await expect(expanded.check()).rejects.toThrow(REFUSED);
    await close();
  }, 60_000);

  it('a program that does not know second factors is refused, and turns unready: it would sign people in without them', async () => {
    const { open, close } = await database('empty');
    const old = earlierMigrations(`unaware-${_engine}`, '0015_second_factors');
    const outdated = await open(old);
    await outdated.check();
    await open();
    await expect(outdated.check()).rejects.toThrow(REFUSED);
    await expect(open(old)).rejects.toThrow(REFUSED);
    await close();
  }, 60_000);

  it('items from before the table of used files stand in it, and a program from before goes on to write into it', async () => {
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

  it('a clone from before clones were the hotel’s own names no shared special; what was given to a hotel goes on to', async () => {
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

  it('names from before they were normalised become what a save would store, unless another item has that name', async () => {
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

  it('a table that somebody else has made already ends the start with a sentence, and nothing is changed', async () => {
    const { open, close } = await database();
    const { db, check } = await open();
    await db.execute(sql`alter table regions add column colour text`);
    await expect(open(laterMigrations(`half-${_engine}`, 'create table halves (id text);', EXPAND))).rejects.toThrow(
      /^The tables could not be brought up to date: column "colour" of relation "regions" already exists\. Nothing was changed\./,
    );
    await check();
    expect((await db.execute(sql`select to_regclass('halves') as relation`)).rows).toEqual([{ relation: null }]);
    await close();
  }, 60_000);

  it('a program whose migrations went another way is refused', async () => {
    const { open, close } = await database();
    await open(laterMigrations(`one-${_engine}`, EXPAND));
    const other = laterMigrations(`other-${_engine}`);
    const file = join(other, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
    journal.entries.at(-1)!.when -= 1;
    writeFileSync(file, JSON.stringify(journal));
    await expect(open(other)).rejects.toThrow(REFUSED);
    await close();
  }, 60_000);
});

it('two new programs that start at once on PostgreSQL migrate once', async () => {
  const url = `${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`;
  const old = await openPostgres(url);
  const folder = laterMigrations('twice', EXPAND);
  const opened = await Promise.all([1, 2].map(() => openPostgres(url, { folder })));
  for (const storage of [old, ...opened]) await storage.check();
  for (const storage of [old, ...opened]) await storage.close();
}, 60_000);

it('a table that is in use for too long ends the start with a sentence, and nothing is changed', async () => {
  const url = `${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`;
  const old = await openPostgres(url);
  await old.db.transaction(async (tx) => {
    await tx.select().from(regions);
    await expect(openPostgres(url, { folder: laterMigrations('busy', EXPAND) })).rejects.toThrow(
      'one of them was in use for too long',
    );
  });
  await old.check();
  await old.close();
}, 60_000);

onBothEngines('A server whose store was changed by a later program', (server) => {
  it('says so when it is asked whether it is ready', async () => {
    const { db } = server().services;
    await db.execute(sql`update store_compatibility set needs = 9000000000000`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9000000000000)`);
    const { status, body } = await server().nobody.get('/ready');
    expect([status, body.message]).toEqual([503, `${REFUSED} Start that version.`]);
    expect((await server().nobody.get('/health')).status).toBe(200);
  });
});
