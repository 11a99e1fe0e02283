import { dataOf } from '../calls';
import { contentOf, type Fields } from '../sameItem';
import { kindAt, PAST, someName, type Kind } from './kinds';
import { may, type Person } from './rights';
import { dataIfDone, listOf, mayHere, newId, noteNew, pathOf, someItem, type Action, type Turn } from './step';
import { byPlace, type Item, type Property, type World } from './world';

const MINUTE = 60_000;

type Clock = Pick<Property, 'offset'>;
const UTC: Clock = { offset: 0 };

/** The instant at which another property's clock shows the same time. */
const moved = (instant: unknown, from: Clock, to: Clock): string =>
  new Date(Date.parse(String(instant)) + (from.offset - to.offset) * MINUTE).toISOString();

/** The start and the end of a copy in another property: the same times of its clock. */
const movedWindow = ({ kind, answer }: Item, from: Property, to: Property): Fields =>
  kind.hasWindow
    ? {
        starts_on: moved(answer.starts_on, from, to),
        ...(answer.does_not_end !== true && { ends_on: moved(answer.ends_on, from, to) }),
      }
    : {};

/**
 * What a copy in a property takes from its source. A copy of a special does not count as a hotel's own copy of a shared
 * special.
 */
function copied(world: World, item: Item, to: Property): Fields {
  const fields = contentOf(item.answer);
  return {
    ...fields,
    published: false,
    archived: false,
    ...movedWindow(item, world.property(item.property), to),
    ...(item.kind.path === 'specials' && { shared_special_id: null }),
  };
}

const duplicate: Action = async (turn) => {
  const { kind, random, person } = turn;
  const item = kind.hasFlags ? someItem(turn) : null;
  if (!item) return null;
  const id = newId(random);
  const answer = await person.call('POST', `${pathOf(item)}/duplicate`, undefined, { 'idempotency-key': id });
  const step = { what: `duplicate ${kind.path}`, expected: mayHere(turn, 'w') ? 201 : 403, answer };
  const created = dataIfDone<Fields>(step);
  if (created) noteNew(turn, { id, property: item.property }, created, copied(turn.world, item, turn.property));
  return step;
};

interface Clone {
  id: string;
  property_id: string;
  source_id: string;
}

/** Reads copies as a super user, and records them in the order in which they were made. */
async function noteClones(turn: Turn, clones: readonly Clone[], more: Fields): Promise<void> {
  const { world, people } = turn;
  for (const { id, property_id: property, source_id } of clones) {
    const source = world.items.get(source_id)!;
    const path = `/properties/${property}/${turn.kind.path}/${id}`;
    const answer = dataOf<Fields>(await people[0]!.call('GET', path), 200);
    noteNew(turn, { id, property }, answer, { ...copied(world, source, world.property(property)), ...more });
  }
}

/** Some items of the kind and property of a turn. */
function someSources({ world, random, kind, property }: Turn): Item[] {
  const items = world.of(kind, property.id);
  if (items.length === 0) return [];
  return [...new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(items)))];
}

interface Cloning {
  person: Person;
  targets: Property[];
}

/** Some properties; or, for somebody who may clone into some but not into all, one of each. */
function someTargets({ world, random, people, person, kind, property }: Turn): Cloning {
  const mayWrite = (by: Person, { id }: Property) => may(by, 'w', kind.resource, id);
  const mixed = people.flatMap((by) => {
    const allowed = world.properties.filter((each) => mayWrite(by, each));
    const forbidden = world.properties.filter((each) => !mayWrite(by, each));
    const isMixed = may(by, 'r', kind.resource, property.id) && allowed.length > 0 && forbidden.length > 0;
    return isMixed ? [{ by, allowed, forbidden }] : [];
  });
  if (mixed.length > 0 && random.often(0.5)) {
    const { by, allowed, forbidden } = random.pick(mixed);
    const targets = [random.pick(allowed), random.pick(forbidden)];
    return { person: by, targets: random.often(0.5) ? targets : targets.reverse() };
  }
  return { person, targets: [...new Set(Array.from({ length: 1 + random.below(2) }, () => random.pick(world.properties)))] };
}

/** The kind of a turn if its items can be cloned into several properties, or another such kind of its property. */
function kindToClone({ world, random, kind, property }: Turn): Kind | null {
  const kinds = world.kindsOf(property).filter(({ canBeCloned, path }) => canBeCloned && path !== 'faqs');
  const filled = kinds.filter((each) => world.of(each, property.id).length > 0);
  return kinds.includes(kind) ? kind : filled.length > 0 ? random.pick(filled) : null;
}

