import { camelKey } from 'shared-kit/rules/keyCase';
import { historyRoutes } from '../../access/history/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { forStaff, onProperty, type OwnRule } from '../../http/permissions';
import { propertyParams } from '../../http/schemas';
import { toWire } from '../../http/wire';
import { changeProperty, toTracked, type PropertyRequest } from './change';
import { propertyAnswer, propertyBody } from './fields';
import { findProperty, presentProperties } from './store';

const FIELDS = Object.keys(propertyBody).map(camelKey);

/** The history of a property. @param write who may change one */
export function propertyHistory(app: App, services: ContentServices, write: OwnRule): void {
  const find = async ({ params }: PropertyRequest) => toTracked(await findProperty(services.db, params.property_id));
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
      change: async (request, { previewUrls, ...values }) => {
        // Links are merged with the stored ones, so a link that the version does not have must be removed by name.
        if (previewUrls) {
          const removed = Object.keys((await find(request)).previewUrls).map((key) => [key, null]);
          request.body = toWire({ ...values, previewUrls: { ...Object.fromEntries(removed), ...previewUrls } });
        }
        return toTracked(await changeProperty(services, request));
      },
      check: (values) => services.references.check(services.db, values),
    },
  });
}
