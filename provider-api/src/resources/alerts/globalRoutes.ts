import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { lockName } from '../../base/storage/lockName';
import type { App, Services } from '../../http/app';
import { stale } from '../../http/errors';
import { inTurn } from '../../http/inTurn';
import { everywhere, onAny } from '../../http/permissions';
import { answers, idParams, noQuery, nullable, query } from '../../http/schemas';
import { alertAnswer } from './fields';
import { recordShownAlert } from './history';
import { alerts, globalAlert } from './schema';
import { findShowableAlert, presentAlert, type AlertRow } from './store';

const tags = ['alerts'];
const setGlobal = { permission: everywhere('can_assign_alerts', 'WRITE') };
const NONE = 'none';
const expectedQuery = query({
  expected: Type.Optional(
    Type.String({ description: "The id of the global alert that the caller saw, or 'none': 412 if it has changed." }),
  ),
});

/** @throws 412 when the global alert is not the one that the caller saw */
function checkExpectedGlobal(stored: string | undefined, expected: string | undefined): void {
  if (expected !== undefined && expected !== (stored ?? NONE)) throw stale(stored === undefined ? null : { id: stored });
}

const GLOBAL = 'global alert';

/**
 * Runs a transaction with exclusive access to the global alert. It uses a named lock, since without a global alert
 * there is no row to lock.
 */
const withGlobal = <T>(
  db: Database,
  work: (tx: Database, current: typeof globalAlert.$inferSelect | undefined) => Promise<T>,
): Promise<T> =>
  inTurn(db, [GLOBAL], async (tx) => {
    await lockName(tx, GLOBAL);
    const [current] = await tx.select().from(globalAlert);
    return work(tx, current);
  });

const toShownPlace = ({ alertId }: { alertId: string }) => ({ alertId, value: true });

/** The alert that all properties show (document 1 §7, OP-42). */
export function globalAlertRoutes(app: App, { db }: Services): void {
  app.get(
    '/alerts/global',
    {
      config: { permission: onAny('alert', 'READ') },
      schema: { tags, summary: 'The global alert, or null', querystring: noQuery, response: answers.one(nullable(alertAnswer)) },
    },
    async (request) => {
      const [found] = await db.select({ alert: alerts }).from(globalAlert).innerJoin(alerts, eq(alerts.id, globalAlert.alertId));
      return { data: found ? await presentAlert(db, request, found.alert) : null };
    },
  );
  app.put(
    '/alerts/:id/global',
    {
      config: setGlobal,
      schema: {
        tags,
        summary: 'Make an alert the global one',
        params: idParams,
        querystring: expectedQuery,
        response: answers.one(alertAnswer),
      },
    },
    async (request) => {
      const alert: AlertRow = await withGlobal(db, async (tx, current) => {
        const showable = await findShowableAlert(tx, request.params.id);
        const values = { alertId: showable.id };
        checkExpectedGlobal(current?.alertId, request.query.expected);
        if (current?.alertId === showable.id) return showable;
        await recordShownAlert(tx, request, 'global', current ? toShownPlace(current) : null, toShownPlace(values));
        await tx
          .insert(globalAlert)
          .values({ id: 'global', ...values })
          .onConflictDoUpdate({ target: globalAlert.id, set: values });
        const about = aboutItem('alert', showable);
        await recordChange(tx, request, { event: 'settings_changed', about, detail: 'Made the global alert' });
        return showable;
      });
      return { data: await presentAlert(db, request, alert) };
    },
  );
  app.delete(
    '/alerts/global',
    {
      config: setGlobal,
      schema: { tags, summary: 'Remove the global alert', querystring: expectedQuery, response: answers.none },
    },
    async (request, reply) => {
      await withGlobal(db, async (tx, current) => {
        checkExpectedGlobal(current?.alertId, request.query.expected);
        const removed = await tx.delete(globalAlert).returning({ id: globalAlert.alertId });
        if (removed[0]) await recordShownAlert(tx, request, 'global', toShownPlace({ alertId: removed[0].id }), null);
        const [alert] = await tx
          .select()
          .from(alerts)
          .where(eq(alerts.id, removed[0]?.id ?? ''));
        const about = alert && aboutItem('alert', alert);
        if (about) await recordChange(tx, request, { event: 'settings_changed', about, detail: 'No longer the global alert' });
      });
      return reply.code(204).send();
    },
  );
}
