import { callsOf, dataOf, newHotel, special, type Answer, type Call, type Item } from './calls';
import { Ids, TEXTS, valueFor, WORDS, type Schema } from './nonsense';
import type { Chance } from './random';
import { signIn, type Server } from './server';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** A call that openapi.json names. */
export interface Route {
  method: string;
  path: string;
  query: string[];
  body: Schema | null;
}

const BODIES = ['', '{', '[', '"text"', 'null', '[]', '{"a":1,}', '\u0000', `{"title":"${'x'.repeat(2_000_000)}"}`];
/** Calls that would end the session of the campaign itself. */
const LEFT_OUT = new Set(['DELETE /auth', 'PUT /profile']);

/** What a careful program would send. */
const PLAUSIBLE: Record<string, readonly string[]> = {
  page: ['1', '2'],
  per_page: ['1', '100', '2000'],
  order_by: ['id:ASC', 'created_at:DESC', 'sort_index:ASC', 'title:ASC,id:DESC', 'name:ASC'],
  archived: ['true', 'false'],
  published: ['true', 'false'],
  live: ['true', 'false'],
  start: ['~2026-01-01..2026-02-01'],
};

/** The calls of openapi.json, without those that would end the session of the campaign itself. */
export function routesOf(description: unknown): Route[] {
  const { paths } = description as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replace(/^\/api/, ''),
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: requestBody?.content?.['application/json']?.schema ?? null,
      })),
    )
    .filter(({ method, path }) => !LEFT_OUT.has(`${method} ${path}`));
}

/** Half a character cannot be part of an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function pathFor(path: string, random: Chance, ids: Ids): string {
  let filled = '';
  for (const part of path.split('/').slice(1)) {
    const isParameter = part.startsWith('{');
    const value = random.often(0.92) ? ids.from(filled, random) : wellFormed(random.pick(TEXTS)).slice(0, 190);
    filled += `/${isParameter ? encodeURIComponent(value) || '-' : part}`;
  }
  return filled;
}

function addressFor({ path, query }: Route, random: Chance, ids: Ids): string {
  const names = query.filter(() => random.often(0.35));
  if (random.often(0.03)) names.push('unheard_of');
  const pairs = names.map((name) => {
    const value = random.pick(random.often(0.8) ? (PLAUSIBLE[name] ?? [...WORDS, ids.any(random)]) : TEXTS).slice(0, 2000);
    const raw = random.often(0.1) ? value.replace(/[^a-z0-9%'~.:]/gi, '%') : encodeURIComponent(wellFormed(value));
    return `${name}=${raw}`;
  });
  return pathFor(path, random, ids) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

const LEAK = /\n\s+at |node_modules|\bselect .+ from |insert into|drizzle|PGlite|\.ts:\d+/i;

/** @returns what is wrong with an answer; null when it is as the contract says (api-contract §1, 'Errors') */
export function faultOf({ status, body, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  const { message, code, fields, request_id } = (body ?? {}) as Record<string, unknown>;
  const isError = [message, code, request_id].every((part) => typeof part === 'string' && part !== '');
  if (!isError || (fields !== undefined && (typeof fields !== 'object' || fields === null))) {
    return `answered ${status} without the error body: ${text.slice(0, 200)}`;
  }
  return LEAK.test(String(message)) ? `answered with what is the server's own business: ${String(message)}` : null;
}

export interface FuzzReport {
  calls: number;
  routes: number;
  byStatus: Record<number, number>;
  problems: string[];
}

/** Makes an item of every kind that one call can make, so that many ids exist. */
async function prepare(call: Call, ids: Ids): Promise<void> {
  const listPath = await newHotel(call, 'The House of Chance');
  for (const count of [1, 2, 3]) dataOf<Item>(await call('POST', listPath, special(`${count}`)), 201);
  await call('POST', listPath.replace('specials', 'faq-categories'), { name: 'Rooms' });
  await call('POST', '/regions', { name: 'The coast' });
  for (const place of ['/properties', '/regions', listPath, listPath.replace('specials', 'faq-categories')]) {
    ids.add(place, dataOf(await call('GET', place), 200));
  }
}

/** Sends nonsense to every route that openapi.json names, as a super user. @param millis how long, at least */
export async function fuzz(server: Server, random: Chance, millis: number): Promise<FuzzReport> {
  let call = callsOf(server, await signIn(server));
  const routes = routesOf((await call('GET', '/openapi.json')).body);
  const ids = new Ids();
  const report: FuzzReport = { calls: 0, routes: routes.length, byStatus: {}, problems: [] };
  // Every route is called, however slow the machine is.
  for (const end = Date.now() + millis; Date.now() < end || report.calls < routes.length; report.calls += 1) {
    // The items may have been deleted by now, and the session ended.
    if (report.calls % 150 === 0) {
      call = callsOf(server, await signIn(server));
      await prepare(call, ids);
    }
    const route = routes[report.calls] ?? random.pick(routes);
    const address = addressFor(route, random, ids);
    const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
    const body = hasBody ? (random.often(0.06) ? random.pick(BODIES) : valueFor(route.body ?? {}, random, ids)) : undefined;
    const answer = await call(route.method, address, body).catch((error: unknown) => ({
      status: 599,
      body: null,
      text: String(error),
    }));
    report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1;
    const fault = faultOf(answer);
    if (fault)
      report.problems.push(`${route.method} ${address.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300) ?? ''}\n    ${fault}`);
    // Leaves out people whose rights or password the campaign itself depends on.
    if (answer.status < 300 && !address.startsWith('/users')) ids.add(address, (answer.body as { data?: unknown } | null)?.data);
    if (answer.status === 401 && route.path !== '/auth') call = callsOf(server, await signIn(server));
  }
  return report;
}
