import type { Resource } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';

/** A key for a row in state that outlives a page. It names the collection, since ids are unique only there, and the person, since the
 * next one in this tab starts afresh. */
export const rowKey = <T extends ItemBase>({ path }: Resource<T>, { id }: T) => `${getSession().profile?.id} ${path}/${id}`;
