import { RESOURCES } from './resources';

/** All resources of permissions: those that can be granted, and those that only super users and owners have. */
export const KNOWN_RESOURCES: readonly string[] = Object.keys(RESOURCES);
