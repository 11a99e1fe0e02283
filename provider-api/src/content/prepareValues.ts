import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import { WINDOW, withTimes } from './dayAlone';
import type { ContentDefinition, ContentRow, Values } from './definition';
import type { Property } from './order';
import { checkUniqueName } from './uniqueName';
import { readBody } from './values';

/** The sent values, in the shape that the rules of the kind expect. */
export async function prepareValues(
  tx: Database,
  definition: ContentDefinition,
  request: FastifyRequest,
  property: Property,
  stored: ContentRow | null,
): Promise<Values> {
  const sent = withTimes(readBody(definition, request), WINDOW, property.timezone);
  await checkUniqueName(tx, definition, sent, { property, stored });
  return (await definition.prepare?.(tx, sent, { property, stored, request })) ?? sent;
}
