import type { FastifyRequest } from 'fastify';
import type { ContentRow } from '../../content/definition';
import type { Copy, EventKind, SavedItem } from '../../content/events';
import type { Property } from '../../content/order';
import { groupBy } from '../../base/groupBy';
import { editor } from '../../http/caller';
import type { Database } from '../../base/storage/database';
import { notify } from './notify';
import { editPagePath, listPagePath, versionPagePath } from './pages';

const pageOf = ({ path }: EventKind, property: Property, itemType: unknown) => ({
  type: property.type,
  propertyId: property.id,
  path,
  itemType,
});

/** The name of an item, whatever its kind calls it. */
function nameOf(kind: EventKind, row: Record<string, unknown>): string {
  const name = [row.title, row.question, row.name].find((text) => typeof text === 'string' && text !== '');
  return name === undefined ? (kind.nameless ?? `one of the ${kind.plural}`) : `“${String(name)}”`;
}

/** The text of a notification about a change; null when nobody is notified. */
function verbOf(before: ContentRow | null, after: ContentRow): 'archived' | 'published' | null {
  const isNewly = (flag: 'published' | 'archived') => after[flag] === true && before?.[flag] !== true;
  return isNewly('archived') ? 'archived' : isNewly('published') ? 'published' : null;
}

/** Whether a change causes notifications. */
export const concernsOthers = (before: ContentRow | null, after: ContentRow): boolean => verbOf(before, after) !== null;

/** Notifies others when a change published or archived an item (OP-10). */
export async function notifyChange(
  tx: Database,
  request: FastifyRequest,
  kind: EventKind,
  { property, before, after }: SavedItem,
): Promise<void> {
  const verb = verbOf(before, after);
  if (verb === null) return;
  await notify(tx, {
    by: editor(request),
    resource: kind.resource,
    sentence: `${verb} ${nameOf(kind, after)} in`,
    places: [
      {
        propertyId: property.id,
        name: property.name,
        link: versionPagePath(pageOf(kind, property, after.type), after.id, after.version),
      },
    ],
  });
}

/** Notifies others of copies in their properties: once per call, however many there are. */
export async function notifyClones(tx: Database, request: FastifyRequest, kind: EventKind, copies: Copy[]): Promise<void> {
  const groups = [...groupBy(copies, ({ property }) => property.id).values()] as [Copy, ...Copy[]][];
  const [first] = groups;
  if (!first) return;
  await notify(tx, {
    by: editor(request),
    resource: kind.resource,
    sentence: `cloned ${first.length === 1 ? nameOf(kind, first[0].item) : `${first.length} ${kind.plural}`} into`,
    places: groups.map((group) => {
      const [{ property, item }] = group;
      const page = pageOf(kind, property, item.type);
      return {
        propertyId: property.id,
        name: property.name,
        link: group.length === 1 ? editPagePath(page, item.id) : listPagePath(page),
      };
    }),
  });
}
