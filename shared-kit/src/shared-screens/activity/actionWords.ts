import type { HistoryAction } from '../../rules/historyKinds';

interface Words {
  /** As a choice of a filter. */
  label: string;
  /** Between who did it and what: 'published the'. */
  verb: string;
  /** After what it was done to. */
  after?: string;
}

/** Every action in words. */
export const ACTION_WORDS: Record<HistoryAction, Words> = {
  created: { label: 'Created', verb: 'created' },
  changed: { label: 'Changed', verb: 'changed' },
  archived: { label: 'Archived', verb: 'archived' },
  unarchived: { label: 'Unarchived', verb: 'unarchived' },
  published: { label: 'Published', verb: 'published' },
  unpublished: { label: 'Unpublished', verb: 'unpublished' },
  moved: { label: 'Moved', verb: 'moved', after: 'in the order' },
  deleted: { label: 'Deleted', verb: 'deleted' },
  restored: { label: 'Restored', verb: 'restored' },
  cloned: { label: 'Cloned', verb: 'made a copy:' },
  distributed: { label: 'Distributed', verb: 'distributed' },
};

/** The words of an action; one that is not known yet by its own name. */
export const wordsOfAction = (action: string): Words =>
  Object.hasOwn(ACTION_WORDS, action) ? ACTION_WORDS[action as HistoryAction] : { label: action, verb: action };
