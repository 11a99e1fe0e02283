import { Type } from '@sinclair/typebox';
import type { App, Services } from '../../http/app';
import { onAny, type OwnRule } from '../../http/permissions';
import { answers, named, noQuery, nullable } from '../../http/schemas';
import { assignAlert, assignBody, assignmentQuery, listAssignments } from './assign';

const tags = ['alerts'];
const read = { permission: onAny('alert', 'READ') };
const mayAssign: OwnRule = {
  says: 'WRITE on can_assign_alerts on the property in the body.',
  allows: (authority) => authority.canAny('WRITE', 'can_assign_alerts'),
};
const assignmentAnswer = Type.Object({
  property: Type.Object({ id: Type.String(), name: Type.String(), type: Type.String() }),
  alert: nullable(named),
  override: Type.Boolean(),
});

/** Which property shows which alert of its own (document 1 §7, OP-42). */
export function assignmentRoutes(app: App, services: Services): void {
  app.get(
    '/alerts/assigned',
    {
      config: read,
      schema: {
        tags,
        summary: 'List properties with their alerts',
        querystring: assignmentQuery,
        response: answers.list(assignmentAnswer),
      },
    },
    (request) => listAssignments(services, request),
  );
  app.put(
    '/alerts/assign',
    {
      config: { permission: mayAssign },
      schema: {
        tags,
        summary: 'Assign an alert to a property, or remove it',
        description:
          '`override` alone changes the flag of an assignment; `property_id` alone removes the alert. `expected` is what the caller saw: 412 if it has changed.',
        querystring: noQuery,
        body: assignBody,
        response: answers.one(assignmentAnswer),
      },
    },
    async (request) => ({ data: await assignAlert(services, request) }),
  );
}
