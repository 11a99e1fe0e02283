import { Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import { agentName } from '../auth/agentName';
import { sessions } from '../auth/schema';
import { endSessions, isOpen } from '../auth/sessions';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { notFound } from '../../http/errors';
import { listPage } from '../../http/listing';
import { answers, idParams, noQuery, paging, query } from '../../http/schemas';
import { recordChange } from '../security-log/log';
import { lockUser } from '../users/store';
import { toWire } from '../../http/wire';

const signedIn = { permission: 'signedIn' } as const;
const tags = ['profile'];
const session = Type.Object({
  id: Type.String(),
  created_at: Type.String(),
  last_used_at: Type.String({ description: 'To the minute.' }),
  expires_on: Type.String(),
  agent: Type.String({ description: 'Browser and device in plain words.' }),
  current: Type.Boolean({ description: 'Whether this call was made with it.' }),
});
type SessionRow = typeof sessions.$inferSelect;

/** Where the signed-in person is signed in, and how they end it (api-contract §6). */
export function ownSessionRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/profile/sessions',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Where the signed-in user is signed in',
        description: `The most recently used first. A session ends automatically ${config.sessionIdleMinutes} minutes after its last use.`,
        querystring: query({ page: paging.page, per_page: paging.per_page }),
        response: answers.list(session),
      },
    },
    async (request) => {
      const { userId, sessionId } = caller(request);
      return listPage<SessionRow>({
        db,
        table: sessions,
        where: and(eq(sessions.userId, userId), isOpen(config.sessionIdleMinutes)),
        order: 'last_used_at:DESC,created_at:DESC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map((row) => present(row, sessionId)),
      });
    },
  );

  app.delete(
    '/profile/sessions/:id',
    {
      config: signedIn,
      schema: { tags, summary: 'End one of your own sessions', params: idParams, querystring: noQuery, response: answers.none },
    },
    async (request, reply) => {
      const { userId } = caller(request);
      await db.transaction(async (tx) => {
        const ended = await tx
          .delete(sessions)
          .where(and(eq(sessions.id, request.params.id), eq(sessions.userId, userId)))
          .returning();
        if (!ended[0]) throw notFound('This session has already ended.');
        await recordChange(tx, request, { event: 'sessions_ended', detail: `One of their own: ${agentName(ended[0].agent)}.` });
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/profile/sessions',
    {
      config: signedIn,
      schema: { tags, summary: 'End all of your own sessions except this one', querystring: noQuery, response: answers.none },
    },
    async (request, reply) => {
      const { userId, sessionId } = caller(request);
      await db.transaction(async (tx) => {
        // The lock waits until a session that is being opened is stored, so that it is ended as well.
        await lockUser(tx, userId);
        await endSessions(tx, userId, sessionId);
        await recordChange(tx, request, { event: 'sessions_ended', detail: 'All of their own except the one they used.' });
      });
      return reply.code(204).send();
    },
  );
}

function present({ id, createdAt, lastUsedAt, expiresOn, agent }: SessionRow, sessionId: string) {
  return toWire({
    id,
    createdAt,
    lastUsedAt: lastUsedAt ?? createdAt,
    expiresOn,
    agent: agentName(agent),
    current: id === sessionId,
  });
}
