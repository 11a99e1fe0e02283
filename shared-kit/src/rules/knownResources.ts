import { DEFAULT_READS } from './defaultPermissions';
import { GRID_ROWS, GRID_SWITCHES } from './permissionGrid';

/** What a permission can be about: everything that somebody can be granted, and what only super users and owners hold. */
export const KNOWN_RESOURCES: readonly string[] = [
  ...new Set<string>([
    ...GRID_ROWS.hotel,
    ...GRID_ROWS.restaurant,
    ...GRID_SWITCHES.flatMap(({ resources }) => [...resources]),
    ...DEFAULT_READS,
    'property',
    'region',
    'alert',
    'token',
    'faq_category',
  ]),
];
