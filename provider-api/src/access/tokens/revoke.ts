import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply } from 'fastify';
import type { SecurityEvent } from 'shared-kit/rules/securityEvents';
import { checkVersion } from '../../http/conditional';
import { notFound } from '../../http/errors';
import type { RequestOf } from '../../http/requestOf';
import type { idParams } from '../../http/schemas';
import type { Tracked } from '../history/fields';
import { keepVersion } from '../history/record';
import { recordChange } from '../security-log/log';
import type { Database } from '../../base/storage/database';

interface Revocation<Row> {
  db: Database;
  table: PgTable & Record<'id', PgColumn>;
  /** The kind under which the history records its changes. */
  kind: 'tokens' | 'deploy-tokens';
  /** For the 'not found' message: 'API token'. */
  kindName: string;
  event: SecurityEvent;
  /** Its name for people. */
  nameOf: (row: Row) => string;
  /** The token as shown to a refused client. */
  present: (tx: Database, row: Row) => Promise<unknown> | unknown;
}

/**
 * Revokes the token named in the address, which stops working immediately.
 * @throws 404, and 412 when it has been changed since
 */
export async function revoke<Row extends Tracked>(
  request: RequestOf<{ params: typeof idParams }>,
  reply: FastifyReply,
  { db, table, kind, kindName, event, nameOf, present }: Revocation<Row>,
) {
  const { id } = request.params;
  await db.transaction(async (tx) => {
    const [stored] = (await tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update')) as Row[];
    if (!stored) throw notFound(`There is no such ${kindName}.`);
    await checkVersion(request, stored, () => present(tx, stored));
    await tx.delete(table).where(eq(table.id, id));
    const deleted = { ...stored, name: nameOf(stored) };
    await keepVersion(tx, request, kind, { before: deleted, after: deleted }, { action: 'deleted' });
    await recordChange(tx, request, { event, about: { kind: 'token', id, name: nameOf(stored) } });
  });
  return reply.code(204).send();
}
