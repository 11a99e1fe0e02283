import { allOf, dataOf, type Call } from '../calls';
import { isSame, textOf, type Fields } from '../sameItem';
import type { Alerts } from './alerts';
import type { Hours } from './hours';
import { KINDS, kindAt } from './kinds';
import { may, mayReadProperty, type Person } from './rights';
import { listOf, pathOf, type Turn } from './step';
import { stateOf, type Item, type State } from './world';

const STATES: readonly State[] = ['draft', 'scheduled', 'live', 'ended'];

const idsOf = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => id).join();

/** Reports rows that are not the expected items in the expected order. */
function compare(problems: string[], what: string, rows: readonly Fields[], items: readonly Item[]): void {
  if (rows.map(({ id }) => id).join() !== idsOf(items)) {
    problems.push(`${what}: ${rows.map(({ id }) => id).join()} are there, and should be ${idsOf(items)}.`);
    return;
  }
  for (const [index, row] of rows.entries()) {
    const item = items[index]!;
    if (!isSame(row, item.answer)) problems.push(`${what}: ${item.id} is ${textOf(row)}, and should be ${textOf(item.answer)}.`);
    if ((row.sort_index ?? null) !== item.place)
      problems.push(`${what}: ${item.id} has the place ${row.sort_index}, and should have ${item.place}.`);
  }
}

/** Checks every tab of the turn's list as a super user sees it, and whether the turn's person may read it. */
export async function checkList(turn: Turn): Promise<void> {
  const { world, kind, property, people, person, problems } = turn;
  const [order, inOrder] = kind.path === 'calendar-events' ? ['id:ASC', true] : ['sort_index:ASC', false];
  for (const archived of kind.hasFlags ? [false, true] : [false]) {
    const query = `order_by=${order}${kind.hasFlags ? `&archived=${archived}` : ''}`;
    const items = world.tab(kind, property.id, archived);
    const expected = inOrder ? items.toSorted((one, other) => (one.id < other.id ? -1 : 1)) : items;
    const rows = await allOf<Fields>(people[0]!.call, `${listOf(turn)}?${query}`);
    compare(problems, `${listOf(turn)}?${query}`, rows, expected);
    const seen = await person.call('GET', `${listOf(turn)}?${query}&per_page=1`);
    const status = may(person, 'r', kind.resource, property.id) ? 200 : 403;
    if (seen.status !== status)
      problems.push(`${person.name} reads ${listOf(turn)} with ${seen.status}, and should with ${status}.`);
    const { meta } = (seen.body ?? {}) as { meta?: { count: number } };
    if (status === 200 && meta?.count !== items.length)
      problems.push(`${listOf(turn)}?${query} counts ${meta?.count}, and should count ${items.length}.`);
  }
}

/** Checks what the filter of each state selects, and that LIVE selects what guests see. */
export async function checkStates({ world, kind, property, people, problems }: Turn): Promise<void> {
  if (!kind.hasFlags) return;
  const list = listOf({ kind, property });
  const select = async (filter: string, items: readonly Item[]) => {
    const rows = await allOf<Fields>(people[0]!.call, `${list}?${filter}`);
    const [found, expected] = [rows.map(({ id }) => id).toSorted(), items.map(({ id }) => id).toSorted()];
    if (found.join() !== expected.join()) problems.push(`${list}?${filter}: ${found} are there, and should be ${expected}.`);
  };
  for (const state of STATES)
    await select(
      `state=${state}`,
      world.of(kind, property.id).filter((item) => stateOf(item) === state),
    );
  if (kind.hasWindow) await select('live=true', world.shown(kind, property.id));
}

/** What else guests see, besides items of lists. */
export interface Aside {
  alerts: Alerts;
  hours: Hours;
}

const forGuests = ({ updated_by: _staff, ...fields }: Fields): Fields => fields;

/** Checks what guests see, and whether a reader may read it. */
async function checkLive(
  { world, property, problems }: Turn,
  reader: Pick<Person, 'name' | 'call'>,
  isAllowed: boolean,
  { alerts, hours }: Aside,
) {
  const answer = await reader.call('GET', `/properties/${property.id}/live`);
  const status = isAllowed ? 200 : 403;
  if (answer.status !== status)
    problems.push(`${reader.name} reads what guests see with ${answer.status}, and should with ${status}.`);
  if (answer.status !== 200) return;
  const data = dataOf<Record<string, Fields[]>>(answer, 200);
  for (const kind of KINDS) {
    const rows = data[kind.path.replaceAll('-', '_')] ?? [];
    let items = kind.of.includes(property.type) ? world.shown(kind, property.id) : [];
    if (kind.path === 'calendar-events')
      for (const list of [rows, (items = [...items])]) list.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
    if (idsOf(rows as { id: unknown }[]) !== idsOf(items))
      problems.push(
        `Guests of ${property.name} see ${kind.path} ${idsOf(rows as { id: unknown }[])}, and should see ${idsOf(items)}.`,
      );
  }
  const shown = alerts.shownOn(property.id) ?? '';
  if (idsOf((data.alerts ?? []) as { id: unknown }[]) !== shown)
    problems.push(`Guests of ${property.name} see another alert than ${shown}.`);
  const [open, shownHours] = [data.hours ?? [], hours.shownAt(property.id)];
  if (open.length !== shownHours.length || open.some((row, index) => !isSame(row, forGuests(shownHours[index]!))))
    problems.push(`Guests of ${property.name} see the hours ${textOf(open)}, and should see ${textOf(shownHours)}.`);
}

