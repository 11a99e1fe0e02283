import type { TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { historyRoutes } from '../../access/history/routes';
import type { App, Services } from '../../http/app';
import { forStaff, onProperty } from '../../http/permissions';
import { itemParams } from '../../http/schemas';
import { findHours, presentHours } from './store';
import type { HoursRow } from './values';

const FIELDS = ['published', 'message', 'messagePublished', 'timeSlots'];

/** The history of a restaurant's opening hours. @param change what a PUT does */
export function hoursHistory(
  app: App,
  services: Services,
  answer: TSchema,
  change: (request: FastifyRequest) => Promise<HoursRow>,
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
    find: (request) => {
      const { property_id, id } = request.params as { property_id: string; id: string };
      return findHours(services.db, property_id, id);
    },
    present: async (row, request) => presentHours(request, row),
    shows: (field) => FIELDS.includes(field),
    restore: { fields: FIELDS, change },
  });
}
