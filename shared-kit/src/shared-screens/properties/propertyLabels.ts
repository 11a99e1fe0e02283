import type { Property } from '../../rules/entities';

/** Labels and addresses that differ between hotels and restaurants. */
export const PROPERTY_LABELS = {
  hotel: { singular: 'Hotel', plural: 'Hotels', list: '/hotels/properties', home: '/hotels' },
  restaurant: { singular: 'Restaurant', plural: 'Restaurants', list: '/restaurants', home: '/restaurants' },
} as const;

/** `/hotels/7` or `/restaurants/8`: the type plus 's' (document 3 §2). */
export const propertyHref = ({ id, type }: Pick<Property, 'id' | 'type'>) => `${PROPERTY_LABELS[type].home}/${id}`;
