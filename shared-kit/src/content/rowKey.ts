import type { Resource } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';

/** What a row is called in what outlives a page: ids are of one kind, and the next person in this tab begins anew. */
export const rowKey = <T extends ItemBase>({ path }: Resource<T>, { id }: T) => `${getSession().profile?.id} ${path}/${id}`;
