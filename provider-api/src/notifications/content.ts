import type { FastifyRequest } from 'fastify';
import type { ContentDefinition, ContentRow } from '../content/definition';
import type { Property } from '../content/order';
import { editor } from '../http/authorise';
import type { Database } from '../storage/database';
import { notify } from './notify';
import { editPagePath, listPagePath } from './pages';

type Kind = Pick<ContentDefinition, 'path' | 'resource' | 'many'>;

const pageOf = ({ path }: Kind, property: Property, itemType?: unknown) => ({
  type: property.type,
  propertyId: property.id,
  path,
  itemType,
});

/** What people know an item by, whatever its kind calls it. */
function nameOf(kind: Kind, row: Record<string, unknown>): string {
  const name = [row.title, row.question, row.name].find((text) => typeof text === 'string' && text !== '');
  return name === undefined ? `one of the ${kind.many}` : `“${String(name)}”`;
}

/**
 * Tells the others when a change published or archived an item (OP-10).
 * @param before the item as it was, null for a new one
 */
export async function notifyChange(
  tx: Database,
  request: FastifyRequest,
  kind: Kind,
  property: Property,
  before: ContentRow | null,
  after: ContentRow,
): Promise<void> {
  const became = (flag: 'published' | 'archived') => after[flag] === true && before?.[flag] !== true;
  const word = became('archived') ? 'archived' : became('published') ? 'published' : null;
  if (word === null) return;
  await notify(tx, {
    actorId: editor(request).id,
    resource: kind.resource,
    propertyId: property.id,
    title: `${editor(request).name} ${word} ${nameOf(kind, after)} in ${property.name}`,
    link: editPagePath(pageOf(kind, property, after.type), after.id),
  });
}

/**
 * Tells the others that copies came into a property: once for a call, however many they are.
 * @param copies the new items; nobody is told of none
 */
export async function notifyClones(
  tx: Database,
  request: FastifyRequest,
  kind: Kind,
  property: Property,
  copies: (Record<string, unknown> & { id: string })[],
): Promise<void> {
  const [first] = copies;
  if (!first) return;
  const page = pageOf(kind, property, first.type);
  const what = copies.length === 1 ? nameOf(kind, first) : `${copies.length} ${kind.many}`;
  await notify(tx, {
    actorId: editor(request).id,
    resource: kind.resource,
    propertyId: property.id,
    title: `${editor(request).name} cloned ${what} into ${property.name}`,
    link: copies.length === 1 ? editPagePath(page, first.id) : listPagePath(page),
  });
}
