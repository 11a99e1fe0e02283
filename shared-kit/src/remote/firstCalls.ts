import { PER_PAGE } from '../rules/limits';

type Params = Record<string, string>;
/** The path parameter of the property. */
type PropertyParam = ':hotelid' | ':restaurantId';

const IN_ORDER = { order_by: 'sort_index:ASC' };

/** One call to a collection of the property in the address. @param query in wire names, in the order in which the page sends it */
export const oneCall = (collection: string, query: Params = {}, param: PropertyParam = ':hotelid'): string => {
  const search = new URLSearchParams(query).toString();
  return `/properties/${param}/${collection}${search && `?${search}`}`;
};

interface ListOptions {
  /** The content type's `scope`, in wire names. */
  scope?: Params;
  param?: PropertyParam;
  perPage?: number;
}

/**
 * The first calls of a content list, for `firstCalls` of its route: the first page and the counts of both tabs. A call that the
 * page then does not make only costs an unnecessary request.
 * @param collection the content type's `api`, `specials`
 */
export function listCalls(collection: string, { scope = {}, param, perPage = PER_PAGE.table }: ListOptions = {}): string[] {
  const first = { archived: 'false', ...IN_ORDER, page: '1', per_page: String(perPage) };
  const counts = ['false', 'true'].map((archived) => ({ archived, per_page: String(PER_PAGE.count) }));
  return [first, ...counts].map((query) => oneCall(collection, { ...scope, ...query }, param));
}

/** The call for the first page of a collection without an archive, in the order of its items. */
export const pageCall = (collection: string): string =>
  oneCall(collection, { ...IN_ORDER, page: '1', per_page: String(PER_PAGE.table) });

/** The call for a whole collection, in the order of its items; for pages that offer a choice from it. */
export const wholeCall = (collection: string): string => oneCall(collection, { ...IN_ORDER, per_page: String(PER_PAGE.max) });

/** The first call of a form that edits an item of a collection. */
export const itemCalls = (collection: string, param?: PropertyParam): string[] => [oneCall(`${collection}/:id`, {}, param)];
