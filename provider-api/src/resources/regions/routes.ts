import { Type } from '@sinclair/typebox';
import { asc, eq } from 'drizzle-orm';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { regionRules } from 'shared-kit/rules/validation/region';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { refuse, wire } from '../../http/wire';
import type { FastifyRequest } from 'fastify';
import { createdAs } from '../../content/createdAs';
import { idempotencyKey, lockKey } from '../../http/idempotency';
import type { App, Services } from '../../http/app';
import { editor } from '../../http/authorise';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { conflict, notFound } from '../../http/errors';
import { matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { OwnRule } from '../../http/permissions';
import { answers, field, idParams, ifMatch, item, noQuery, paging, query, textFilter } from '../../http/schemas';
import { isTaken } from '../../http/storageErrors';
import { properties, regions } from '../../access/places/schema';
import { keepVersion } from '../../access/history/record';
import { historyRoutes } from '../../access/history/routes';
import { putIntoBin } from '../../content/bin/throwAway';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';

const readers: OwnRule = {
  says: 'Whoever reads any property.',
  allows: (authority) => authority.canLookUp('region'),
};
const region = item({ name: Type.String() });
const tags = ['regions'];

/** Regions, in which hotels are grouped (document 1 §7, OP-38). */
export function regionRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.get(
    '/regions',
    {
      config: { permission: readers },
      schema: {
        tags,
        summary: 'List regions',
        querystring: query({ ...paging, name: textFilter }),
        response: answers.list(region),
      },
    },
    (request) =>
      listPage({
        db,
        table: regions,
        where: matchText(regions.name, request.query.name),
        order: 'name:ASC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map(wire),
      }),
  );
  app.get(
    '/regions/:id',
    {
      config: { permission: readers },
      schema: { tags, summary: 'One region', params: idParams, querystring: noQuery, response: answers.one(region) },
    },
    async ({ params }) => ({ data: wire(await findRegion(db, params.id)) }),
  );
  app.post(
    '/regions',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Create a region',
        description: 'Sent again with its key, it takes the name that is sent.',
        headers: idempotencyKey,
        querystring: noQuery,
        body: Type.Object({ name: field.text }),
        response: answers.one(region, 201),
      },
    },
    async (request, reply) => {
      refuse(fieldErrors(regionRules, request.body));
      const name = normaliseName(request.body.name ?? '');
      const insert = async (tx: Database) => {
        await lockKey(tx, request);
        const own = await createdAs(tx, request);
        const [earlier] = own.id === undefined ? [] : await lockRegion(tx, own.id);
        if (earlier) return rename(tx, request, earlier, name);
        const [created] = await tx
          .insert(regions)
          .values({ ...own, name, updatedBy: editor(request) })
          .returning();
        const row = created as RegionRow;
        await keepVersion(tx, request, 'regions', null, row);
        await recordChange(tx, request, { event: 'settings_changed', about: aboutItem('region', row), detail: 'Created' });
        return row;
      };
      const created = await db.transaction(insert).catch((error: unknown) => {
        if (isTaken(error, 'regions_name')) throw conflict(`There is already a region “${name}”.`, { name: 'Already taken' });
        throw error;
      });
      return reply.code(201).send({ data: wire(created) });
    },
  );
  app.delete(
    '/regions/:id',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Delete an empty region',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await db.transaction(async (tx) => {
        await lockRegion(tx, id);
        const stored = await findRegion(tx, id);
        await checkVersion(request, stored, () => wire(stored));
        await mustBeEmpty(tx, id);
        await putIntoBin(tx, request, { kind: 'regions', table: regions, row: stored });
        await tx.delete(regions).where(eq(regions.id, id));
        await recordChange(tx, request, { event: 'deleted', about: aboutItem('region', stored) });
      });
      return reply.code(204).send();
    },
  );
  historyRoutes(app, services, {
    kind: 'regions',
    url: '/regions/:id',
    params: idParams,
    tags,
    one: 'region',
    read: readers,
    // A region is made and deleted, and never changed.
    write: 'super',
    answer: region,
    find: (request) => findRegion(db, (request.params as { id: string }).id),
    present: async (row) => wire(row),
    shows: (name) => name === 'name',
  });
}

type RegionRow = typeof regions.$inferSelect;

const lockRegion = (tx: Database, id: string): Promise<RegionRow[]> =>
  tx.select().from(regions).where(eq(regions.id, id)).for('update');

/** The region that an earlier attempt created gets the name that the form has now. */
async function rename(tx: Database, request: FastifyRequest, before: RegionRow, name: string): Promise<RegionRow> {
  if (before.name === name) return before;
  const stamps = changeStamps(request, before);
  const [after] = await tx
    .update(regions)
    .set({ name, ...stamps })
    .where(eq(regions.id, before.id))
    .returning();
  const row = after as RegionRow;
  await keepVersion(tx, request, 'regions', before, row);
  await recordChange(tx, request, { event: 'settings_changed', about: aboutItem('region', row), detail: `Was “${before.name}”` });
  return row;
}

/** @throws 404 */
async function findRegion(db: Database, id: string) {
  const [found] = await db.select().from(regions).where(eq(regions.id, id));
  if (!found) throw notFound('There is no such region.');
  return found;
}

/** @throws 409 that names the hotels in the region */
async function mustBeEmpty(tx: Database, id: string): Promise<void> {
  const hotels = await tx
    .select({ name: properties.name })
    .from(properties)
    .where(eq(properties.regionId, id))
    .orderBy(asc(properties.name));
  if (hotels.length === 0) return;
  const names = hotels.map(({ name }) => name).join(', ');
  const them = hotels.length === 1 ? 'it' : 'them';
  throw conflict(`This region still contains ${names}. Move ${them} to another region first.`);
}
