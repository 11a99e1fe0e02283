import type { TSchema } from '@sinclair/typebox';
import { camelKey } from 'shared-kit/rules/keyCase';
import { historyRoutes } from '../../access/history/routes';
import type { App } from '../../http/app';
import { forStaff, onProperty } from '../../http/permissions';
import { itemParams } from '../../http/schemas';
import { toWire } from '../../http/wire';
import type { ContentDefinition } from '../definition';
import { findItem } from '../item';
import { changeItem } from '../change';
import { withOtherTexts } from '../otherTexts';
import { presentOne } from '../present';
import type { ContentServices } from '../services';

/**
 * The history of a kind of content.
 * @param answer the schema of the kind's answer
 */
export function contentHistory(app: App, services: ContentServices, definition: ContentDefinition, answer: TSchema): void {
  const { path, resource, singular } = definition;
  const shownFields = new Set(Object.keys(definition.body).map(camelKey));
  historyRoutes(app, services, {
    kind: path,
    url: `/properties/:property_id/${path}/:id`,
    params: itemParams,
    tags: [path],
    singular,
    read: forStaff(onProperty(resource, 'READ')),
    write: forStaff(onProperty(resource, 'WRITE')),
    answer,
    find: ({ params }) => findItem(services.db, definition, params.property_id, params.id),
    present: (row) => presentOne(services, definition, row),
    shows: (field) => shownFields.has(field),
    join: (answers) => services.references.join(services.db, answers),
    restore: {
      fields: Object.keys(definition.fields),
      change: (request, values) => {
        request.body = toWire(withOtherTexts(definition.fields, values));
        return changeItem(services, definition, request);
      },
      check: (values) => services.references.check(services.db, values, { documents: definition.documents }),
    },
  });
}
