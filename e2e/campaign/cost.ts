import { callsOf, dataOf, newHotel, special, type Answer, type Call, type Item } from './calls';
import { Examples, learn } from './examples';
import { faultOf } from './fuzz';
import { correct, largest, MARKS, NASTY } from './largest';
import { Ids } from './nonsense';
import type { Chance } from './random';
import { pathFor, routesOf, type Route } from './routes';
import { signIn, type Server } from './server';

/** How long one request may block the event loop, in milliseconds. */
const BLOCKED_MAX = 250;
/** A busy machine may delay a process once; a delay that the program itself causes recurs at every attempt. */
const MAX_ATTEMPTS = 3;
/** How often a refused body is corrected according to the messages of the answer. */
const CORRECTIONS = 6;
const QUERY_MAX = 4000;
const BODY_MAX = 1_048_576;
/** With less time than this, in milliseconds, not all routes are called. */
const SAMPLE = 20_000;

export interface CostReport {
  calls: number;
  routes: number;
  /** Bodies of the largest size that the server accepted. */
  accepted: number;
  slowest: { call: string; blocked: number };
  problems: string[];
}

const unanswered = (error: unknown): Answer => ({ status: 599, body: null, text: String(error) });

/** Bodies that no field's rule rejects: extreme nesting, values and field names. */
function oddBodies(): string[] {
  const deep = `${'['.repeat(31)}${']'.repeat(31)}`;
  return [
    `{"unknown": ${deep}}`,
    `{"unknown": [${'0,'.repeat(450)}0], "more": {${Array.from({ length: 19_000 }, (_, index) => `"aB_c${index}": 1`).join()}}}`,
    `{"${'aB_'.repeat(300_000)}": 1}`,
    `{"title": "${'\\u0000'.repeat(150_000)}", "name": "${'\\\\'.repeat(50_000)}"}`,
    `{"password": "${'\u0315\u0300'.repeat(120_000)}", "username": "a@b.example", "email": "${'a@'.repeat(100_000)}"}`,
    `{"tags": "${'cat#'.repeat(200_000)}", "categories": "${'a,'.repeat(100_000)}", "name": "x"}`,
    `${'['.repeat(300_000)}`,
    `[${'{"resource":"x","r":true},'.repeat(15_000)}{}]`,
  ];
}

/** The largest body that the server reads: the texts are shortened until it is below 1 MiB. */
function withinLimit(make: (most: number) => unknown): unknown {
  for (let most = 200_000; ; most = Math.floor(most / 2)) {
    const body = make(most);
    if (most < 10 || Buffer.byteLength(JSON.stringify(body)) < BODY_MAX) return body;
  }
}

/** The longest query that the server reads, with every parameter of a route filled in. */
function longQuery({ query }: Route, part: string): string {
  const fixed: Record<string, string> = { page: '1', per_page: '2000', archived: 'false', published: 'true', live: 'true' };
  const room = Math.floor((QUERY_MAX - 200) / Math.max(1, query.length));
  const value = ({ name, schema = {} }: Route['query'][number]) => {
    if (name in fixed) return fixed[name];
    if (name === 'order_by') return 'id:ASC,'.repeat(9) + 'id:DESC';
    const kinds = [schema, ...(schema.anyOf ?? [])];
    const choice = kinds.flatMap((kind) => kind.enum ?? (kind.const === undefined ? [] : [kind.const]))[0];
    if (choice !== undefined) return String(choice);
    if (kinds.some(({ type }) => type === 'integer' || type === 'number')) return '1';
    if (kinds.some(({ type }) => type === 'boolean')) return 'true';
    const prefix = /title|name|question|email/.test(name) ? 'i%%' : '';
    return (prefix + encodeURIComponent(part).repeat(Math.ceil(room / part.length))).slice(
      0,
      Math.max(1, room - name.length - 2),
    );
  };
  return query.map((parameter) => `${parameter.name}=${value(parameter)}`).join('&');
}

/**
 * Sends the largest and nastiest permitted input to every route, and checks how long each call blocks everybody else.
 */
