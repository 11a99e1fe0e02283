import { and, asc, eq, type SQL } from 'drizzle-orm';
import { entryOf, type Change } from '../../src/access/history/record';
import type { Tracked } from '../../src/access/history/fields';
import { versionItems, versionPeople, versions } from '../../src/access/history/schema';
import { users } from '../../src/access/users/schema';
import type { Editor } from '../../src/base/storage/columns';
import { column, type ContentTable } from '../../src/content/definition';
import { events } from '../../src/resources/events/schema';
import { faqs } from '../../src/resources/faqs/schema';
import { homePromos } from '../../src/resources/home-promos/schema';
import { menus } from '../../src/resources/menus/schema';
import { presses } from '../../src/resources/presses/schema';
import { specials } from '../../src/resources/specials/schema';
import { tiledPromos } from '../../src/resources/tiled-promos/schema';
import { deeds, type Deed } from '../copy/deeds';
import { onDay, type Plan, type Seeded } from './plan';

const tables: Record<Deed['kind'], ContentTable> = {
  specials,
  'tiled-promos': tiledPromos,
  faqs,
  'home-promos': homePromos,
  events,
  menus,
  presses,
};

/** How many days before its change an item was created. */
const MADE_BEFORE = 4;

interface Happened {
  kind: string;
  by: Editor;
  change: Change;
}

/** Three weeks of changes with their versions, so that Activity, History and 'My last changes' have something to show. */
export async function seedActivity(plan: Plan, properties: Seeded[]): Promise<void> {
  const people = await plan.db.select().from(users);
  const happened: Happened[] = [];
  for (const deed of deeds) {
    const property = properties.find(({ slug }) => slug === deed.house);
    const person = people.find(({ firstName }) => firstName === deed.who);
    if (!property || !person) throw new Error(`The demo has no ${property ? deed.who : deed.house}.`);
    const by = { id: person.id, name: `${person.firstName} ${person.lastName}` };
    happened.push(...(await happen(plan, deed, property.id, by)));
  }
  happened.sort((one, other) => one.change.after.updatedAt.localeCompare(other.change.after.updatedAt));
  await keep(plan, happened);
}

/** Carries out one deed. @returns the item's creation and the change */
async function happen({ db, now, by: author }: Plan, deed: Deed, propertyId: string, by: Editor): Promise<Happened[]> {
  const table = tables[deed.kind];
  const row = await find(db, table, propertyId, deed);
  const at = onDay(now, deed.days, deed.hour);
  const isNew = deed.did === 'created';
  const createdAt = isNew ? at : onDay(now, deed.days - MADE_BEFORE, deed.hour);
  const after: Tracked = { ...row, version: isNew ? 1 : 2, updatedAt: at, updatedBy: by };
  const stamps = { version: after.version, createdAt, updatedAt: at, updatedBy: by };
  await db.update(table).set(stamps).where(eq(table.id, row.id));
  const made = { kind: deed.kind, by: author, change: { before: null, after: { ...row, version: 1, updatedAt: createdAt } } };
  if (isNew) return [{ ...made, by }];
  const before = { ...after, ...beforeOf(deed, row), version: 1, updatedAt: createdAt };
  return [made, { kind: deed.kind, by, change: { before, after } }];
}

/** The item that a deed is about: the nth of those in the state in which the deed leaves it. */
async function find(db: Plan['db'], table: ContentTable, propertyId: string, { did, nth, kind, house }: Deed): Promise<Tracked> {
  const fits: SQL[] = [eq(table.propertyId, propertyId), eq(column(table, 'archived'), did === 'archived')];
  if (did === 'published') fits.push(eq(column(table, 'published'), true));
  const [row] = await db
    .select()
    .from(table)
    .where(and(...fits))
    .orderBy(asc(table.sortIndex))
    .limit(1)
    .offset(nth);
  if (!row) throw new Error(`The demo has too few ${kind} of ${house} that were ${did}.`);
  return row as Tracked;
}

/** The fields that were different before a deed, with their former values. */
function beforeOf({ did }: Deed, row: Tracked): Record<string, unknown> {
  if (did === 'published') return { published: false };
  if (did === 'archived') return { archived: false };
  const field = 'question' in row ? 'question' : 'title';
  return { [field]: `${String(row[field]).replace(/\?$/, '')} (to be checked)` };
}

/** Stores versions in the order in which they were made. */
async function keep({ db }: Plan, happened: Happened[]): Promise<void> {
  const people = new Map(happened.map(({ by }) => [by.id, by]));
  const known = await db
    .insert(versionPeople)
    .values([...people.values()].map(({ id, name }) => ({ userId: id, name })))
    .returning();
  const entries = happened.map(({ kind, by, change }) => ({ kind, by, ...entryOf(change, undefined) }));
  const things = new Map(
    entries.map(({ kind, item, property, name }) => [item, { kind, itemId: item, propertyId: property, name }]),
  );
  const items = await db
    .insert(versionItems)
    .values([...things.values()])
    .returning();
  await db.insert(versions).values(
    entries.map(({ item, by, at, version, action, delta }) => ({
      at,
      item: items.find(({ itemId }) => itemId === item)!.id,
      person: known.find(({ userId }) => userId === by.id)!.id,
      version,
      action,
      delta,
    })),
  );
}
