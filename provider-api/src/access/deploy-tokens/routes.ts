import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { deployTokenRules } from 'shared-kit/rules/validation/deployToken';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { hashToken, newToken } from '../auth/tokens';
import { refuse, toWire } from '../../http/wire';
import type { App, Services } from '../../http/app';
import { editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { conflict } from '../../http/errors';
import { matchExact } from '../../http/filters';
import { idempotencyKey, lockKey } from '../../http/idempotency';
import { listPage } from '../../http/listing';
import type { RequestOf } from '../../http/requestOf';
import { answers, exactFilter, field, idParams, ifMatch, item, noQuery, nullable, paging, query } from '../../http/schemas';
import { requireUnusedId } from '../history/requireUnusedId';
import { keepVersion } from '../history/record';
import { recordChange } from '../security-log/log';
import type { Database } from '../../base/storage/database';
import { writtenRow } from '../../base/storage/writtenRow';
import { revoke } from '../tokens/revoke';
import { expiryColumns } from '../tokens/store';
import { DEPLOY_TOKEN_PREFIX } from './identify';
import { deployTokens, type DeployTokenRow as Row } from './schema';

const superOnly = { permission: 'super' } as const;
const tags = ['releases'];

const fields = { remote: Type.String(), expires_on: Type.String(), last_used_on: nullable(Type.String()) };
const token = item(fields);
const body = Type.Object({ remote: field.text, expires_on: field.instant });

/** A stored token as it is returned: without the hash that calls are compared with, and without who was warned. */
const present = ({ tokenHash: _hash, warned: _warned, ...row }: Row) => toWire(row) as object;

/** Tokens with which teams release their remotes (api-contract §6). */
export function deployTokenRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/deploy-tokens',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'List deploy tokens',
        querystring: query({ ...paging, remote: exactFilter }),
        response: answers.list(token),
      },
    },
    (request) =>
      listPage<Row>({
        db,
        table: deployTokens,
        where: matchExact(deployTokens.remote, request.query.remote),
        order: 'remote:ASC,created_at:DESC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map(present),
      }),
  );
  app.post(
    '/deploy-tokens',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'Create a deploy token',
        description:
          'It can release one remote and nothing else, for a year at most. Its value is given here and never again. If it is sent again with its key, the token is changed to what is sent, and gets another value.',
        headers: idempotencyKey,
        querystring: noQuery,
        body,
        response: answers.one(item({ ...fields, value: Type.String() }), 201),
      },
    },
    async (request, reply) => reply.code(201).send({ data: await createDeployToken(db, request) }),
  );
  app.delete(
    '/deploy-tokens/:id',
    {
      config: superOnly,
      schema: {
        tags,
        summary: 'Revoke a deploy token',
        headers: ifMatch,
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    (request, reply) =>
      revoke<Row>(request, reply, {
        db,
        table: deployTokens,
        kind: 'deploy-tokens',
        kindName: 'deploy token',
        event: 'deploy_token_revoked',
        nameOf: ({ remote }) => remote,
        present: (_tx, stored) => present(stored),
      }),
  );
}

/**
 * Creates a deploy token. If an earlier attempt under the same idempotency key created it, it gets a new value: the
 * first was lost with the answer.
 * @returns the new token with its value
 * @throws 422, and 409 for one that has been used or revoked since
 */
async function createDeployToken(db: Database, request: RequestOf<{ body: typeof body }>): Promise<object> {
  const { expires_on: expiresOn, ...sent } = request.body;
  refuse(fieldErrors(deployTokenRules, { ...sent, expiresOn }));
  const expiry = expiryColumns(expiresOn as string);
  const value = `${DEPLOY_TOKEN_PREFIX}${newToken()}`;
  const remote = sent.remote as string;
  return db.transaction(async (tx) => {
    const row = { remote, tokenHash: hashToken(value), ...expiry, updatedBy: editor(request) };
    const key = await lockKey(tx, request);
    const earlier = key === undefined ? null : await findEarlierAttempt(tx, key, request);
    const rows = earlier
      ? await tx
          .update(deployTokens)
          .set({ ...row, ...changeStamps(request, earlier) })
          .where(eq(deployTokens.id, earlier.id))
          .returning()
      : await tx
          .insert(deployTokens)
          .values({ ...row, ...(key && { id: key }) })
          .returning();
    const saved = writtenRow(rows);
    const about = { kind: 'token', id: saved.id, name: remote };
    const earlierWithName = earlier && { ...earlier, name: earlier.remote };
    await keepVersion(tx, request, 'deploy-tokens', { before: earlierWithName, after: { ...saved, name: remote } });
    await recordChange(tx, request, { event: 'deploy_token_created', about, detail: `Until ${expiry.expiresOn.slice(0, 10)}` });
    return { ...present(saved), value };
  });
}

const USED_SINCE =
  'An earlier attempt created this deploy token, and it has been used or somebody else has changed it since. It is in the list of deploy tokens.';

/**
 * The token that an earlier attempt created under an idempotency key. @throws 409 for one that has been used, changed
 * by somebody else or revoked since
 */
async function findEarlierAttempt(tx: Database, id: string, request: FastifyRequest): Promise<Row | null> {
  const [found] = await tx.select().from(deployTokens).where(eq(deployTokens.id, id)).for('update');
  if (!found) {
    await requireUnusedId(tx, 'deploy-tokens', id);
    return null;
  }
  if (found.lastUsedOn || found.updatedBy?.id !== editor(request).id) throw conflict(USED_SINCE);
  return found;
}
