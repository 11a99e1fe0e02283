/** A change of an item as the API tells it (API contract §6). */
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

/** What was done, after the name of whoever did it. */
export const ACTIONS = {
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

/** The address of an item's versions. */
export const versionsPath = (collection: string, id: string): string => `${collection}/${encodeURIComponent(id)}/versions`;
