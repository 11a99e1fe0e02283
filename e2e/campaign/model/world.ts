import type { Fields } from '../sameItem';
import { CALENDAR_EVENTS, KINDS, kindAt, OVER, PAST, type Kind, type PropertyType } from './kinds';

export interface Property {
  id: string;
  name: string;
  type: PropertyType;
  zone: string;
  /** How far the clock of its zone is ahead of UTC, in minutes. It is constant, since all days of the model are in winter. */
  offset: number;
  archived: boolean;
}

/** An item as it should be according to the rules. */
export interface Item {
  id: string;
  kind: Kind;
  property: string;
  /** Its position in its order; null for a kind without one. */
  place: number | null;
  /** The last answer that showed it. */
  answer: Fields & { version: number };
  /** Each of its versions, as the server answered it. */
  versions: Map<number, Fields>;
}

/** What was deleted, and what was deleted with it. */
export interface Deleted {
  item: Item;
  children: Item[];
}

export type State = 'draft' | 'scheduled' | 'live' | 'ended';

/** The state that the rules predict: what exists, in which order, and what guests see. */
export class World {
  readonly items = new Map<string, Item>();
  readonly bin = new Map<string, Deleted>();
  /** The ids of the files of the library. */
  readonly files = new Set<string>();

  constructor(readonly properties: readonly Property[]) {}

  /** The items of a kind, all of them or those of one property. */
  of(kind: Kind, property?: string): Item[] {
    return [...this.items.values()].filter(
      (item) => item.kind === kind && (property === undefined || item.property === property),
    );
  }

  /** The items of one tab of a list, in their order. */
  tab(kind: Kind, property: string, archived: boolean): Item[] {
    return this.of(kind, property)
      .filter(({ answer }) => !kind.hasFlags || answer.archived === archived)
      .sort(byPlace);
  }

  /** The items that share an order with an item, including itself, in that order. */
  orderOf({ kind, property, answer }: Pick<Item, 'kind' | 'property' | 'answer'>): Item[] {
    const { within } = kind;
    return this.of(kind, property)
      .filter(({ answer: other }) => other.archived === answer.archived && (!within || other[within] === answer[within]))
      .sort(byPlace);
  }

  /** The place after the last item of an order. */
  endOf(item: Pick<Item, 'kind' | 'property' | 'answer'>): number | null {
    if (item.kind === CALENDAR_EVENTS) return null;
    return 1 + Math.max(0, ...this.orderOf(item).map(({ place }) => place ?? 0));
  }

  /** Gives the items of an order the places from 1 on. */
  renumber(order: readonly Item[]): void {
    for (const [index, item] of order.entries()) item.place = index + 1;
  }

  /** The items that belong to an item. */
  childrenOf({ id, kind }: Item): Item[] {
    return [...this.items.values()].filter(
      ({ kind: { parent }, answer }) => parent && parent.path === kind.path && answer[parent.field] === id,
    );
  }

  /** Deletes an item and all that belong to it. */
  remove(item: Item): void {
    const children = this.childrenOf(item);
    this.bin.set(item.id, { item, children });
    for (const { id } of [item, ...children]) this.items.delete(id);
  }

  /** Restores a deleted item to its former place; if that is taken, the items from there on move down by one. */
  putBack({ item, children }: Deleted): void {
    const { place } = item;
    const others = place === null ? [] : this.orderOf(item);
    if (place !== null && others.some((other) => other.place === place))
      for (const other of others) if (other.place !== null && other.place >= place) other.place += 1;
    for (const each of [item, ...children]) this.items.set(each.id, each);
    this.bin.delete(item.id);
  }

  /** Whether a name is already taken by another item, for kinds with unique names. */
  isTaken(kind: Kind, property: string, name: unknown, id?: string): boolean {
    if (kind.hasFlags) return false;
    return this.of(kind, property).some(
      (item) => item.id !== id && String(item.answer.name).toLowerCase() === String(name).toLowerCase(),
    );
  }

  /** Whether an item has no content, although its kind requires one: specials made from shared ones may have none yet. */
  lacksContent({ texts }: Kind, { content }: Fields): boolean {
    return texts.includes('content') && content === null;
  }

  /** Whether the document of an item has been deleted from the library. */
  lacksFile(fields: Fields): boolean {
    const file = fileOf(fields);
    return file !== null && !this.files.has(file);
  }

  /** Whether an item lacks what it needs to be published. */
  isUnfinished(kind: Kind, fields: Fields): boolean {
    return this.lacksContent(kind, fields) || this.lacksFile(fields);
  }

  /** The items of a kind that guests of a property see, in order. */
  shown(kind: Kind, property: string): Item[] {
    const visible = this.tab(kind, property, false).filter((item) => !kind.hasFlags || stateOf(item) === 'live');
    return visible.slice(0, kind.shownAtOnce);
  }

  property(id: string): Property {
    return this.properties.find((property) => property.id === id)!;
  }

  /** The kinds of content that a property can have. */
  kindsOf({ type }: Property): Kind[] {
    return KINDS.filter((kind) => kind.of.includes(type));
  }

  /** The categories or calendars of a property that items of a kind can belong to. */
  parentsFor({ parent }: Kind, property: string): Item[] {
    return parent ? this.of(kindAt(parent.path), property) : [];
  }
}

/** The id of an item's document, null if it has none. */
export function fileOf({ pdf }: Fields): string | null {
  if (typeof pdf === 'object' && pdf !== null) return (pdf as { asset_id: string }).asset_id;
  return typeof pdf === 'string' ? pdf : null;
}

/** Compares items by their place in the list, with the id as tie-break. */
export const byPlace = (first: Item, second: Item): number =>
  (first.place ?? 0) - (second.place ?? 0) || (first.id < second.id ? -1 : 1);

/** An event is over once its last occurrence has ended. */
const isOver = ({ start, repeats, repeats_ends_on }: Fields) =>
  repeats === null ? String(start).startsWith(PAST) : repeats_ends_on === OVER;

/** The state of an item with flags, which follows from its flags and its dates (OP-66, OP-144). */
export function stateOf({ kind, answer }: Item): State {
  if (answer.published !== true || answer.archived === true) return 'draft';
  if (kind === CALENDAR_EVENTS) return isOver(answer) ? 'ended' : 'live';
  if (!kind.hasWindow) return 'live';
  const now = new Date().toISOString();
  if (String(answer.starts_on) > now) return 'scheduled';
  return answer.does_not_end !== true && String(answer.ends_on) <= now ? 'ended' : 'live';
}
