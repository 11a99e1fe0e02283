import type { FastifyRequest } from 'fastify';
import { camelKey, snakeKey } from 'shared-kit/rules/keyCase';
import { historyRoutes } from '../../access/history/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { forStaff, onProperty, type OwnRule } from '../../http/permissions';
import { propertyParams } from '../../http/schemas';
import { changeProperty, toTracked } from './change';
import { propertyAnswer, propertyBody } from './fields';
import { findProperty, presentProperties } from './store';

const FIELDS = Object.keys(propertyBody).map(camelKey);

/** The history of a property. @param write who may change one */
export function propertyHistory(app: App, services: ContentServices, write: OwnRule): void {
  const find = async (request: FastifyRequest) =>
    toTracked(await findProperty(services.db, (request.params as { property_id: string }).property_id));
  historyRoutes(app, services, {
    kind: 'properties',
    url: '/properties/:property_id',
    params: propertyParams,
    tags: ['properties'],
    singular: 'property',
    read: forStaff(onProperty('property', 'READ')),
    write,
    answer: propertyAnswer,
    find,
    present: async ({ propertyId: _itself, ...row }) => (await presentProperties(services, [row]))[0],
    shows: (field) => FIELDS.includes(field),
    join: (answers) => services.references.join(services.db, answers),
    restore: {
      fields: FIELDS,
      change: async (request) => {
        const body = request.body as { preview_urls?: Record<string, unknown> };
        // Links are merged with the stored ones: one that did not exist then is removed by name.
        if (body.preview_urls) {
          const removedKeys = Object.keys((await find(request)).previewUrls).map((key) => [snakeKey(key), null]);
          request.body = { ...body, preview_urls: { ...Object.fromEntries(removedKeys), ...body.preview_urls } };
        }
        return toTracked(await changeProperty(services, request));
      },
      check: (values) => services.references.check(services.db, values),
    },
  });
}
