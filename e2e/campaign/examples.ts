import { dataOf, type Call } from './calls';
import { valueFor, type Ids, type Schema } from './nonsense';
import type { Chance } from './random';
import type { Route } from './routes';

type Body = Record<string, unknown>;

/** How many items of one list serve as examples. */
const KEPT = 30;

/** The route of the list that an item's route belongs to. */
const listOf = (path: string) => path.replace(/\/\{\w+\}$/, '');

/** A value reduced to the fields that a schema names, at any depth. */
function fitted(schema: Schema, value: unknown): unknown {
  const filled = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (Array.isArray(value)) return value.map((entry) => fitted(filled.items ?? {}, entry));
  if (typeof value !== 'object' || value === null || !filled.properties) return value;
  const fields = Object.entries(filled.properties).filter(([name]) => name in value);
  return Object.fromEntries(fields.map(([name, field]) => [name, fitted(field, (value as Body)[name])]));
}

/**
 * Items that the server has returned, by the route of their list: with one field changed, such an item gets further
 * than an invented one.
 */
export class Examples {
  readonly #byList = new Map<string, Body[]>();

  add(path: string, found: unknown): void {
    const items = [found].flat().filter((item): item is Body => typeof item === 'object' && item !== null);
    const list = listOf(path);
    this.#byList.set(list, [...(this.#byList.get(list) ?? []), ...items.slice(0, KEPT)].slice(-KEPT));
  }

  /** An item of the kind that a route takes, as the server has returned it; undefined if it has returned none. */
  oneFor({ path, body }: Route, random: Chance): unknown {
    const known = this.#byList.get(listOf(path)) ?? [];
    return body && known.length > 0 ? fitted(body, body.type === 'array' ? known.slice(0, 2) : random.pick(known)) : undefined;
  }

  /**
   * A body close to what a route takes; mostly undefined for a route that takes none.
   * @param address the route's path with its parameters filled in
   */
  bodyFor({ path, body }: Route, address: string, random: Chance, ids: Ids): unknown {
    if (!body) return random.often(0.95) ? undefined : {};
    const near = address.replace(/\/[^/]*$/, '');
    const known = this.#byList.get(listOf(path)) ?? [];
    if (known.length === 0 || random.often(0.3)) return valueFor(body, random, ids, near);
    if (body.type === 'array')
      return fitted(
        body,
        Array.from({ length: random.below(4) }, () => random.pick(known)),
      );
    const fields = Object.entries(body.properties ?? {});
    const example = fitted(body, random.pick(known)) as Body;
    for (let changes = fields.length > 0 ? random.below(3) : 0; changes > 0; changes -= 1) {
      const [name, field] = random.pick(fields);
      example[name] = valueFor(field, random, ids, near, name);
    }
    return example;
  }
}

/** Reads every list of every property once, so that later calls name things that exist. */
export async function learn(call: Call, routes: readonly Route[], ids: Ids, examples: Examples): Promise<void> {
  const lists = routes.filter(({ method, query }) => method === 'GET' && query.some(({ name }) => name === 'per_page'));
  const read = async (path: string, address: string) => {
    const answer = await call('GET', `${address}?per_page=20`);
    if (answer.status !== 200) return;
    ids.add(address, dataOf(answer, 200));
    examples.add(path, dataOf(answer, 200));
  };
  for (const { path } of lists.filter((list) => !list.path.includes('{'))) await read(path, path);
  for (const { path } of lists.filter(
    (list) => list.path.startsWith('/properties/{property_id}/') && !list.path.includes('{id}'),
  ))
    for (const property of ids.at('/properties')) await read(path, path.replace('{property_id}', property));
}