interface Version {
  version: number;
}

/** Checks that an item's history has each of its versions as the server answered it at the time. */
export async function checkHistory(item: Item, call: Call, problems: string[]): Promise<void> {
  const listed = await allOf<Version>(call, `${pathOf(item)}/versions?`);
  const numbers = [...new Set(listed.map(({ version }) => version))];
  const expected = Array.from({ length: item.answer.version }, (_, index) => item.answer.version - index);
  if (numbers.join() !== expected.join())
    problems.push(`${pathOf(item)} is at version ${item.answer.version}, and has ${numbers}.`);
  for (const [version, answer] of item.versions) {
    const stored = dataOf<Fields>(await call('GET', `${pathOf(item)}/versions/${version}`), 200);
    if (!isSame(stored, answer))
      problems.push(`Version ${version} of ${pathOf(item)} is ${textOf(stored)}, and was ${textOf(answer)}.`);
  }
}

/** Checks that a person's bin shows exactly the deleted items that they may read, and that the history mentions no others. */
export async function checkWhatIsSeen({ world, person, problems }: Turn): Promise<void> {
  const mayRead = (path: string, property: string | null) => may(person, 'r', kindAt(path).resource, property);
  const everything = await allOf<{ item_id: string; property_id: string | null }>(person.call, '/bin?');
  const entries = everything.filter(({ property_id }) => world.properties.some(({ id }) => id === property_id));
  const expected = [...world.bin.values()].filter(({ item }) => mayRead(item.kind.path, item.property));
  const [found, wanted] = [entries.map(({ item_id }) => item_id).toSorted(), expected.map(({ item }) => item.id).toSorted()];
  if (found.join() !== wanted.join()) problems.push(`${person.name} sees ${found} in the bin, and should see ${wanted}.`);
  const activity = dataOf<{ kind: string; property: { id: string } | null }[]>(
    await person.call('GET', '/activity?per_page=200'),
    200,
  );
  for (const { kind, property } of activity)
    if (KINDS.some(({ path }) => path === kind) && !mayRead(kind, property?.id ?? null))
      problems.push(`${person.name} reads in the history of ${kind} of ${property?.id}.`);
}

/** Checks the alert of each property as a super user sees it. */
export async function checkAssigned({ people, problems }: Turn, { assigned }: Alerts): Promise<void> {
  interface Row {
    property: { id: string };
    alert: { id: string } | null;
    override: boolean;
  }
  for (const { property, alert, override } of await allOf<Row>(people[0]!.call, '/alerts/assigned?')) {
    const own = assigned.get(property.id);
    if ((own?.alert ?? null) !== (alert?.id ?? null) || (own?.override ?? false) !== override)
      problems.push(`${property.id} has the alert ${alert?.id} (${override}), and should have ${own?.alert} (${own?.override}).`);
  }
}

const ORDERS = ['sort_index', 'version', 'published', 'starts_on', 'ends_on'];

/**
 * Reads a list in pages, in a random order: together they must be the whole list.
 * @returns the values that the list is ordered by
 */
export async function checkParts({ kind, property, people, random, problems }: Turn): Promise<string> {
  const list = listOf({ kind, property });
  const fields = ORDERS.filter((name) => (kind.hasWindow || !name.endsWith('s_on')) && (kind.hasFlags || name !== 'published'));
  const field = random.pick([kind.title, kind.title, ...fields]);
  const query = `order_by=${field}:${random.pick(['ASC', 'DESC'])}${kind.hasFlags ? `&archived=${random.often(0.2)}` : ''}`;
  const rows = await allOf<Fields & { id: string }>(people[0]!.call, `${list}?${query}`);
  const parts: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await people[0]!.call('GET', `${list}?${query}&per_page=3&page=${page}`);
    parts.push(...dataOf<{ id: string }[]>(answer, 200).map(({ id }) => id));
    if ((answer.body as { meta: { total_pages: number } }).meta.total_pages <= page) break;
  }
  if (parts.join() !== idsOf(rows)) problems.push(`${list}?${query}: the parts are ${parts}, and the whole is ${idsOf(rows)}.`);
  return `${kind.path}?${query}: ${textOf(rows.map((row) => row[field]))}`;
}

/** Checks that exactly those who may read a property can see what its guests see. */
export const checkGuests = async (
  turn: Turn,
  aside: Aside,
  site: Pick<Person, 'name' | 'call'>,
  siteOf: string,
): Promise<void> => {
  await checkLive(turn, turn.person, mayReadProperty(turn.person, turn.property.id), aside);
  await checkLive(turn, site, turn.property.id === siteOf && !turn.property.archived, aside);
};
