import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { camelKey } from 'shared-kit/rules/keyCase';
import { keepVersion } from '../../access/history/record';
import { historyRoutes, type PresentedVersion } from '../../access/history/routes';
import type { Database } from '../../base/storage/database';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/caller';
import { everywhere, onAny } from '../../http/permissions';
import { idParams } from '../../http/schemas';
import { alertAnswer, alertBody } from './fields';
import { changeAlert, findAlert, presentAlert, maySeeAlertOf } from './store';

const FIELDS = Object.keys(alertBody)
  .map(camelKey)
  .filter((field) => field !== 'sortIndex');

/** The history of alerts, including where they were assigned. */
export function alertHistory(app: App, services: Services): void {
  historyRoutes(app, services, {
    kind: 'alerts',
    url: '/alerts/:id',
    params: idParams,
    tags: ['alerts'],
    singular: 'alert',
    read: onAny('alert', 'READ'),
    write: everywhere('alert', 'WRITE'),
    answer: alertAnswer,
    find: ({ params }) => findAlert(services.db, params.id),
    present: (row, request) => presentAlert(services.db, request, row),
    shows: (field) => FIELDS.includes(field) || field === 'assigned' || field === 'global',
    join: (answers, request) => answers.map((answer) => hideUnreadable(answer, request)),
    restore: { fields: FIELDS, change: (request) => changeAlert(services, request, request.params.id) },
  });
}

/** Leaves out assignments that the caller may not see, as the alert itself does. */
function hideUnreadable(answer: PresentedVersion, request: FastifyRequest): PresentedVersion {
  const { assigned, ...changes } = answer.changes;
  const shownPlace = (assigned?.after ?? assigned?.before) as { property: { id: string } } | null | undefined;
  const isHidden = shownPlace && !maySeeAlertOf(caller(request).authority, shownPlace.property.id);
  return isHidden ? { ...answer, changes } : answer;
}

/** One place that shows an alert: a property, or all of them when it is the global one. */
interface ShownPlace {
  alertId: string;
  value: unknown;
}

/** Records a change of the alert that a property, or all of them, show: in the history of the old alert and of the new one. */
export async function recordShownAlert(
  tx: Database,
  request: FastifyRequest,
  field: 'assigned' | 'global',
  before: ShownPlace | null,
  after: ShownPlace | null,
): Promise<void> {
  const groupId = randomUUID();
  const isSame = before?.alertId === after?.alertId;
  const removal =
    before && !isSame ? { id: before.alertId, aside: { [field]: [before.value, null] as [unknown, unknown] } } : null;
  const addition = after && {
    id: after.alertId,
    aside: { [field]: [isSame ? before?.value : null, after.value] as [unknown, unknown] },
  };
  for (const entry of [removal, addition]) {
    if (!entry) continue;
    const row = await findAlert(tx, entry.id);
    await keepVersion(tx, request, 'alerts', { before: row, after: row, aside: entry.aside }, { action: 'changed', groupId });
  }
}
