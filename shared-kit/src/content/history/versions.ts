import type { Property } from '../../rules/entities';
import { ownZone } from '../../rules/zone';

/** A change of an item as the API reports it (API contract §6). */
export interface Version {
  id: string;
  /** The item's version after the change; for a move in the order, that of the item that was moved. */
  version: number;
  at: string;
  /** Null for a change made by the product itself or by a token. */
  by: { id: string; name: string } | null;
  action: keyof typeof ACTIONS;
  changes: Record<string, { before: unknown; after: unknown }>;
  /** Changes that were made together: clones, distributions. */
  groupId: string | null;
}

const ACTIONS = {
  created: 'created it',
  changed: 'changed it',
  archived: 'archived it',
  unarchived: 'unarchived it',
  published: 'published it',
  unpublished: 'unpublished it',
  moved: 'moved it in the order',
  deleted: 'deleted it',
  restored: 'restored an earlier version',
  cloned: 'cloned it here',
  distributed: 'shared it here',
};

/**
 * Whether a change did not raise the version: a move, a deletion or restoration, or where an alert is shown. It shares its number
 * with an older change, without which this is not known.
 * @param changes all that are loaded, the newest first
 */
export function isUnversioned(changes: readonly Version[], index: number): boolean {
  const [change, older] = [changes[index], changes[index + 1]];
  if (!change) return false;
  return change.action === 'moved' || change.action === 'deleted' || change.version === older?.version;
}

/**
 * What was done, as it follows the name of the person.
 * @param isVersionless whether the change did not raise the version, see `isUnversioned`
 */
export function actionText({ action, changes }: Version, isVersionless: boolean): string {
  if (isVersionless && action === 'restored') return 'restored it from the bin';
  if (isVersionless && (changes.assigned || changes.global)) return 'changed where it is shown';
  // In the history of the shared special itself; the wording in `ACTIONS` is about a hotel's copy.
  if (action === 'distributed' && changes.distributeHotels) return 'gave it to a hotel';
  return ACTIONS[action] ?? action;
}

/** The time zone in which changes are shown: the property's, or the reader's. */
export const zoneOf = (property: Pick<Property, 'timezone'> | undefined): string => property?.timezone ?? ownZone();

/** The address of an item's versions. */
export const versionsPath = (collection: string, id: string): string => `${collection}/${encodeURIComponent(id)}/versions`;
