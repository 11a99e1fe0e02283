import { Type } from '@sinclair/typebox';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { toCamel } from 'shared-kit/rules/keyCase';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { liveRules, withdrawRules } from 'shared-kit/rules/validation/release';
import { refuse } from '../../http/wire';
import type { App, Services } from '../../http/app';
import { etagOf, isKnown } from '../../http/etag';
import { listPage } from '../../http/listing';
import { answers, field, ifMatch, listMeta, noQuery, paging, query } from '../../http/schemas';
import { recordChange } from '../../access/security-log/log';
import { aboutRelease } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { users } from '../../access/users/schema';
import { refuseMisfit } from './checks';
import { discover } from './discovery';
import { refuseLost } from './lostFiles';
import { causeOf, checkLine, putLive, withdraw } from './moves';
import { lineAnswer, listed, presentLine, presentReleases } from './present';
import { registryFor } from './registry';
import { releases, remoteLines } from './schema';
import { formatAudience } from './formatAudience';
import { getRelease, holdLine, lockMoves, type ReleaseRow } from './store';
import { uploadRoute } from './uploadRoute';
import { withUsed } from './withUsed';
import { varyBy } from '../../http/vary';

const tags = ['releases'];
const mayRelease = { permission: 'release' } as const;
const remoteParams = Type.Object({ name: Type.String() });
const document = Type.Unknown();

interface SentMove {
  release: string;
  share?: number | null;
  people?: string[] | null;
  why?: string | null;
}

/** Releases of remotes: what pages load, what there is, and what is in use (api-contract §6). */
export async function releaseRoutes(app: App, services: Services): Promise<void> {
  readRoutes(app, services);
  moveRoutes(app, services);
  await uploadRoute(app, services);
}

function readRoutes(app: App, { db, config }: Services): void {
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
          ...answers.one(Type.Object({ remotes: Type.Array(document) })),
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
    async () => {
      const lines = await db.select().from(remoteLines).orderBy(asc(remoteLines.remote));
      return { data: await Promise.all(lines.map((line) => presentLine(db, line))) };
    },
  );
  app.get(
    '/remotes/:name/releases',
    {
      config: mayRelease,
      schema: {
        tags,
        summary: 'List the versions of a remote',
        description:
          '`meta.version` is that of the line: send it in If-Match to move the line. The version in use, and the one it would step back to, are added to the end of the first page if they are older.',
        params: remoteParams,
        querystring: query(paging),
        response: {
          200: Type.Object({
            data: Type.Array(listed),
            meta: Type.Intersect([listMeta, Type.Object({ version: Type.Integer() })]),
          }),
        },
      },
    },
    async (request) => {
      const { name } = request.params;
      const [line] = await db.select().from(remoteLines).where(eq(remoteLines.remote, name));
      const isFirst = request.query.page === 1 && request.query.order_by === undefined;
      const { data, meta } = await listPage<ReleaseRow>({
        db,
        table: releases,
        where: eq(releases.remote, name),
        order: 'at:DESC',
        request,
        publicUrl: config.publicUrl,
        present: async (rows) => presentReleases(db, isFirst ? await withUsed(db, rows, line) : rows, line),
      });
      return { data, meta: { ...meta, version: line?.version ?? 0 } };
    },
  );
}

function moveRoutes(app: App, { db, config, files }: Services): void {
  app.put(
    '/remotes/:name/live',
    {
      config: mayRelease,
      schema: {
        tags,
        summary: 'Put a version into use, for everybody, a share of the people or some by name',
        headers: ifMatch,
        params: remoteParams,
        querystring: noQuery,
        body: Type.Object({ release: Type.String(), share: field.count, people: field.list(Type.String()), why: field.text }),
        response: answers.one(lineAnswer),
      },
    },
    async (request) => {
      const { name } = request.params;
      const sent = toCamel<SentMove>(request.body);
      const named = sent.people ?? [];
      const share = sent.share ?? (named.length > 0 ? 0 : 100);
      refuse(fieldErrors(liveRules, { share, people: named, why: sent.why }));
      if (share === 0 && named.length === 0) refuse({ share: 'Name a share from 1 to 100, or people.' });
      await refuseLost(files, await getRelease(db, name, sent.release));
      const line = await db.transaction(async (tx) => {
        await lockMoves(tx);
        const held = await holdLine(tx, name);
        await checkLine(request, held);
        const release = await getRelease(tx, name, sent.release);
        const audience = { share, people: await idsOf(tx, named) };
        const moved = await putLive(tx, held, release, audience, causeOf(request, sent.why));
        await refuseMisfit(tx, config, release.descriptor);
        const detail = formatAudience(share, audience.people.length);
        await recordChange(tx, request, { event: 'release_live', about: aboutRelease(release), detail });
        return moved;
      });
      return { data: await presentLine(db, line) };
    },
  );
  app.post(
    '/remotes/:name/releases/:release/withdraw',
    {
      config: mayRelease,
      schema: {
        tags,
        summary: 'Withdraw a version for good',
        description: 'If it was in use, the version that was live before takes over. A withdrawn version is never used again.',
        headers: ifMatch,
        params: Type.Object({ name: Type.String(), release: Type.String() }),
        querystring: noQuery,
        body: Type.Object({ why: field.text }),
        response: answers.one(lineAnswer),
      },
    },
    async (request) => {
      const { name, release: version } = request.params;
      const { why } = toCamel<{ why?: string | null }>(request.body);
      const line = await db.transaction(async (tx) => {
        await lockMoves(tx);
        const held = await holdLine(tx, name);
        await checkLine(request, held);
        const release = await getRelease(tx, name, version);
        refuse(fieldErrors(withdrawRules, { why }));
        await recordChange(tx, request, { event: 'release_withdrawn', about: aboutRelease(release) });
        return withdraw(tx, held, release, causeOf(request, why));
      });
      return { data: await presentLine(db, line) };
    },
  );
}

/** @returns the ids of people by their e-mail addresses. @throws 422 naming the first unknown one */
async function idsOf(tx: Database, emails: string[]): Promise<string[]> {
  const wanted = [...new Set(emails.map((email) => normaliseEmail(email)))];
  if (wanted.length === 0) return [];
  const lower = sql<string>`lower(${users.email})`;
  const found = await tx.select({ id: users.id, email: lower }).from(users).where(inArray(lower, wanted));
  const unknown = wanted.find((email) => !found.some((row) => row.email === email));
  if (unknown !== undefined) refuse({ people: `Nobody has the address ${unknown} here.` });
  return found.map(({ id }) => id);
}
