import { sql } from 'drizzle-orm';
import type { Database } from '../src/base/storage/database';
import type { App } from '../src/http/app';

/** The routes that change something, as they are registered. */
export const changingRoutes = new Set<string>();
/** The events that each route recorded together with its change, in the calls of one test file. */
export const eventsByRoute = new Map<string, Set<string>>();
/** What each route added to the history, as `kind action`. */
export const historyByRoute = new Map<string, Set<string>>();
let db: Database | null = null;
let newest = 0;

/** Watches the history too, from now on. */
export function watchHistory(database: Database): void {
  db = database;
}

/** What the history received since it was last read. */
async function readHistorySince(): Promise<string[]> {
  const query = sql`select v.id, i.kind || ' ' || v.action as what from versions v join version_items i on i.id = v.item
    where v.id > ${newest} and v.action <> 'known' order by v.id`;
  const { rows } = (await db?.execute(query)) as unknown as { rows: { id: number | string; what: string }[] };
  newest = Number(rows.at(-1)?.id ?? newest);
  return rows.map(({ what }) => what);
}

/** Records which routes there are, and which traces each of them leaves. Call it before the routes are registered. */
export function watchRoutes(app: App): void {
  // For each engine separately.
  changingRoutes.clear();
  eventsByRoute.clear();
  historyByRoute.clear();
  newest = 0;
  db = null;
  const nameOf = (method: string, url = '') => `${method} ${url.slice('/api'.length)}`;
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (!['GET', 'HEAD', 'OPTIONS'].includes(each) && url.startsWith('/api/')) changingRoutes.add(nameOf(each, url));
  });
  app.addHook('onSend', async ({ method, routeOptions, securityEntries }, { statusCode }) => {
    if (statusCode >= 400) return;
    const route = nameOf(method, routeOptions.url);
    const events = eventsByRoute.get(route) ?? new Set();
    for (const { event } of securityEntries ?? []) events.add(event);
    eventsByRoute.set(route, events);
    if (db && method !== 'GET')
      historyByRoute.set(route, new Set([...(historyByRoute.get(route) ?? []), ...(await readHistorySince())]));
  });
}
