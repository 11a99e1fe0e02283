import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { putIntoBin } from '../../content/bin/putIntoBin';
import type { Services } from '../../http/app';
import { checkVersion } from '../../http/conditional';
import { stale } from '../../http/errors';
import { alertAssignments, alerts, globalAlert } from './schema';
import { lockAlert, presentAlert, type AlertRow } from './store';

/** Where the caller saw an alert: on how many properties, including those that were only counted, and whether on all. */
interface Expected {
  expected_properties?: number | undefined;
  expected_global?: boolean | undefined;
}

/** @throws 412 when the places that show an alert are not those that the caller saw */
async function checkExpectedPlaces(tx: Database, request: FastifyRequest, stored: AlertRow, expected: Expected): Promise<void> {
  const count = await tx.$count(alertAssignments, eq(alertAssignments.alertId, stored.id));
  const isGlobal = (await tx.$count(globalAlert, eq(globalAlert.alertId, stored.id))) > 0;
  const { expected_properties = count, expected_global = isGlobal } = expected;
  if (expected_properties !== count || expected_global !== isGlobal) throw stale(await presentAlert(tx, request, stored));
}

/** Deletes an alert; it goes to the bin with its assignments. */
export async function removeAlert({ db }: Services, request: FastifyRequest, id: string, expected: Expected): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockAlert(tx, id);
    await checkVersion(request, stored, () => presentAlert(tx, request, stored));
    await checkExpectedPlaces(tx, request, stored, expected);
    await putIntoBin(tx, request, { kind: 'alerts', table: alerts, row: stored });
    await tx.delete(alerts).where(eq(alerts.id, id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem('alert', stored) });
  });
}
