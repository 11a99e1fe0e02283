import { sql } from 'drizzle-orm';
import type { Database } from '../src/base/storage/database';
import type { App } from '../src/http/app';

/** The routes that change something, in the order of their registration. */
export const changingRoutes = new Set<string>();
/** The security events that calls of each route have recorded, in one test file. */
export const eventsByRoute = new Map<string, Set<string>>();
/** The entries that calls of each route have added to the history, as `kind action`. */
export const historyByRoute = new Map<string, Set<string>>();
let db: Database | null = null;
let newest = 0;

/** Starts watching the history as well. */
export function watchHistory(database: Database): void {
  db = database;
}

/** The entries that were added to the history since the last call. */
async function readNewHistory(): Promise<string[]> {
  const query = sql`select v.id, i.kind || ' ' || v.action as entry from versions v join version_items i on i.id = v.item
    where v.id > ${newest} and v.action <> 'known' order by v.id`;
  const { rows } = (await db?.execute(query)) as unknown as { rows: { id: number | string; entry: string }[] };
  newest = Number(rows.at(-1)?.id ?? newest);
  return rows.map(({ entry }) => entry);
}

/** Records all routes, and the entries that their calls add to the security log and the history. Must be called before routes are registered. */
export function watchRoutes(app: App): void {
  // For each engine separately.
  changingRoutes.clear();
  eventsByRoute.clear();
  historyByRoute.clear();
  newest = 0;
  db = null;
  const nameOf = (method: string, url = '') => `${method} ${url.slice('/api'.length)}`;
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat())
      if (!['GET', 'HEAD', 'OPTIONS'].includes(verb) && url.startsWith('/api/')) changingRoutes.add(nameOf(verb, url));
  });
  app.addHook('onSend', async ({ method, routeOptions, securityEntries }, { statusCode }) => {
    if (statusCode >= 400) return;
    const route = nameOf(method, routeOptions.url);
    const events = eventsByRoute.get(route) ?? new Set();
    for (const { event } of securityEntries ?? []) events.add(event);
    eventsByRoute.set(route, events);
    if (db && method !== 'GET')
      historyByRoute.set(route, new Set([...(historyByRoute.get(route) ?? []), ...(await readNewHistory())]));
  });
}
