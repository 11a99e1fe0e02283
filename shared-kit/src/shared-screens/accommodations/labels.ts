import type { ACCOMMODATION_TYPES } from '../../rules/options';

export type AccommodationKind = (typeof ACCOMMODATION_TYPES)[number];

/** The singular name: 'Guest Room Accommodation'. */
export const oneOf = ({ heading }: AccommodationKind): string => heading.replace(/s$/, '');
