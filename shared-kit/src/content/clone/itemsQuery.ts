import type { Query } from 'shared-kit/api/resource';
import { PER_PAGE } from '../../rules/limits';
import type { ContentType } from '../contentType';

/** The query for the items of a clone page: all parts of the page that use it with the same values share one request. */
export const itemsQuery = (
  { scope, order = 'sort_index:ASC' }: Pick<ContentType<never>, 'scope' | 'order'>,
  { archived }: { archived: boolean },
): Query => ({
  ...scope,
  archived,
  orderBy: order,
  perPage: PER_PAGE.cloneItems,
});
