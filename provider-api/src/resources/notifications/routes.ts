import { Type } from '@sinclair/typebox';
import { and, count, eq, lte } from 'drizzle-orm';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { notFound } from '../../http/errors';
import { listPage } from '../../http/listing';
import { answers, field, idParams, noQuery, nullable, paging, query } from '../../http/schemas';
import { notifications } from './schema';

const signedIn = { permission: 'signedIn' } as const;
const tags = ['notifications'];
const notification = Type.Object({
  id: Type.String(),
  date: Type.String(),
  title: Type.String(),
  link: nullable(Type.String({ description: 'A page of the application.' })),
  read: Type.Boolean(),
});

/** What happened to content that the signed-in user reads (OP-10, api-contract §2). */
export function notificationRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/notifications',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'List your own notifications',
        description: 'Newest first. `meta.unread` counts the unread ones.',
        querystring: query({ page: paging.page, per_page: paging.per_page }),
        response: answers.list(notification),
      },
    },
    async (request) => {
      const { userId } = caller(request);
      const ofCaller = eq(notifications.userId, userId);
      const [found] = await db
        .select({ unread: count() })
        .from(notifications)
        .where(and(ofCaller, eq(notifications.read, false)));
      const { data, meta } = await listPage<typeof notifications.$inferSelect>({
        db,
        table: notifications,
        where: ofCaller,
        order: 'place:DESC',
        request,
        publicUrl: config.publicUrl,
        present: (rows) => rows.map(({ id, date, title, link, read }) => ({ id, date, title, link, read })),
      });
      return { data, meta: { ...meta, unread: found?.unread ?? 0 } };
    },
  );
  app.post(
    '/notifications/:id/read',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Mark one of your own notifications as read',
        params: idParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const ofCaller = and(eq(notifications.userId, caller(request).userId), eq(notifications.id, id));
      const found = await db.update(notifications).set({ read: true }).where(ofCaller).returning({ id: notifications.id });
      if (found.length === 0) throw notFound('There is no such notification.');
      return reply.code(204).send();
    },
  );
  app.put(
    '/notifications/read',
    {
      config: signedIn,
      schema: {
        tags,
        summary: 'Mark all of your own notifications as read',
        description: 'With `up_to`, the id of one of them, those that came after it stay unread.',
        querystring: noQuery,
        body: nullable(Type.Object({ up_to: field.text })),
        response: answers.none,
      },
    },
    async (request, reply) => {
      const ofCaller = eq(notifications.userId, caller(request).userId);
      const upTo = request.body?.up_to;
      const [last] = upTo
        ? await db
            .select({ place: notifications.place })
            .from(notifications)
            .where(and(ofCaller, eq(notifications.id, upTo)))
        : [];
      if (upTo && !last) throw notFound('There is no such notification.');
      const unread = and(ofCaller, eq(notifications.read, false), last && lte(notifications.place, last.place));
      await db.update(notifications).set({ read: true }).where(unread);
      return reply.code(204).send();
    },
  );
}
