import type { Values } from './definition';

/** The fields of a group that are not null, so that defaults can fill the others. */
export const withoutNulls = (group: unknown): Values =>
  Object.fromEntries(Object.entries((group ?? {}) as Values).filter(([, value]) => value !== null && value !== undefined));
