import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { alphabetical } from '../../base/storage/alphabetical';
import type { ContentServices } from '../../content/services';
import { inState, stateFilter, stateIndex } from '../../content/state';
import { matchExact, matchLive, matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { RequestOf } from '../../http/requestOf';
import { flagFilter, paging, query, textFilter } from '../../http/schemas';
import { sharedSpecials } from './schema';
import { presentSharedSpecials, type SharedSpecialRow } from './store';

const stateOfShared = {
  isPublished: and(eq(sharedSpecials.published, true), eq(sharedSpecials.archived, false)),
  window: { startsOn: sharedSpecials.startDate, endsOn: sharedSpecials.endDate },
};

export const sharedSpecialQuery = query({
  ...paging,
  archived: flagFilter,
  published: flagFilter,
  live: flagFilter,
  state: stateFilter,
  title: textFilter,
});

/** One page of the shared specials. */
export function listSharedSpecials(services: ContentServices, request: RequestOf<{ query: typeof sharedSpecialQuery }>) {
  const { archived, published, live, state, title } = request.query;
  const stateOrder = stateIndex(stateOfShared);
  return listPage<SharedSpecialRow>({
    db: services.db,
    table: sharedSpecials,
    where: and(
      matchExact(sharedSpecials.archived, archived),
      matchExact(sharedSpecials.published, published),
      matchText(sharedSpecials.title, title),
      matchLive(isLiveNow, live),
      state === undefined ? undefined : inState(stateOrder, state),
    ),
    order: 'title:ASC',
    // Staff give shared specials no order: `sort_index`, as for specials, means the default order here (M-201, OP-70).
    orders: () => ({ state: stateOrder, sort_index: alphabetical(sharedSpecials.title) }),
    request,
    publicUrl: services.config.publicUrl,
    present: (rows) => presentSharedSpecials(services, rows),
  });
}

/** The rule of shared-kit/rules/live in SQL; without an end date it does not end. */
function isLiveNow() {
  const now = new Date().toISOString();
  return and(
    eq(sharedSpecials.published, true),
    eq(sharedSpecials.archived, false),
    lte(sharedSpecials.startDate, now),
    or(isNull(sharedSpecials.endDate), gt(sharedSpecials.endDate, now)),
  );
}