const clone: Action = async (anyTurn) => {
  const kind = kindToClone(anyTurn);
  if (!kind) return null;
  const turn = { ...anyTurn, kind };
  const { random, property } = turn;
  const sources = someSources(turn);
  if (sources.length === 0) return null;
  const { person, targets } = someTargets(turn);
  const mayClone = may(person, 'r', kind.resource, property.id) && targets.every(({ id }) => may(person, 'w', kind.resource, id));
  const isPossible = targets.every((target) => kind.of.includes(target.type) && (!target.archived || target === property));
  const body = { ids: sources.map(({ id }) => id), to_property_ids: targets.map(({ id }) => id) };
  const answer = await person.call('POST', `${listOf(turn)}/clone`, body, { 'idempotency-key': newId(random) });
  const step = { what: 'clone items', expected: !mayClone ? 403 : isPossible ? 201 : 422, answer, by: person };
  const clones = dataIfDone<Clone[]>(step);
  if (!clones) return step;
  const inOrder = sources.toSorted(byPlace);
  const made = targets.flatMap((target) => inOrder.map((source) => `${target.id} ${source.id}`));
  const answered = clones.map(({ property_id, source_id }) => `${property_id} ${source_id}`);
  if (made.join() !== answered.join()) turn.problems.push(`${kind.path}: ${made} were to be cloned, and ${answered} were.`);
  await noteClones(turn, clones, {});
  return step;
};

const cloneFaqs: Action = async (turn) => {
  const { random, person, world, property } = turn;
  const kind = kindAt('faqs');
  const sources = someSources({ ...turn, kind });
  const target = random.pick(world.properties.filter(({ type }) => type === 'hotel'));
  const categories = world.parentsFor(kind, target.id);
  if (sources.length === 0 || categories.length === 0) return null;
  const category = random.pick(categories);
  const mayClone = may(person, 'r', 'faq', property.id) && may(person, 'w', 'faq', target.id);
  const body = { ids: sources.map(({ id }) => id), to_property_id: target.id, in_category_id: category.id };
  const answer = await person.call('POST', `/properties/${property.id}/faqs/clone`, body, { 'idempotency-key': newId(random) });
  const isPossible = !target.archived || target === property;
  const step = { what: 'clone FAQs into a category', expected: !mayClone ? 403 : isPossible ? 201 : 422, answer };
  const clones = dataIfDone<Clone[]>(step);
  if (clones) await noteClones({ ...turn, kind }, clones, { category_id: category.id });
  return step;
};

/** The shared specials, and the hotels that each is recorded as shared with. */
export type Shared = Map<string, string[]>;

interface Saved {
  data: { id: string; distribute_hotels: string[] };
  meta: { distribution: { property_id: string; outcome: string; special_id: string | null }[] };
}

/** Creates or changes a shared special, and shares it with hotels that do not have it yet (OP-72). */
export const share =
  (shared: Shared): Action =>
  async (turn) => {
    const { random, person, world, people } = turn;
    const kind = kindAt('specials');
    const hotels = world.properties.filter(({ type }) => type === 'hotel' && random.often(0.5)).map(({ id }) => id);
    const ids = [...shared.keys()];
    const existing = ids.length > 0 && random.often(0.6) ? random.pick(ids) : null;
    const id = existing ?? newId(random);
    const title = someName(random);
    const start = `${PAST}T12:00:00.000Z`;
    // Specials made from a shared special without content cannot be published yet.
    const content = random.often(0.5) ? `<p>${title}</p>` : null;
    const body = { title, content, start_date: start, distribute_hotels: hotels };
    const answer =
      existing === null
        ? await person.call('POST', '/shared-specials', body, { 'idempotency-key': id })
        : await person.call('PUT', `/shared-specials/${id}`, body);
    const step = { what: 'share a special', expected: !person.isSuper ? 403 : existing === null ? 201 : 200, answer };
    if (!dataIfDone(step)) return step;
    const { data, meta } = answer.body as Saved;
    const had = shared.get(id) ?? [];
    const missing = hotels.filter((hotel) => !had.includes(hotel));
    const copyIn = (hotel: string) => world.of(kind, hotel).some((item) => item.answer.shared_special_id === id);
    const outcomeIn = (hotel: string) => (copyIn(hotel) ? 'existing' : world.property(hotel).archived ? 'failed' : 'created');
    const expected = missing.map((hotel) => `${hotel} ${outcomeIn(hotel)}`);
    const next = [...had.filter((hotel) => hotels.includes(hotel)), ...missing.filter((hotel) => outcomeIn(hotel) !== 'failed')];
    const outcomes = meta.distribution.map(({ property_id, outcome }) => `${property_id} ${outcome}`);
    if (expected.join() !== outcomes.join())
      turn.problems.push(`Sharing was to end with ${expected}, and ended with ${outcomes}.`);
    for (const { property_id: property, outcome, special_id } of meta.distribution) {
      if (outcome !== 'created' || special_id === null) continue;
      const special = dataOf<Fields>(await people[0]!.call('GET', `/properties/${property}/specials/${special_id}`), 200);
      const starts_on = moved(start, UTC, world.property(property));
      noteNew({ ...turn, kind }, { id: special_id, property }, special, { title, starts_on, shared_special_id: id });
    }
    if (data.distribute_hotels.join() !== next.join())
      turn.problems.push(`${data.distribute_hotels} have ${id}, and should be ${next}.`);
    shared.set(id, next);
    return step;
  };

export const copies: Record<string, Action> = { duplicate, clone, cloneFaqs };
