import { Type } from '@sinclair/typebox';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { HISTORY_KIND_NAMES } from 'shared-kit/rules/historyKinds';
import type { Authority } from 'shared-kit/rules/permissions';
import { readable } from '../../access/history/kindRights';
import { recordChange } from '../../access/security-log/log';
import { bin, binRows, type BinEntry } from '../../content/bin/schema';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { caller } from '../../http/caller';
import { matchExact } from '../../http/filters';
import { listPage } from '../../http/listing';
import {
  answers,
  choiceFilter,
  exactFilter,
  idParams,
  leftOut,
  named,
  noQuery,
  nullable,
  paging,
  query,
} from '../../http/schemas';
import { lockPlace, settleFilesOf } from '../assets/settleFiles';
import { historyKinds } from './kinds';
import { findEntry, lockEntry, restoreFromBin } from './restore';
import { linksTo } from './links';
import { presentRestored } from './present';
import { presentEntries, type PresentedEntry } from './presentEntries';

const tags = ['bin'];
const signedIn = { permission: 'signedIn' } as const;
const entry = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  item_id: Type.String(),
  property_id: nullable(Type.String()),
  property: nullable(Type.Object({ id: Type.String(), name: nullable(Type.String()), is_gone: Type.Boolean() })),
  name: Type.String(),
  deleted_at: Type.String(),
  deleted_by: nullable(named),
  expires_on: Type.String(),
  may_restore: Type.Boolean(),
});

/** What was deleted, for 30 days (api-contract §6). */
export function binRoutes(app: App, services: ContentServices): void {
  const { db, config } = services;
  app.get(
    '/bin',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'What is in the bin, newest first, as far as the caller may read it',
        querystring: query({
          ...paging,
          property_id: exactFilter,
          item_id: exactFilter,
          kind: choiceFilter(HISTORY_KIND_NAMES),
        }),
        response: answers.list(entry),
      },
    },
    (request) => {
      const { property_id, item_id, kind } = request.query;
      return listPage<BinEntry>({
        db,
        table: bin,
        where: and(
          matchExact(bin.propertyId, property_id),
          matchExact(bin.kind, kind),
          matchExact(bin.itemId, item_id),
          readable(caller(request).authority, historyKinds(), bin.kind, bin.propertyId),
        ),
        order: 'deleted_at:DESC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => presentEntries(db, caller(request).authority, rows),
      });
    },
  );
  app.get(
    '/bin/:id',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'One entry of the bin, and how much was deleted with it',
        params: idParams,
        querystring: noQuery,
        response: { 200: Type.Object({ data: entry, meta: Type.Object({ with: Type.Record(Type.String(), Type.Integer()) }) }) },
      },
    },
    async (request) => {
      const { authority } = caller(request);
      const { entry } = await findEntry(db, request, request.params.id);
      const [data] = await presentEntries(db, authority, [entry]);
      return { data: data as PresentedEntry, meta: { with: await countDeletedWith(services, authority, entry) } };
    },
  );
  app.post(
    '/bin/:id/restore',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Restore what was deleted, under its old id',
        description: 'Needs WRITE on its kind there; properties, regions and shared specials: super users.',
        params: idParams,
        querystring: noQuery,
        response: {
          200: Type.Object({
            data: Type.Object({ id: Type.String() }, { additionalProperties: true }),
            meta: Type.Object({
              kind: Type.String(),
              property_id: nullable(Type.String()),
              left_out: leftOut,
              link: nullable(Type.String({ description: 'A page of the application; null if the caller may open none.' })),
            }),
          }),
        },
      },
    },
    async (request) => {
      const { entry: restored, leftOut: left_out } = await restoreFromBin(services, request, request.params.id);
      const data = await presentRestored(services, request, restored);
      const [link = null] = await linksTo(db, caller(request).authority, [restored]);
      return { data, meta: { kind: restored.kind, property_id: restored.propertyId, left_out, link } };
    },
  );
  app.delete(
    '/bin/:id',
    {
      config: { permission: 'super' },
      schema: { tags, summary: 'Remove for good', params: idParams, querystring: noQuery, response: answers.none },
    },
    async (request, reply) => {
      await removeForGood(services, request, request.params.id);
      return reply.code(204).send();
    },
  );
}

/**
 * How many rows of which table were deleted with an entry; none for a property, except for super users: nobody else may read all
 * that it had, such as the rights on it.
 */
async function countDeletedWith(
  { db }: ContentServices,
  reader: Authority,
  { id, kind }: BinEntry,
): Promise<Record<string, number>> {
  if (kind === 'properties' && !reader.isSuper) return {};
  const name = binRows.tableName;
  const rows = await db.select({ name, count: count() }).from(binRows).where(eq(binRows.binId, id)).groupBy(name);
  return Object.fromEntries(rows.map((row) => [row.name, row.count]));
}

async function removeForGood(services: ContentServices, request: FastifyRequest, id: string): Promise<void> {
  const { entry: removed, kind } = await services.db.transaction(async (tx) => {
    const found = await lockEntry(tx, request, id);
    if (found.entry.kind === 'assets') await lockPlace(tx, found.entry.itemId);
    await tx.delete(bin).where(eq(bin.id, id));
    const about = { kind: found.kind.singular, id: found.entry.itemId, name: found.entry.name };
    await recordChange(tx, request, { event: 'deleted', about, detail: 'Removed from the bin for good' });
    return found;
  });
  await settleFilesOf(services, request, removed);
  request.log.info({ kind: kind.kind, id: removed.itemId }, 'removed from the bin for good');
}
