import type { FastifyRequest } from 'fastify';
import { isSame } from './delta';
import { fieldsOf, type Tracked } from './fields';

/**
 * Whether a save leaves an item as it is: then it is not a change, does not raise the version and notifies nobody
 * (docs/decisions/history.md). A restore always makes a version.
 * @param after the item as the save would leave it
 */
export const isUnchanged = (request: FastifyRequest, before: Tracked, after: Tracked): boolean =>
  request.keptAs === undefined && isSame(fieldsOf(before), fieldsOf(after));
