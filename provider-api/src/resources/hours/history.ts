import type { TSchema } from '@sinclair/typebox';
import { historyRoutes } from '../../access/history/routes';
import type { App, Services } from '../../http/app';
import { forStaff, onProperty } from '../../http/permissions';
import type { RequestOf } from '../../http/requestOf';
import { itemParams } from '../../http/schemas';
import { findHours, presentHours } from './store';
import type { HoursRow } from './values';

/** A call on the hours in its path. */
export type HoursRequest = RequestOf<{ params: typeof itemParams }>;

const FIELDS = ['published', 'message', 'messagePublished', 'timeSlots'];

/** The history of a restaurant's opening hours. @param change what a PUT does */
export function hoursHistory(
  app: App,
  services: Services,
  answer: TSchema,
  change: (request: HoursRequest) => Promise<HoursRow>,
): void {
  historyRoutes(app, services, {
    kind: 'hours',
    url: '/properties/:property_id/hours/:id',
    params: itemParams,
    tags: ['hours'],
    singular: 'record of hours',
    read: forStaff(onProperty('hour', 'READ')),
    write: forStaff(onProperty('hour', 'WRITE')),
    answer,
    find: ({ params }) => findHours(services.db, params.property_id, params.id),
    present: async (row, request) => presentHours(request, row),
    shows: (field) => FIELDS.includes(field),
    restore: { fields: FIELDS, change },
  });
}
