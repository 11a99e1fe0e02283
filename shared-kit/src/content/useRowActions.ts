import type { Query, Resource } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { loadOnce } from '../ui/lazyPart';
import type { Property } from '../rules/entities';
import { titleOf, type ContentItem, type ContentType } from './contentType';
import { pressedOnce } from './pressedOnce';
import { tellDeleted } from './tellDeleted';

const load = loadOnce(() => import('./rowActions'));
type Actions = Awaited<ReturnType<typeof load>>;

/** To be called when a menu opens: at the press the connection may be gone. */
export const preloadActions = () => void load().catch(() => undefined);

/**
 * What the menu of a row does: archive, publish, duplicate and delete, each with Undo (document 2 §2.6, OP-133, OP-144).
 * @param scope what every sort call of the list also sends
 */
export function useRowActions<T extends ContentItem>(type: ContentType<T>, property: Property, api: Resource<T>, scope: Query) {
  const { can } = useAuthority();
  const [mayWrite, mayDelete] = [can('WRITE', type.resource, property.id), can('DELETE', type.resource, property.id)];
  const once = (what: string, row: T, work: (actions: Actions) => Promise<void>) =>
    pressedOnce(what, api, row, async () => work(await load()));
  const place = { type, property, api, scope, mayDelete };
  return {
    /** `order` and `within` as in `rowActions`. */
    toggleArchived: (row: T, order: readonly T[], within?: Query) =>
      once('archive', row, (actions) => actions.toggleArchived(place, row, order, within)),
    togglePublished: (row: T) => once('publish', row, (actions) => actions.togglePublished(place, row)),
    duplicate: (row: T) => once('duplicate', row, (actions) => actions.duplicate(place, row)),
    /** @throws ApiError for the confirmation dialog to show */
    remove: async (row: T) => {
      const name = titleOf(type, row);
      await api.remove(row.id);
      tellDeleted(api.path, name, row.id, mayWrite);
    },
  };
}
