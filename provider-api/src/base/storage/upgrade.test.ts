import { sql } from 'drizzle-orm';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { onBothEngines } from '../../../testing/server';
import { databases, earlierMigrations, laterMigrations } from '../../../testing/upgrades';
import { regions } from '../../access/places/schema';
import { openPostgres } from './postgres';

const EXPAND = 'alter table regions add column colour text;';
const CONTRACT = '-- contract\nalter table regions drop column version;';
const REFUSED = 'A later version of Innkeeper has changed this database in a way that this version does not understand.';

describe.each(databases)('A rolling upgrade (%s)', (_engine, database) => {
  it('an old version can run and start beside one that added something, but not beside one that removed something', async () => {
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

  it('a version without second factors is refused and not ready, because it would sign people in without them', async () => {
    const { open, close } = await database('empty');
    const old = earlierMigrations(`unaware-${_engine}`, '0015_second_factors');
    const outdated = await open(old);
    await outdated.check();
    await open();
    await expect(outdated.check()).rejects.toThrow(REFUSED);
    await expect(open(old)).rejects.toThrow(REFUSED);
    await close();
  }, 60_000);

  it('a table that already exists ends the start with a message, and nothing is changed', async () => {
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

  it('an upgrade that cannot record what it needs changes nothing, and the old version goes on', async () => {
    const { open, close } = await database();
    const old = await open();
    await old.db.execute(
      sql`create function refuse_row() returns trigger language plpgsql as $$ begin raise 'no record'; end $$`,
    );
    await old.db.execute(
      sql`create trigger unwritable before insert on store_compatibility for each row execute function refuse_row()`,
    );
    await expect(open(laterMigrations(`unrecorded-${_engine}`, CONTRACT))).rejects.toThrow('Nothing was changed.');
    await old.check();
    await old.db.insert(regions).values({ name: 'By the old one' });
    expect(await old.db.select({ version: regions.version }).from(regions)).toEqual([{ version: 1 }]);
    await close();
  }, 60_000);

  it('a version with different migrations is refused', async () => {
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

it('two new versions that start at once on PostgreSQL migrate once', async () => {
  const url = `${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`;
  const old = await openPostgres(url);
  const folder = laterMigrations('twice', EXPAND);
  const opened = await Promise.all([1, 2].map(() => openPostgres(url, { folder })));
  for (const storage of [old, ...opened]) await storage.check();
  for (const storage of [old, ...opened]) await storage.close();
}, 60_000);

it('a table that is locked for too long ends the start with a message, and nothing is changed', async () => {
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

onBothEngines('A server whose store was upgraded by a later version', (server) => {
  it('says so in /ready', async () => {
    const { db } = server().services;
    await db.execute(sql`update store_compatibility set needs = 9000000000000`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9000000000000)`);
    const { status, body } = await server().nobody.get('/ready');
    expect([status, body.message]).toEqual([503, `${REFUSED} Start that version.`]);
    expect((await server().nobody.get('/health')).status).toBe(200);
  });
});
