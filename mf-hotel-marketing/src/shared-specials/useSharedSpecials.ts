import { useProperties } from 'shared-kit/api/property';
import { useResource } from 'shared-kit/api/resource';
import { placeholderProperty } from 'shared-kit/content/preview/placeholderProperty';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';

export const LIST = '/hotels/shared/specials';

/** Specials that several hotels share (OP-70). */
export const useSharedSpecials = () => useResource<SharedSpecial>('/shared-specials');

/**
 * Used where forms need a property, since a shared special belongs to none. Its dates are wall clock in UTC until they are copied
 * to a hotel.
 */
export const EVERY_HOTEL = placeholderProperty('Every hotel');

/** The hotels that a shared special can be given to. */
export const useHotels = () =>
  useProperties().useList({ type: 'hotel', archived: false, orderBy: 'name:ASC', perPage: PER_PAGE.max });
