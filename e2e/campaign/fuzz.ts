import { callsOf, dataOf, newHotel, special, type Answer, type Call, type Item } from './calls';
import { BEHIND_CHAINS, chainsOf, type Judged } from './chains';
import { Examples, learn } from './examples';
import { Ids } from './nonsense';
import type { Chance } from './random';
import { addressFor, routesOf } from './routes';
import { signIn, type Server } from './server';

const BODIES = ['', '{', '[', '"text"', 'null', '[]', '{"a":1,}', '\u0000', `{"title":"${'x'.repeat(2_000_000)}"}`];
const LEAK = /\n\s+at |node_modules|\bselect .+ from |insert into|drizzle|PGlite|\.ts:\d+/i;

/** @returns what is wrong with an answer; null when it follows the contract (api-contract §1, 'Errors') */
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
  /** How many of the routes accepted a call, and so ran more than the checks of the request. */
  accepted: number;
  byStatus: Record<number, number>;
  problems: string[];
}

/** How many random calls are made before the items are made and read again, since they may have been deleted. */
const ROUND = 150;
const ROUNDS_TO_LEARN = 5;
/** How many random calls are made before the next chain of calls. */
const CHAIN_AFTER = 15;
/** The status that stands for no answer. */
const NO_ANSWER = 599;
/** After as many calls without an answer it ends, and names them: each of them takes 20 seconds. */
const MAX_UNANSWERED = 3;

/** For a server that is fuzzed: browsers create passkeys only for a host name, not for an IP address. */
export const WITH_PASSKEYS = { PUBLIC_URL: 'http://localhost' };

/** Makes a hotel with a few items of several kinds, so that many ids exist. */
async function prepare(call: Call, ids: Ids): Promise<void> {
  const listPath = await newHotel(call, 'The House of Chance');
  for (const count of [1, 2, 3]) dataOf<Item>(await call('POST', listPath, special(`${count}`)), 201);
  await call('POST', listPath.replace('specials', 'faq-categories'), { name: 'Rooms' });
  await call('POST', '/regions', { name: 'The coast' });
  for (const place of ['/properties', '/regions', listPath, listPath.replace('specials', 'faq-categories')]) {
    ids.add(place, dataOf(await call('GET', place), 200));
  }
}

/** Sends nonsense to every route that openapi.json names, as a super user. @param millis the minimum duration */
export async function fuzz(server: Server, random: Chance, millis: number): Promise<FuzzReport> {
  let call = callsOf(server, await signIn(server));
  const routes = routesOf((await call('GET', '/openapi.json')).body);
  const [ids, examples] = [new Ids(), new Examples()];
  // The caller's own id is left out: the campaign depends on their rights and their password.
  ids.leaveOut(dataOf<Item>(await call('GET', '/profile'), 200).id);
  const report: FuzzReport = { calls: 0, routes: routes.length, accepted: 0, byStatus: {}, problems: [] };
  const accepted = new Set<string>();
  const judged: Judged = async (route, method, address, body, headers) => {
    const answer = await call(method, address, body, headers).catch((error: unknown) => ({
      status: NO_ANSWER,
      body: null,
      text: String(error),
    }));
    report.calls += 1;
    report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1;
    const fault = faultOf(answer);
    if (fault)
      report.problems.push(`${method} ${address.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300) ?? ''}\n    ${fault}`);
    if (answer.status < 300) accepted.add(route);
    if (answer.status === 401 && route !== 'POST /auth') call = callsOf(server, await signIn(server));
    return answer;
  };
  const { chains, remove } = await chainsOf(server);
  try {
    // Every route is called, however slow the machine is.
    for (let turn = 0, end = Date.now() + millis; Date.now() < end || turn < routes.length; turn += 1) {
      if ((report.byStatus[NO_ANSWER] ?? 0) >= MAX_UNANSWERED) break;
      if (turn % ROUND === 0) {
        call = callsOf(server, await signIn(server));
        await prepare(call, ids);
        if ((turn / ROUND) % ROUNDS_TO_LEARN === 0) await learn(call, routes, ids, examples);
      }
      if (turn % CHAIN_AFTER === 0) await chains[(turn / CHAIN_AFTER) % chains.length]!(judged, random);
      const route = routes[turn] ?? random.pick(routes);
      const address = addressFor(route, random, ids);
      const hasBody = route.body !== null || route.method === 'POST' || route.method === 'PUT';
      const bodyNear = () => examples.bodyFor(route, address.split('?')[0]!, random, ids);
      const body = hasBody ? (random.often(0.06) ? random.pick(BODIES) : bodyNear()) : undefined;
      const answer = await judged(`${route.method} ${route.path}`, route.method, address, body);
      if (answer.status >= 300) continue;
      const data = (answer.body as { data?: unknown } | null)?.data;
      ids.add(address, data);
      if (route.method === 'GET') examples.add(route.path, data);
    }
  } finally {
    remove();
  }
  const unreached = BEHIND_CHAINS.filter((route) => !accepted.has(route));
  report.problems.push(...unreached.map((route) => `${route} accepted no call: nothing behind its first checks was tested.`));
  return { ...report, accepted: accepted.size };
}
