import type { Chance } from './random';

/** As much of a JSON schema as the contract uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
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

/** Ids that the server has named, by the collection they belong to. */
export class Ids {
  readonly #byPlace = new Map<string, string[]>();
  readonly #all: string[] = ['-'];

  add(address: string, found: unknown): void {
    const place = address.split('?')[0]!.replace(/\/$/, '');
    for (const item of [found].flat().slice(0, 20)) {
      const id = (item as { id?: unknown } | null)?.id;
      if (typeof id !== 'string' || this.#all.includes(id)) continue;
      this.#all.push(id);
      this.#byPlace.set(place, [...(this.#byPlace.get(place) ?? []), id]);
    }
  }

  /** @returns an id of this collection where one is known, sometimes of another one */
  from(place: string, random: Chance): string {
    const known = this.#byPlace.get(place) ?? [];
    return random.pick(known.length > 0 && random.often(0.85) ? known : this.#all);
  }

  any = (random: Chance): string => random.pick(this.#all);
}

/** A value near what a schema asks for, or far from it. */
export function valueFor(schema: Schema, random: Chance, ids: Ids, depth = 0): unknown {
  if (random.often(0.04) || depth > 6) return random.pick(VALUES);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return valueFor(random.pick(schema.anyOf), random, ids, depth + 1);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {}).filter(() => random.often(0.7));
    return Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field, random, ids, depth + 1)]));
  }
  if (type === 'array') {
    return Array.from({ length: random.below(4) }, () => valueFor(schema.items ?? {}, random, ids, depth + 1));
  }
  if (type === 'boolean') return random.often(0.5);
  if (type === 'integer' || type === 'number') return random.pick([0, 1, 2, 60, -1, 2 ** 31, 2 ** 53]);
  if (random.often(0.25)) return ids.any(random);
  return random.pick(random.often(0.6) ? WORDS : TEXTS);
}
