import { PER_PAGE } from '../rules/limits';

type Params = Record<string, string>;
type Place = ':hotelid' | ':restaurantId';

const IN_ORDER = { order_by: 'sort_index:ASC' };

/** One call to a collection of the property in the address. @param query in the wire's names, in the order the page sends it */
export const oneCall = (collection: string, query: Params = {}, place: Place = ':hotelid'): string => {
  const words = new URLSearchParams(query).toString();
  return `/properties/${place}/${collection}${words && `?${words}`}`;
};

interface ListOptions {
  /** The content type's `scope`, in the wire's names. */
  scope?: Params;
  place?: Place;
  perPage?: number;
}

/**
 * The first calls of a content list, for `firstCalls` of its route: the first page and the counts of both tabs. A call that the
 * page then does not make costs one unnecessary request and nothing else.
 * @param collection the content type's `api`, `specials`
 */
export function listCalls(collection: string, { scope = {}, place, perPage = PER_PAGE.table }: ListOptions = {}): string[] {
  const first = { archived: 'false', ...IN_ORDER, page: '1', per_page: String(perPage) };
  const count = (archived: boolean) => ({ archived: String(archived), per_page: String(PER_PAGE.count) });
  return [first, count(false), count(true)].map((query) => oneCall(collection, { ...scope, ...query }, place));
}

/** The call for the first page of a collection without an archive, in its order. */
export const pageCall = (collection: string): string =>
  oneCall(collection, { ...IN_ORDER, page: '1', per_page: String(PER_PAGE.table) });

/** The call for a whole collection in its order, made by pages that offer a choice from it. */
export const wholeCall = (collection: string): string => oneCall(collection, { ...IN_ORDER, per_page: String(PER_PAGE.most) });

/** The first call of a form that edits an item of a collection. */
export const itemCalls = (collection: string, place?: Place): string[] => [oneCall(`${collection}/:id`, {}, place)];
