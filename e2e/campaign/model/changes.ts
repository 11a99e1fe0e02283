import { dataOf } from '../calls';
import type { Fields } from '../sameItem';
import { someFields } from './kinds';
import { may } from './rights';
import {
  dataIfDone,
  listOf,
  mayHere,
  newId,
  note,
  noteChange,
  noteNew,
  pathOf,
  someItem,
  type Action,
  type Step,
  type Turn,
} from './step';

const FORBIDDEN = 403;

/** The id of a category or calendar for an item; undefined if its property has none. */
function someParent({ world, random, kind, property }: Turn): string | undefined {
  const parents = world.parentsFor(kind, property.id);
  return parents.length === 0 ? undefined : random.pick(parents).id;
}

const create: Action = async (turn) => {
  const { person, kind, property, random, world } = turn;
  const parent = someParent(turn);
  if (kind.parent && parent === undefined) return null;
  const published = random.often(kind.shownAtOnce ? 0.9 : 0.6);
  const fields: Fields = { ...someFields(kind, random, parent), ...(kind.hasFlags && { published }) };
  const id = newId(random);
  const isTaken = world.isTaken(kind, property.id, fields[kind.title]);
  const expected = !mayHere(turn, 'w') ? FORBIDDEN : isTaken ? 409 : 201;
  const answer = await person.call('POST', listOf(turn), fields, { 'idempotency-key': id });
  const step = { what: `create ${kind.path}`, expected, answer };
  const created = dataIfDone<Fields>(step);
  if (created) noteNew(turn, { id, property: property.id }, created, fields);
  return step;
};

const change: Action = async (turn) => {
  const { kind, random, person, world } = turn;
  const item = someItem(turn);
  if (!item) return null;
  const all = someFields(kind, random, someParent(turn));
  const isDated = random.often(0.5);
  const together = ['starts_on', 'ends_on', 'does_not_end', 'start', 'end', 'all_day', 'repeats', 'repeats_ends_on'];
  const chosen = Object.keys(all).filter((name) => (together.includes(name) ? isDated : random.often(0.4)));
  const sent: Fields = Object.fromEntries(chosen.map((name) => [name, all[name]]));
  const [isDraft, isArchived] = [item.answer.published === false, item.answer.archived === true];
  if (kind.hasFlags && random.often(isDraft || isArchived ? 0.6 : 0.3)) sent.published = random.often(0.7);
  const effective = { ...sent, ...(isArchived && { published: false }) };
  const isUnfinished = isDraft && effective.published === true && world.isUnfinished(kind, { ...item.answer, ...effective });
  const version = random.often(0.3) ? item.answer.version - Number(random.often(0.3)) : null;
  const isStale = version !== null && version !== item.answer.version;
  const isTaken = sent.name !== undefined && world.isTaken(kind, item.property, sent.name, item.id);
  const expected = !mayHere(turn, 'w') ? FORBIDDEN : isStale ? 412 : isTaken ? 409 : isUnfinished ? 422 : 200;
  const headers = version === null ? {} : { 'if-match': `"${version}"` };
  const step = { what: `change ${kind.path}`, expected, answer: await person.call('PUT', pathOf(item), sent, headers) };
  const changed = dataIfDone<Fields>(step);
  if (changed) noteChange(turn, item, changed, effective);
  return step;
};

/** Publishes a draft without changing anything else, often one that lacks something; archived items stay unpublished. */
const publish: Action = async (turn) => {
  const { random, person, world } = turn;
  const drafts = [...world.items.values()].filter(({ kind, answer }) => kind.hasFlags && answer.published === false);
  const unfinished = drafts.filter(({ kind, answer }) => world.isUnfinished(kind, answer));
  if (drafts.length === 0) return null;
  const item = random.pick(unfinished.length > 0 && random.often(0.5) ? unfinished : drafts);
  const { kind, property, answer: draft } = item;
  const published = draft.archived === false;
  const isRefused = published && unfinished.includes(item);
  const expected = !may(person, 'w', kind.resource, property) ? FORBIDDEN : isRefused ? 422 : 200;
  const step = { what: 'publish a draft', expected, answer: await person.call('PUT', pathOf(item), { published: true }) };
  const changed = dataIfDone<Fields>(step);
  if (changed) noteChange(turn, item, changed, { published });
  return step;
};

/** Archives or unarchives an item, sometimes asking to publish it as well. */
const archive: Action = async (turn) => {
  const { kind, random, person, world } = turn;
  const item = kind.hasFlags ? someItem(turn) : null;
  if (!item) return null;
  const archived = random.often(0.4);
  const sent: Fields = { archived, ...(random.often(0.2) && { published: true }) };
  const effective = archived ? { archived, published: false } : sent;
  const isUnfinished = effective.published === true && !item.answer.published && world.isUnfinished(kind, item.answer);
  const expected = !mayHere(turn, 'w') ? FORBIDDEN : isUnfinished ? 422 : 200;
  const step = { what: `archive ${kind.path}`, expected, answer: await person.call('PUT', pathOf(item), sent) };
  const changed = dataIfDone<Fields>(step);
  if (changed) noteChange(turn, item, changed, effective);
  return step;
};

const remove: Action = async (turn) => {
  const { kind, random, person, world } = turn;
  const item = someItem(turn);
  if (!item) return null;
  const isStale = random.often(0.1);
  const isHeld = kind.path === 'faq-categories' && world.childrenOf(item).length > 0;
  const expected = !mayHere(turn, 'x') ? FORBIDDEN : isStale ? 412 : isHeld ? 409 : 204;
  const headers = isStale ? { 'if-match': `"${item.answer.version + 1}"` } : {};
  const step: Step = {
    what: `delete ${kind.path}`,
    expected,
    answer: await person.call('DELETE', pathOf(item), undefined, headers),
  };
  if (step.answer.status === 204) world.remove(item);
  return step;
};

interface Entry {
  id: string;
  item_id: string;
}

/** Restores something of any kind and property from the bin. */
const restoreDeleted: Action = async (turn) => {
  const { random, person, people, world } = turn;
  if (world.bin.size === 0) return null;
  const deleted = random.pick([...world.bin.values()]);
  const { item } = deleted;
  const { kind, property } = item;
  const entries = dataOf<Entry[]>(await people[0]!.call('GET', `/bin?item_id=${item.id}`), 200);
  const entry = entries.find(({ item_id }) => item_id === item.id);
  const { parent } = kind;
  const isOrphan = parent !== undefined && !world.items.has(String(item.answer[parent.field]));
  const isTaken = world.isTaken(kind, property, item.answer.name);
  const isRefused = isOrphan || isTaken;
  const expected = !may(person, 'r', kind.resource, property)
    ? 404
    : !may(person, 'w', kind.resource, property)
      ? FORBIDDEN
      : isRefused
        ? 409
        : 200;
  const step = { what: `restore ${kind.path}`, expected, answer: await person.call('POST', `/bin/${entry?.id}/restore`) };
  const restored = dataIfDone<Fields>(step);
  if (restored) {
    world.putBack(deleted);
    note({ ...turn, kind }, item, restored, {}, item.answer.version);
  }
  return step;
};

export const changes: Record<string, Action> = { create, change, publish, archive, remove, restoreDeleted };
