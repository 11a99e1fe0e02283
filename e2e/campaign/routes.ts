import { TEXTS, WORDS, type Ids, type Schema } from './nonsense';
import type { Chance } from './random';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** A route of openapi.json. */
export interface Route {
  method: string;
  path: string;
  query: Parameter[];
  /** The schema of its JSON body; null when it takes none. */
  body: Schema | null;
}

/** Routes that would end the campaign's own session, and the backup, which takes long and has its own part of the campaign. */
const LEFT_OUT = new Set(['DELETE /auth', 'PUT /profile', 'POST /backup']);

/** The routes of openapi.json that the campaign calls at random. @throws when a route to leave out does not exist */
export function routesOf(description: unknown): Route[] {
  const { paths } = description as { paths: Record<string, Record<string, Operation>> };
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: requestBody?.content?.['application/json']?.schema ?? null,
    })),
  );
  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const unknown = [...LEFT_OUT].filter((name) => !all.some((route) => nameOf(route) === name));
  if (unknown.length > 0) throw new Error(`There is no route ${unknown.join(', ')} any more.`);
  return all.filter((route) => !LEFT_OUT.has(nameOf(route)));
}

/** What a careful program would send, by parameter name. */
const PLAUSIBLE: Record<string, readonly string[]> = {
  page: ['1', '2'],
  per_page: ['1', '100', '2000'],
  order_by: ['id:ASC', 'created_at:DESC', 'sort_index:ASC', 'title:ASC,id:DESC', 'name:ASC'],
  archived: ['true', 'false'],
  published: ['true', 'false'],
  live: ['true', 'false'],
  start: ['~2026-01-01..2026-02-01'],
  path: ['/hotels/7/specials/new'],
  browser: ['one'],
  nth: ['1', '2'],
  filename: ['list.pdf'],
  filetype: ['application/pdf'],
  filesize: ['1000'],
};

/** Values of path parameters that no list returns. */
const PARTS: Record<string, readonly string[]> = { '{version}': ['1', '2'], '{kind}': ['specials', 'faqs', 'hours'] };

/** Replaces lone surrogates, which cannot be part of an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/**
 * An id for the next parameter of a path. If the path continues to a list of that item, preferably one whose list has
 * entries.
 */
function idFor(filled: string, next: string | undefined, random: Chance, ids: Ids): string {
  const rich = next === undefined ? [] : ids.at(filled).filter((id) => ids.at(`${filled}/${id}/${next}`).length > 0);
  return rich.length > 0 && random.often(0.9) ? random.pick(rich) : ids.from(filled, random);
}

/** The path of a route, mostly with ids that exist. */
export function pathFor(path: string, random: Chance, ids: Ids): string {
  let filled = '';
  const parts = path.split('/').slice(1);
  for (const [index, part] of parts.entries()) {
    if (!part.startsWith('{')) {
      filled += `/${part}`;
      continue;
    }
    const known =
      PARTS[part] && ids.at(filled).length === 0 ? random.pick(PARTS[part]) : idFor(filled, parts[index + 1], random, ids);
    const value = random.often(0.97) ? known : wellFormed(random.pick(TEXTS)).slice(0, 190);
    filled += `/${encodeURIComponent(value) || '-'}`;
  }
  return filled;
}

function valueOf({ name, schema }: Parameter, random: Chance, ids: Ids): string {
  if (random.often(0.1)) return random.pick(TEXTS);
  if (PLAUSIBLE[name]) return random.pick(PLAUSIBLE[name]);
  if (name === 'property_id') return ids.from('/properties', random);
  const choices = [schema ?? {}, ...(schema?.anyOf ?? [])].flatMap((part) => part.enum ?? []);
  return choices.length > 0 ? String(random.pick(choices)) : random.pick([...WORDS, ids.any(random)]);
}

/** An address of a route, mostly with ids that exist, and with a few of its parameters. */
export function addressFor({ path, query }: Route, random: Chance, ids: Ids): string {
  const parameters = query.filter(({ required }) => random.often(required ? 0.95 : 0.2));
  if (random.often(0.03)) parameters.push({ name: 'unheard_of', in: 'query' });
  const pairs = parameters.map((parameter) => {
    const value = valueOf(parameter, random, ids).slice(0, 2000);
    const raw = random.often(0.05) ? value.replace(/[^a-z0-9%'~.:]/gi, '%') : encodeURIComponent(wellFormed(value));
    return `${parameter.name}=${raw}`;
  });
  return pathFor(path, random, ids) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}
