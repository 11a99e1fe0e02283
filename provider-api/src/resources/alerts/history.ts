import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { camelKey } from 'shared-kit/rules/keyCase';
import { keepVersion } from '../../access/history/record';
import { historyRoutes, type Shown } from '../../access/history/routes';
import type { Database } from '../../base/storage/database';
import type { App, Services } from '../../http/app';
import { caller } from '../../http/authorise';
import { everywhere, onAny } from '../../http/permissions';
import { idParams } from '../../http/schemas';
import { alertAnswer, alertBody } from './fields';
import { changeAlert, findAlert, presentAlert, seesAlertOf } from './store';

const FIELDS = Object.keys(alertBody)
  .map(camelKey)
  .filter((field) => field !== 'sortIndex');

/** The history of alerts, including where they were assigned. */
export function alertHistory(app: App, services: Services): void {
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
  historyRoutes(app, services, {
    kind: 'alerts',
    url: '/alerts/:id',
    params: idParams,
    tags: ['alerts'],
    one: 'alert',
    read: onAny('alert', 'READ'),
    write: everywhere('alert', 'WRITE'),
    answer: alertAnswer,
    find: (request) => findAlert(services.db, idOf(request)),
    present: (row, request) => presentAlert(services.db, request, row),
    shows: (field) => FIELDS.includes(field) || field === 'assigned' || field === 'global',
    join: (answers, request) => answers.map((answer) => readable(answer, request)),
    restore: { fields: FIELDS, change: (request) => changeAlert(services, request, idOf(request)) },
  });
}

/** Without assignments that the caller does not see, as in the alert itself. */
function readable(answer: Shown, request: FastifyRequest): Shown {
  const { assigned, ...changes } = answer.changes;
  const place = (assigned?.after ?? assigned?.before) as { property: { id: string } } | null | undefined;
  const isHidden = place && !seesAlertOf(caller(request).authority, place.property.id);
  return isHidden ? { ...answer, changes } : answer;
}

/** Where one alert is shown, or that it is the global one. */
interface Place {
  alertId: string;
  value: unknown;
}

/** Records that a property, or all, show another alert than before: in the history of the old alert and of the new one. */
export async function keepShown(
  tx: Database,
  request: FastifyRequest,
  field: 'assigned' | 'global',
  before: Place | null,
  after: Place | null,
): Promise<void> {
  const groupId = randomUUID();
  const isSame = before?.alertId === after?.alertId;
  const gone = before && !isSame ? { id: before.alertId, aside: { [field]: [before.value, null] as [unknown, unknown] } } : null;
  const came = after && {
    id: after.alertId,
    aside: { [field]: [isSame ? before?.value : null, after.value] as [unknown, unknown] },
  };
  for (const one of [gone, came]) {
    if (!one) continue;
    const row = await findAlert(tx, one.id);
    await keepVersion(tx, request, 'alerts', row, row, { action: 'changed', aside: one.aside, groupId });
  }
}
