import type { Query } from 'shared-kit/api/resource';
import { PER_PAGE } from '../../rules/limits';
import type { ContentType } from '../contentType';

/** What the boxes of a clone page are made of: all who ask for it with the same values share one call. */
export const itemsQuery = (
  { scope, order = 'sort_index:ASC' }: Pick<ContentType<never>, 'scope' | 'order'>,
  archived: boolean,
): Query => ({
  ...scope,
  archived,
  orderBy: order,
  perPage: PER_PAGE.cloneItems,
});
