import { DEFAULT_READS } from './defaultPermissions';
import { GRID_ROWS, GRID_SWITCHES } from './permissionGrid';

/** The resources of permissions: those that can be granted, and those that only super users and owners hold. */
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
