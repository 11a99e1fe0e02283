import { PER_PAGE } from '../rules/limits';

/**
 * The first calls of a content list of a hotel, for `firstCalls` of its route: the first page and the counts of both tabs.
 * A call that the page then does not make costs one needless request and nothing else.
 * @param collection the content type's `api`, `specials`
 * @param scope its `scope`, in the wire's names
 */
export function listCalls(collection: string, scope: Record<string, string> = {}): string[] {
  const first = { archived: 'false', order_by: 'sort_index:ASC', page: '1', per_page: String(PER_PAGE.table) };
  const count = (archived: boolean) => ({ archived: String(archived), per_page: String(PER_PAGE.count) });
  return [first, count(false), count(true)].map(
    (query) => `/properties/:hotelid/${collection}?${new URLSearchParams({ ...scope, ...query }).toString()}`,
  );
}

/** The first call of a form that edits an item of a hotel's collection. */
export const itemCalls = (collection: string): string[] => [`/properties/:hotelid/${collection}/:id`];
