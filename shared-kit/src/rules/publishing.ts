import { fieldLabel, listedBriefly } from './fieldLabel';
import type { Values } from './models/field';

/** Whether a change shows guests an item that they did not see before: then the whole item is checked, not only what was sent. */
export const publishes = (sent: Values, stored: Values | null): boolean =>
  stored !== null && sent.published === true && stored.published !== true && (sent.archived ?? stored.archived) !== true;

/**
 * Why an item cannot be published, naming its faulty fields; their messages appear at the fields.
 * @param paths their dotted camel-case paths
 */
export function notPublished(one: string, paths: readonly string[]): string {
  const names = [...new Set(paths.map(fieldLabel))];
  return `This ${one} cannot be published yet. What needs your attention: ${listedBriefly(names)}.`;
}
