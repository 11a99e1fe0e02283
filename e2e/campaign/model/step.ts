import { dataOf, type Answer } from '../calls';
import type { Chance } from '../random';
import { own, textOf, type Fields } from '../sameItem';
import type { Kind } from './kinds';
import { may, type Flag, type Person } from './rights';
import type { Item, Property, World } from './world';

/** Where and by whom a random change is made. */
export interface Turn {
  world: World;
  random: Chance;
  people: readonly Person[];
  person: Person;
  property: Property;
  kind: Kind;
  problems: string[];
}

/** What was done, what the rules say the answer should be, and the answer. */
export interface Step {
  what: string;
  /** The status that the rules demand. */
  expected: number;
  answer: Answer;
  /** Who did it, if not the person of the turn. */
  by?: Person;
}

/** One kind of change. @returns null when there is currently nothing to change in this way */
export type Action = (turn: Turn) => Promise<Step | null>;

/** A UUID made from the seed, so that both engines store the same ids. */
export function newId(random: Chance): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const listOf = ({ kind, property }: Pick<Turn, 'kind' | 'property'>): string => `/properties/${property.id}/${kind.path}`;
export const pathOf = ({ kind, property, id }: Item): string => `/properties/${property}/${kind.path}/${id}`;

/** Whether the person of a turn may do something with its kind in its property. */
export const mayHere = ({ person, kind, property }: Turn, flag: Flag): boolean => may(person, flag, kind.resource, property.id);

/** An item of the kind and property of a turn. */
export function someItem({ world, random, kind, property }: Turn): Item | null {
  const items = world.of(kind, property.id);
  return items.length === 0 ? null : random.pick(items);
}

/** What every change sets besides the fields that were sent. */
const STAMPS: readonly string[] = ['updated_at', 'updated_by'];

/**
 * Records an item as an answer shows it, and compares the answer with what the rules say.
 * @param item the item before the change, but with the place that it should have after it
 * @param sent the fields that should have changed, with their values
 * @param version the version that it should have
 */
export function note({ world, problems }: Turn, item: Item, answer: Fields, sent: Fields, version: number): void {
  const name = `${item.kind.path} ${item.id}`;
  const expected = { ...item.answer, ...sent, version };
  const found = own(answer);
  const following = [...STAMPS, ...(item.kind.derived ?? [])];
  for (const [field, value] of Object.entries(own(expected))) {
    if (following.includes(field) && !(field in sent)) continue;
    if (textOf(found[field]) !== textOf(value))
      problems.push(`${name}: ${field} is ${textOf(found[field])}, and should be ${textOf(value)}.`);
  }
  if (item.place !== (answer.sort_index ?? null))
    problems.push(`${name} has the place ${answer.sort_index}, and should have ${item.place}.`);
  item.answer = answer as Item['answer'];
  item.versions.set(item.answer.version, answer);
  world.items.set(item.id, item);
}

/**
 * Records the answer to a change, which may have moved the item to the end of another order.
 * @param isAlwaysVersion whether it makes a version even if nothing changes, as a restore does
 */
export function noteChange(turn: Turn, item: Item, answer: Fields, sent: Fields, isAlwaysVersion = false): void {
  const { kind } = item;
  const next = { ...item.answer, ...sent } as Item['answer'];
  const orderFields = ['archived', ...(kind.within ? [kind.within] : [])];
  if (orderFields.some((field) => next[field] !== item.answer[field]))
    item.place = turn.world.endOf({ kind, property: item.property, answer: next });
  const current = own(item.answer);
  const isChanged = isAlwaysVersion || Object.entries(sent).some(([field, value]) => textOf(current[field]) !== textOf(value));
  note(turn, item, answer, sent, item.answer.version + (isChanged ? 1 : 0));
}

/** Records a new item at the end of its order, and checks its fields. */
export function noteNew(turn: Turn, { id, property }: Pick<Item, 'id' | 'property'>, answer: Fields, sent: Fields): void {
  const { kind, world } = turn;
  const flags = kind.hasFlags ? { published: false, archived: false } : {};
  const expected = { ...flags, ...sent, id, version: 1 };
  const place = world.endOf({ kind, property, answer: expected });
  note(turn, { id, kind, property, place, answer: expected, versions: new Map() }, answer, expected, 1);
}

/** The data of a step that succeeded as it should; null for any other step. */
export const dataIfDone = <T>({ answer, expected }: Step): T | null =>
  answer.status === expected && expected < 300 && answer.body ? dataOf<T>(answer, expected) : null;
