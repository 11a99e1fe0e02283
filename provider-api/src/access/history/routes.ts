import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { withArticle } from '../../base/withArticle';
import type { App, Services } from '../../http/app';
import { notFound } from '../../http/errors';
import { pageMeta } from '../../http/listing';
import type { RoutePermission } from '../../http/permissions';
import { pageCounter } from '../../http/readPage';
import type { RequestOf } from '../../http/requestOf';
import { answers, ifMatch, leftOut, named, noQuery, nullable, paging, query } from '../../http/schemas';
import { toWire } from '../../http/wire';
import { ACTIONS } from './actions';
import { revertDelta, type Edit } from './delta';
import type { Tracked } from './fields';
import { restoreVersion, type Restorable } from './restore';
import { countVersions, readVersions, rowAt, type VersionState } from './read';

/** A version as it is returned. */
export type PresentedVersion = ReturnType<typeof presentVersion>;

/** A kind of item whose versions can be read and restored. */
export interface VersionedKind<Row extends Tracked, Params extends TProperties> {
  /** The name under which its changes are kept. */
  kind: string;
  /** Address of one item. */
  url: string;
  params: TObject<Params>;
  tags: string[];
  /** For messages: 'special'. */
  singular: string;
  /** Who may read the versions, and who may restore them: only staff. */
  read: RoutePermission;
  write: RoutePermission;
  /** The schema of the item's answer. */
  answer: TSchema;
  /** The item of a request. @throws 404 */
  find: (request: RequestOf<{ params: TObject<Params> }>) => Promise<Row>;
  /** An item as it is returned. */
  present: (row: Row, request: FastifyRequest) => Promise<unknown>;
  /** Whether a field is returned, and to this caller. */
  shows: (field: string, request: FastifyRequest) => boolean;
  /** Adds to answers what clients show of their references. */
  join?: (answers: PresentedVersion[], request: FastifyRequest) => Promise<PresentedVersion[]> | PresentedVersion[];
  /** How an item is changed; without it nothing can be restored. */
  restore?: Restorable<Row, RequestOf<{ params: TObject<Params> }>>;
}

const version = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  at: Type.String(),
  by: nullable(named),
  action: Type.Union(ACTIONS.map((action) => Type.Literal(action))),
  changes: Type.Record(Type.String(), Type.Object({ before: Type.Unknown(), after: Type.Unknown() })),
  group_id: nullable(Type.String()),
});
const versionParam = Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

/** The history of one item: lists its versions, reads one, and restores one (api-contract §6). */
export function historyRoutes<Row extends Tracked, Params extends TProperties>(
  app: App,
  { db, config }: Services,
  kind: VersionedKind<Row, Params>,
): void {
  const { url, singular, tags } = kind;
  const versionParams = Type.Unsafe<Static<typeof versionParam>>(
    Type.Object({ ...kind.params.properties, ...versionParam.properties }),
  );
  // Every route below has the parameters of the kind, which TypeScript cannot infer for a generic kind.
  const ofKind = (request: FastifyRequest) => request as RequestOf<{ params: TObject<Params> }>;
  const find = (request: FastifyRequest) => kind.find(ofKind(request));
  const findVersion = async (request: RequestOf<{ params: typeof versionParam }>, current: Row) => {
    const row = await rowAt(db, kind.kind, current, request.params.version);
    if (!row) throw notFound(`There is no such version of this ${singular}, or it is older than what is kept.`);
    return row;
  };

  app.get(
    `${url}/versions`,
    {
      config: { permission: kind.read },
      schema: {
        tags,
        summary: `The versions of ${withArticle(singular)}, newest first`,
        description: 'A move in the order does not create a version; it is listed with the version at the time.',
        params: kind.params,
        querystring: query({ page: paging.page, per_page: paging.per_page }),
        response: answers.list(version),
      },
    },
    async (request) => {
      const row = await find(request);
      const { page, per_page } = request.query;
      const states = await readVersions(db, kind.kind, row, { skip: (page - 1) * per_page, limit: per_page });
      const countRows = pageCounter();
      const presented = states.flatMap((entry) => countRows([presentVersion(entry, (field) => kind.shows(field, request))]));
      const data = (await kind.join?.(presented, request)) ?? presented;
      const count = await countVersions(db, kind.kind, row.id);
      return { data, meta: pageMeta(request, config.publicUrl, { page, per_page, count }) };
    },
  );
  app.get(
    `${url}/versions/:version`,
    {
      config: { permission: kind.read },
      schema: {
        tags,
        summary: `The ${singular} as it was in a version`,
        params: versionParams,
        querystring: noQuery,
        response: answers.one(kind.answer),
      },
    },
    async (request) => ({ data: await kind.present(await findVersion(request, await find(request)), request) }),
  );
  const { restore } = kind;
  if (!restore) return;
  app.post(
    `${url}/versions/:version/restore`,
    {
      config: { permission: kind.write },
      schema: {
        tags,
        summary: `Restore a version of ${withArticle(singular)}`,
        description:
          'Creates a new version, checked like any change. `meta.left_out` names what was not restored, because it no longer exists or fits.',
        params: versionParams,
        headers: ifMatch,
        querystring: noQuery,
        response: { 200: Type.Object({ data: kind.answer, meta: Type.Object({ left_out: leftOut }) }) },
      },
    },
    async (request) => {
      const current = await find(request);
      const restored = await restoreVersion(ofKind(request), restore, current, await findVersion(request, current));
      return { data: await kind.present(restored.row, request), meta: { left_out: restored.leftOut } };
    },
  );
}

interface Difference {
  before: unknown;
  after: unknown;
}

/** A version as it is returned: what it changed, in the wire's names. */
function presentVersion({ id, version, at, by, action, groupId, delta, after }: VersionState, shows: (field: string) => boolean) {
  const before = after && delta && revertDelta(after, delta);
  const changes = Object.entries(delta ?? {}).flatMap(([field, edit]) => {
    const change =
      shows(field) || field === 'sortIndex'
        ? (wholeValues(edit) ?? (after && { before: before?.[field], after: after[field] }))
        : null;
    return change ? [[snakeKey(field), { before: toWire(change.before ?? null), after: toWire(change.after ?? null) }]] : [];
  });
  return {
    id: String(id),
    version,
    at,
    by,
    // How an item was when its history began: clients list it like a change.
    action: action === 'known' ? 'changed' : action,
    changes: Object.fromEntries(changes) as Record<string, Difference>,
    group_id: groupId,
  };
}

/** The values of an edit that does not depend on the rest of the item; null for a partial edit. */
const wholeValues = (edit: Edit) => (Array.isArray(edit) && edit.length === 2 ? { before: edit[0][0], after: edit[1][0] } : null);
