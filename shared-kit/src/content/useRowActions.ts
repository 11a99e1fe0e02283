import { messageOf } from 'shared-kit/api/http';
import type { Query, Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { useAuthority } from 'shared-kit/session';
import { loadOnce } from '../rules/loadOnce';
import type { Property } from '../rules/entities';
import { titleOf, type ContentItem, type ContentType } from './contentType';
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
  const run = (action: (actions: Actions) => Promise<void>) =>
    loadActions().then(action, (error: unknown) => void toast({ text: messageOf(error), tone: 'problem' }));
  const place = { type, property, api, scope, mayDelete };
  return {
    /** `order` and `orderQuery` as in `rowActions`. */
    toggleArchived: (row: T, order: readonly T[], orderQuery?: Query) =>
      run((actions) => actions.toggleArchived(place, row, order, orderQuery)),
    togglePublished: (row: T) => run((actions) => actions.togglePublished(place, row)),
    duplicate: (row: T) => run((actions) => actions.duplicate(place, row)),
    /** @throws ApiError for the confirmation dialog to show */
    remove: async (row: T) => {
      const name = titleOf(type, row);
      await api.remove(row.id);
      notifyDeleted(api.path, name, row.id, { mayRestore: mayWrite });
    },
  };
}
