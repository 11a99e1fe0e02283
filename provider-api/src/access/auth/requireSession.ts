import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../base/storage/database';
import { caller } from '../../http/caller';
import { unauthenticated } from '../../http/errors';
import { sessions } from './schema';

/** Checks once more that the caller's session is open: it may have ended while the call waited. @throws 401 */
export async function requireSession(tx: Database, request: FastifyRequest): Promise<void> {
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, caller(request).sessionId));
  if (open.length === 0) throw unauthenticated();
}
