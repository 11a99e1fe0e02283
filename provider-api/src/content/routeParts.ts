import { Type } from '@sinclair/typebox';
import { onProperty } from '../http/permissions';
import { item, nullable } from '../http/schemas';
import type { ContentDefinition } from './definition';

/** The address of a kind's list. */
export const urlOf = ({ path }: ContentDefinition) => `/properties/:property_id/${path}`;

/** The permission of a call on the property in its path. */
export const permissionFor = ({ resource }: ContentDefinition, action: 'READ' | 'WRITE' | 'DELETE') => ({
  permission: onProperty(resource, action),
});

/** Whether a kind does not have a call. */
export const lacks = (definition: ContentDefinition, call: 'one' | 'sort'): boolean => definition.lacks?.includes(call) === true;

/** The schema of an item as it is answered. */
export function answerOf({ table, body }: ContentDefinition) {
  const place = table.sortIndex.notNull ? Type.Integer() : nullable(Type.Integer());
  return item({ property_id: Type.String(), sort_index: place, ...body });
}
