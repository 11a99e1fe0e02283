import type { Query, Resource } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { loadOnce } from '../ui/lazyPart';
import type { Property } from '../rules/entities';
import { titleOf, type ContentItem, type ContentType } from './contentType';
import { runRowAction } from './runRowAction';
import { notifyDeleted } from './notifyDeleted';

const loadActions = loadOnce(() => import('./rowActions'));
type Actions = Awaited<ReturnType<typeof loadActions>>;

/** To be called when a menu opens: once an entry is pressed, the connection may be gone. */
export const preloadActions = () => void loadActions().catch(() => undefined);

/**
 * What the menu of a row does: archive, publish, duplicate and delete, each with Undo (document 2 §2.6, OP-133, OP-144).
 * @param scope what every sort call of the list also sends
 */
export function useRowActions<T extends ContentItem>(type: ContentType<T>, property: Property, api: Resource<T>, scope: Query) {
  const { can } = useAuthority();
  const [mayWrite, mayDelete] = [can('WRITE', type.resource, property.id), can('DELETE', type.resource, property.id)];
  const run = (name: string, row: T, action: (actions: Actions) => Promise<void>) =>
    runRowAction(name, api, row, async () => action(await loadActions()));
  const place = { type, property, api, scope, mayDelete };
  return {
    /** `order` and `orderQuery` as in `rowActions`. */
    toggleArchived: (row: T, order: readonly T[], orderQuery?: Query) =>
      run('archive', row, (actions) => actions.toggleArchived(place, row, order, orderQuery)),
    togglePublished: (row: T) => run('publish', row, (actions) => actions.togglePublished(place, row)),
    duplicate: (row: T) => run('duplicate', row, (actions) => actions.duplicate(place, row)),
    /** @throws ApiError for the confirmation dialog to show */
    remove: async (row: T) => {
      const name = titleOf(type, row);
      await api.remove(row.id);
      notifyDeleted(api.path, name, row.id, { mayRestore: mayWrite });
    },
  };
}
