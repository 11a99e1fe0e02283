import { Type } from '@sinclair/typebox';
import { asc, eq } from 'drizzle-orm';
import type { App, Services } from '../../http/app';
import { etagOf, isKnown } from '../../http/etag';
import { listPage } from '../../http/listing';
import { answers, listMeta, noQuery, nullable, paging, query } from '../../http/schemas';
import { varyBy } from '../../http/vary';
import { addVersionsInUse } from './addVersionsInUse';
import { discover } from './discovery';
import { lineAnswer, listedRelease, presentLine, presentReleases } from './present';
import { registryFor } from './registry';
import { releases, remoteLines } from './schema';
import { findLastGood, findLine, type ReleaseRow } from './store';

const tags = ['releases'];
const document = Type.Unknown();

/** What pages load, and which versions there are. */
export function readRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/remotes/registry',
    {
      config: { permission: 'anybody' },
      schema: {
        tags,
        summary: 'What a page loads of each remote',
        description: 'With a bearer, the versions that this person gets; without one, those that most people get.',
        querystring: noQuery,
        response: {
          ...answers.one(
            Type.Object({
              remotes: Type.Array(document),
              unavailable: Type.Optional(
                Type.Array(Type.String(), {
                  description: 'Paths of remotes that were live once and of which nobody like the caller gets a version now.',
                }),
              ),
            }),
          ),
          304: Type.Null({ description: 'Unchanged.' }),
        },
      },
    },
    async (request, reply) => {
      const registry = await registryFor(db, config, request.principal?.userId ?? null);
      // Open pages poll this: unchanged answers are not sent again.
      const etag = etagOf(JSON.stringify(registry));
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      varyBy(reply, 'authorization', 'accept-encoding');
      return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : { data: registry };
    },
  );
  app.get(
    '/remotes/discovery',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'What is in use, in the frontend discovery schema (v1-pre)',
        querystring: noQuery,
        response: {
          200: Type.Object({ schema: Type.String(), microFrontends: Type.Record(Type.String(), Type.Array(document)) }),
        },
      },
    },
    () => discover(db, config),
  );
  app.get(
    '/remotes',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'List all remotes that were ever uploaded, and which version of each is in use',
        querystring: noQuery,
        response: { 200: Type.Object({ data: Type.Array(lineAnswer) }) },
      },
    },
    async (request) => {
      const lines = await db.select().from(remoteLines).orderBy(asc(remoteLines.remote));
      return { data: await Promise.all(lines.map((line) => presentLine(db, request, line))) };
    },
  );
  app.get(
    '/remotes/:name/releases',
    {
      config: { permission: 'release' },
      schema: {
        tags,
        summary: 'List the versions of a remote',
        description:
          '`meta.version` is that of what is in use: send it in If-Match to change that. `meta.step_back` is the version that everybody gets once the live one is withdrawn. The version in use, and that one, are added to the end of the first page if they are older.',
        params: Type.Object({ name: Type.String() }),
        querystring: query(paging),
        response: {
          200: Type.Object({
            data: Type.Array(listedRelease),
            meta: Type.Intersect([listMeta, Type.Object({ version: Type.Integer(), step_back: nullable(Type.String()) })]),
          }),
        },
      },
    },
    async (request) => {
      const { name } = request.params;
      const line = await findLine(db, name);
      const stepBack = (line && (await findLastGood(db, name, line.live))?.version) ?? null;
      const isFirstPage = request.query.page === 1 && request.query.order_by === undefined;
      const { data, meta } = await listPage<ReleaseRow>({
        db,
        table: releases,
        where: eq(releases.remote, name),
        order: 'at:DESC',
        request,
        publicUrl: config.publicUrl,
        present: async (rows) => {
          const listed = isFirstPage ? await addVersionsInUse(db, rows, line, stepBack) : rows;
          return presentReleases(db, request, listed, line);
        },
      });
      return { data, meta: { ...meta, version: line?.version ?? 0, step_back: stepBack } };
    },
  );
}