export async function cost(server: Server, random: Chance, millis: number): Promise<CostReport> {
  let call: Call = callsOf(server, await signIn(server));
  const routes = routesOf((await call('GET', '/openapi.json')).body);
  const [ids, examples] = [new Ids(), new Examples()];
  ids.leaveOut(dataOf<Item>(await call('GET', '/profile'), 200).id);
  await prepare(call);
  // Never picks nonsense where there is a sensible choice.
  const careful: Chance = { ...random, often: () => true };
  const report: CostReport = { calls: 0, routes: routes.length, accepted: 0, slowest: { call: '-', blocked: 0 }, problems: [] };

  const send = async (method: string, address: string, body?: unknown): Promise<Answer> => {
    let answer: Answer = unanswered('never sent');
    let blocked = Infinity;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && blocked > BLOCKED_MAX; attempt += 1) {
      await server.longestBlock();
      answer = await call(method, address, body).catch(unanswered);
      blocked = Math.min(blocked, await server.longestBlock());
      report.calls += 1;
    }
    const name = `${method} ${address.slice(0, 120)} ${typeof body === 'string' ? body.slice(0, 60) : ''}`;
    if (blocked > report.slowest.blocked) report.slowest = { call: name, blocked: Math.round(blocked) };
    if (blocked > BLOCKED_MAX) report.problems.push(`${name}\n    held the event loop for ${Math.round(blocked)} ms`);
    const fault = faultOf(answer);
    if (fault) report.problems.push(`${name}\n    ${fault}`);
    if (answer.status === 401 && !address.startsWith('/auth')) call = callsOf(server, await signIn(server));
    return answer;
  };

  const largestBody = async (route: Route, address: string, part: string) => {
    const { method, body: schema } = route;
    const example = examples.oneFor(route, random);
    for (const [length, entries] of [
      [200_000, 20],
      [20_000, 500],
    ] as const) {
      const body = withinLimit((most) => largest(schema ?? {}, Math.min(length, most), entries, part));
      for (let corrections = 0; corrections <= CORRECTIONS; corrections += 1) {
        const answer = await send(method, address, JSON.stringify(body));
        if (answer.status < 300) report.accepted += 1;
        const { fields } = (answer.body ?? {}) as { fields?: Record<string, string> };
        if (answer.status !== 422 || !correct(body as Record<string, unknown>, fields ?? {}, example)) break;
      }
    }
  };

  await learn(call, routes, ids, examples);
  const end = Date.now() + millis;
  const odd = oddBodies();
  // A campaign calls every route, however slow the machine is; a sample calls as many as it has time for, in an order
  // that depends on the seed.
  const isSample = millis < SAMPLE;
  // Deletions come last: the other routes need something to work on.
  const routesToCall = isSample ? shuffle(routes, random) : routes.toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)));
  for (let round = 0; round === 0 || Date.now() < end; round += 1) {
    if (round > 0) await learn(call, routes, ids, examples);
    for (const route of routesToCall) {
      if ((round > 0 || isSample) && Date.now() >= end) break;
      const address = pathFor(route.path, careful, ids);
      const part = random.pick(NASTY);
      const mostExpensive = new Set([MARKS, part]);
      if (route.query.length > 0) await send(route.method, `${address}?${longQuery(route, part)}`);
      else if (route.method === 'GET' || isDelete(route)) await send(route.method, address);
      if (route.method !== 'POST' && route.method !== 'PUT') continue;
      if (route.body) for (const text of mostExpensive) await largestBody(route, address, text);
      else await send(route.method, address);
      await send(route.method, address, random.pick(odd));
    }
  }
  return report;
}

const shuffle = <T>(list: readonly T[], random: Chance): T[] =>
  list
    .map((entry) => ({ entry, rank: random.below(1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);

const isDelete = ({ method }: Route) => method === 'DELETE';

/**
 * Makes a few items, for a server without demo data: without existing ids, calls would be refused before they cost
 * anything.
 */
async function prepare(call: Call): Promise<void> {
  const listPath = await newHotel(call, 'The House of Costs');
  dataOf<Item>(await call('POST', listPath, special('One')), 201);
  await call('POST', '/regions', { name: 'The coast' });
}
