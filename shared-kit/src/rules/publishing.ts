import { fieldLabel, listed } from './fieldLabel';
import type { Values } from './models/field';

/** Whether a change shows guests an item that they did not see before: then the whole item is checked, not only what was sent. */
export const publishes = (sent: Values, stored: Values | null): boolean =>
  stored !== null && sent.published === true && stored.published !== true && (sent.archived ?? stored.archived) !== true;

/** Maximum fields that one sentence names; the other messages appear at their fields. */
const MAX_NAMED = 5;

/** Why an item cannot be published, with its faulty fields by name. @param paths their dotted camel-case paths */
export function notPublished(one: string, paths: readonly string[]): string {
  const names = [...new Set(paths.map(fieldLabel))];
  const rest = names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : [];
  return `This ${one} cannot be published yet. What needs your attention: ${listed([...names.slice(0, MAX_NAMED), ...rest])}.`;
}
