import { engines } from '../../../testing/engines';
import type { Embedded } from '../../../testing/environment';

const borrow = (globalThis as unknown as Embedded).borrowEmbedded;
const REGION = "regions (id, name, created_at, updated_at) values (gen_random_uuid(), 'North', now(), now())";
const ROW = "insert into lent (word) values ('kept?')";

it('an embedded database is reset before it is lent again: rows, counters and settings', async () => {
  const first = await borrow();
  const migrations = (await first.query('select * from drizzle.__drizzle_migrations order by id')).rows;
  await first.exec(`set search_path = nowhere; insert into public.${REGION}`);
  await first.exec("delete from drizzle.__drizzle_migrations; insert into drizzle.__drizzle_migrations (hash) values ('other')");
  await first.close();

  const second = await borrow();
  expect((await second.query('select name from regions')).rows).toEqual([]);
  expect((await second.query('select * from drizzle.__drizzle_migrations order by id')).rows).toEqual(migrations);
  const { rows } = await second.query<{ id: number }>(
    "insert into drizzle.__drizzle_migrations (hash) values ('x') returning id",
  );
  expect(rows[0]?.id).toBe(migrations.length + 1);
  await second.close();
});

it('a database with changed tables is not lent again', async () => {
  const first = await borrow();
  await first.exec(`create table lent (word text); ${ROW}`);
  await first.close();
  const second = await borrow();
  await expect(second.query(ROW)).rejects.toThrow('does not exist');
  await second.close();
});

it('a database that was given back answers no more, and two tests at the same time get different ones', async () => {
  const [first, second] = [await borrow(), await borrow()];
  await first.exec(`insert into ${REGION}`);
  expect((await second.query('select name from regions')).rows).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  expect(() => first.query('select 1')).toThrow('closed');
  const storage = await engines['embedded database']!();
  await storage.close();
  await storage.close();
});
