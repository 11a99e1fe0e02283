import type { Property } from '../../rules/entities';
import { ownZone } from '../../rules/zone';

/** A change of an item as the API reports it (API contract §6). */
export interface Version {
  id: string;
  /** Of the item after the change; a move in the order has that of the item it moved. */
  version: number;
  at: string;
  /** Null for a change that the product made by itself, or a token. */
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
 * Whether a change is listed beside a version: a move, a deletion or restoration, or where an alert is shown. It raised no number,
 * so that the version is an older change with the same one.
 * @param all the changes that are listed, the newest first
 */
export function isBeside(all: readonly Version[], index: number): boolean {
  const [one, older] = [all[index], all[index + 1]];
  if (!one) return false;
  return one.action === 'moved' || one.action === 'deleted' || one.version === older?.version;
}

/** What was done, as it follows the name of the person. */
export function actionOf({ action, changes }: Version, isBeside: boolean): string {
  if (isBeside && action === 'restored') return 'restored it from the bin';
  if (isBeside && (changes.assigned || changes.global)) return 'changed where it is shown';
  return ACTIONS[action] ?? action;
}

/** Whose clock the times of changes are shown on: the property's, or the reader's. */
export const zoneOf = (property: Pick<Property, 'timezone'> | undefined): string => property?.timezone ?? ownZone();

/** The address of an item's versions. */
export const versionsPath = (collection: string, id: string): string => `${collection}/${encodeURIComponent(id)}/versions`;
