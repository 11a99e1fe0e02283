import type { HistoryAction } from '../../rules/historyKinds';

interface ActionTexts {
  /** As a choice of a filter. */
  label: string;
  /** Between who did it and what: 'published the'. */
  verb: string;
  /** After what it was done to: 'in the order'. */
  suffix?: string;
}

/** Every action in words. */
export const ACTION_TEXTS: Record<HistoryAction, ActionTexts> = {
  created: { label: 'Created', verb: 'created' },
  changed: { label: 'Changed', verb: 'changed' },
  archived: { label: 'Archived', verb: 'archived' },
  unarchived: { label: 'Unarchived', verb: 'unarchived' },
  published: { label: 'Published', verb: 'published' },
  unpublished: { label: 'Unpublished', verb: 'unpublished' },
  moved: { label: 'Moved', verb: 'moved', suffix: 'in the order' },
  deleted: { label: 'Deleted', verb: 'deleted' },
  restored: { label: 'Restored', verb: 'restored' },
  cloned: { label: 'Cloned', verb: 'made a copy:' },
  distributed: { label: 'Distributed', verb: 'distributed' },
};

/** The texts of an action; one that this version does not know is shown under its own name. */
export const textsOfAction = (action: string): ActionTexts =>
  Object.hasOwn(ACTION_TEXTS, action) ? ACTION_TEXTS[action as HistoryAction] : { label: action, verb: action };
