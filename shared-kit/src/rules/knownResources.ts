import { RESOURCES } from './resources';

/** The resources of permissions: those that can be granted, and those that only super users and owners hold. */
export const KNOWN_RESOURCES: readonly string[] = Object.keys(RESOURCES);
