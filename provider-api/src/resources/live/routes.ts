import { Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import type { ShownAt } from '../../content/definition';
import { allKinds } from '../../content/kinds';
import { present } from '../../content/present';
import { toWire } from '../../http/wire';
import { hours } from '../hours/schema';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { pageCounter } from '../../http/readPage';
import { onProperty } from '../../http/permissions';
import { noQuery, nullable, propertyParams } from '../../http/schemas';
import { findProperty } from '../properties/store';
import { readShownAlerts } from './alerts';
import { readVisibleRows } from './collection';

const live = {
  200: Type.Object({
    data: Type.Record(Type.String(), Type.Array(Type.Unknown())),
    meta: Type.Object({ expires_on: nullable(Type.String()) }),
  }),
  304: Type.Null({ description: 'Unchanged.' }),
};

/** What guests see now, for the sites of properties (api-contract §6). */
export function liveRoutes(app: App, services: ContentServices): void {
  app.get(
    '/properties/:property_id/live',
    {
      config: { permission: onProperty('property', 'READ'), etag: true },
      schema: {
        tags: ['live'],
        summary: 'Everything that guests now see of a property',
        description:
          'By collection name, in the order that staff gave; of each at most 2,000; 413 for more than 32 million characters in all. `meta.expires_on` is the next moment at which the response changes by itself, or null. With `If-None-Match` the response is 304 as long as nothing has changed.',
        params: propertyParams,
        querystring: noQuery,
        response: live,
      },
    },
    async ({ params }) => readLive(services, params.property_id, new Date()),
  );
}

const TOO_LARGE = 'There are too many large items for one answer. Read the lists instead.';

/** @throws 404, 413 */
async function readLive(services: ContentServices, propertyId: string, now: Date) {
  // One snapshot of the store: a change made while it is read never appears in half of the answer.
  return services.db.transaction(
    async (tx) => {
      const store = { ...services, db: tx };
      const context: ShownAt = { property: await findProperty(tx, propertyId), now };
      const data: Record<string, unknown[]> = {};
      const changeMoments: string[] = [];
      const countRows = pageCounter(TOO_LARGE);
      for (const kind of allKinds()) {
        const visible = await readVisibleRows(tx, kind, context, countRows);
        data[kind.path.replaceAll('-', '_')] = (await present(store, kind, visible.rows)).map(forGuests);
        if (visible.changesOn !== null) changeMoments.push(visible.changesOn);
      }
      data.hours = (await readHours(store, propertyId)).map(forGuests);
      data.alerts = (await readShownAlerts(tx, propertyId)).map((alert) => forGuests(toWire(alert)));
      return { data, meta: { expires_on: changeMoments.sort()[0] ?? null } };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Information about staff is not public. */
function forGuests(item: unknown): unknown {
  const { updated_by: _staff, ...rest } = item as Record<string, unknown>;
  return rest;
}

async function readHours({ db }: ContentServices, propertyId: string): Promise<unknown[]> {
  const rows = await db
    .select()
    .from(hours)
    .where(and(eq(hours.propertyId, propertyId), eq(hours.published, true)));
  return rows.map((row) => toWire(row.messagePublished ? row : { ...row, message: null }));
}
