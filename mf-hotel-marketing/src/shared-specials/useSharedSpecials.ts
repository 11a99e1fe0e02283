import { useResource } from 'shared-kit/api/resource';
import type { Property, SharedSpecial } from 'shared-kit/rules/entities';

export const LIST = '/hotels/shared/specials';

/** Specials that several hotels share (OP-70). */
export const useSharedSpecials = () => useResource<SharedSpecial>('/shared-specials');

/**
 * Used where forms need a property, since a shared special belongs to none. Its dates are wall clock in UTC until they are copied
 * to a hotel.
 */
export const EVERY_HOTEL = {
  id: 'shared',
  name: 'Every hotel',
  type: 'hotel',
  url: '',
  timezone: 'UTC',
  previewUrls: {},
} as unknown as Property;
