import type { Chance } from './random';
import { ADMIN } from './server';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  required?: string[];
}

export const TEXTS = [
  '',
  ' ',
  'Winter',
  "'; drop table specials; --",
  '%_\\',
  'i%%',
  'i%%%',
  '\u0000',
  '\ud800',
  '💶'.repeat(50),
  '<script>alert(1)</script>',
  '2026-02-31',
  '2026-11-21T09:30:00.000Z',
  '9999999999-01-01T00:00:00Z',
  '~2026-01-01..2026-02-01',
  '~..',
  'id:ASC',
  'title:DESC,title:ASC',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'true',
  'null',
  '__proto__',
  'constructor',
  'x'.repeat(20_000),
];
const VALUES = [null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], [null], { __proto__: null }, ['a', 'a']];

export const WORDS = [
  'Winter',
  'https://a.example',
  'a@b.example',
  '2026-11-21T09:30:00.000Z',
  'Europe/London',
  '<p>Fire</p>',
  'hotel',
  '12345',
];

/** How many ids of one collection are used: only the newest, since older items may have been deleted. */
const NEWEST = 30;

/** Ids that the server has returned, by the collection they belong to. */
export class Ids {
  readonly #byPlace = new Map<string, string[]>();
  readonly #all: string[] = ['-'];
  readonly #leftOut = new Set<string>();

  /** Keeps an id out of every call. */
  leaveOut(id: string): void {
    this.#leftOut.add(id);
  }

  add(address: string, found: unknown): void {
    const place = address.split('?')[0]!.replace(/\/$/, '');
    for (const item of [found].flat().slice(0, 20)) {
      const named = (item ?? {}) as Record<string, unknown>;
      // Versions, releases and remotes have no `id` field.
      const id = place.endsWith('/versions') ? String(named.version) : (named.id ?? named.release ?? named.name);
      if (typeof id !== 'string' || this.#leftOut.has(id) || this.#byPlace.get(place)?.includes(id)) continue;
      this.#all.push(id);
      this.#byPlace.set(place, [...(this.#byPlace.get(place) ?? []), id]);
    }
  }

  /** The newest ids of a collection. */
  at = (place: string): string[] => this.#byPlace.get(place)?.slice(-NEWEST) ?? [];

  /** @returns an id of this collection if one is known; sometimes one of another collection */
  from(place: string, random: Chance): string {
    const known = this.at(place);
    return random.pick(known.length > 0 && random.often(0.9) ? known : this.#all);
  }

  any = (random: Chance): string => random.pick(this.#all);
}

/** What a careful program would send, by field name. */
const PLAUSIBLE: Record<string, readonly unknown[]> = {
  condition: ['top', 'bottom', 'before', 'after'],
  to: [null, null, 'top'],
  resource: ['*', 'special', 'faq', 'menu'],
  password: ['a long one for her'],
  current_password: [ADMIN.password],
};
const MOMENT = /(_on|_at|_date|^start|^end)$/;

/** The collection that a field's ids belong to; null for a field that holds no ids. */
const placeOf = (name: string, near: string) =>
  /property_ids?$/.test(name) ? '/properties' : /^(ids|move_to_id)$/.test(name) ? near : null;

/**
 * A value that mostly fits a schema, and sometimes does not.
 * @param near the collection that the call is about
 * @param name the name of the field
 */
export function valueFor(schema: Schema, random: Chance, ids: Ids, near = '', name = '', depth = 0): unknown {
  if (random.often(0.03) || depth > 6) return random.pick(VALUES);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.examples && random.often(0.8)) return random.pick(schema.examples);
  if (PLAUSIBLE[name] && random.often(0.9)) return random.pick(PLAUSIBLE[name]);
  const more = (part: Schema, field = name) => valueFor(part, random, ids, near, field, depth + 1);
  if (schema.anyOf) return more(random.often(0.8) ? schema.anyOf[0]! : random.pick(schema.anyOf));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) =>
      random.often(schema.required?.includes(field) ? 0.97 : 0.8),
    );
    return Object.fromEntries(fields.map(([field, part]) => [field, more(part, field)]));
  }
  if (type === 'array') return Array.from({ length: random.below(4) }, () => more(schema.items ?? {}));
  if (type === 'boolean') return random.often(0.5);
  if (type === 'integer' || type === 'number') return random.pick([0, 1, 2, 60, -1, 2 ** 31, 2 ** 53]);
  const place = placeOf(name, near);
  if (place !== null && random.often(0.8)) return ids.from(place, random);
  if (MOMENT.test(name) && random.often(0.8)) return '2026-11-21T09:30:00.000Z';
  if (random.often(0.2)) return ids.any(random);
  return random.pick(random.often(0.7) ? WORDS : TEXTS);
}
