import type { ReactNode } from 'react';
import { messageOf } from 'shared-kit/api/http';
import type { Query, Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { useAuthority } from 'shared-kit/session';
import { loadOnce } from '../rules/loadOnce';
import type { Property } from '../rules/entities';
import type { ContentItem, ContentType } from './contentType';

const loadActions = loadOnce(() => import('./rowActions'));
type Actions = Awaited<ReturnType<typeof loadActions>>;

/** To be called when a menu opens: once an entry is pressed, the connection may be gone. */
export const preloadActions = () => void loadActions().catch(() => undefined);

/**
 * What the menu of a row does: archive, publish, duplicate and delete, each with Undo (document 2 §2.6, OP-133, OP-144); and what of
 * it the person may do.
 * @param scope what every sort call of the list also sends
 */
export function useRowActions<T extends ContentItem>(type: ContentType<T>, property: Property, api: Resource<T>, scope: Query) {
  const { can } = useAuthority();
  const run = (action: (actions: Actions) => Promise<void> | void) =>
    loadActions().then(action, (error: unknown) => void toast({ text: messageOf(error), tone: 'problem' }));
  const mayWrite = can('WRITE', type.resource, property.id);
  const mayDelete = can('DELETE', type.resource, property.id);
  const place = { type, property, api, scope, mayWrite, mayDelete };
  return {
    mayWrite,
    mayDelete,
    /** `order` and `orderQuery` as in `rowActions`. */
    toggleArchived: (row: T, order: readonly T[], orderQuery?: Query) =>
      run((actions) => actions.toggleArchived(place, row, order, orderQuery)),
    togglePublished: (row: T) => run((actions) => actions.togglePublished(place, row)),
    duplicate: (row: T) => run((actions) => actions.duplicate(place, row)),
    /** `note` as in `rowActions`. */
    askToDelete: (row: T, note?: ReactNode) => run((actions) => actions.askToDelete(place, row, note)),
  };
}
