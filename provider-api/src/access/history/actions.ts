import { HISTORY_ACTIONS, type HistoryAction } from 'shared-kit/rules/historyKinds';

type Values = Record<string, unknown>;

/** What a version can record. `known` is the state of an item when its history began, which is nobody's change. */
export const ACTIONS = HISTORY_ACTIONS;
export type VersionAction = HistoryAction;
export type StoredAction = VersionAction | 'known';

/** Names a change by what it did; archiving takes precedence over its effect on `published`. */
export function actionOf(before: Values | null, after: Values): VersionAction {
  if (before === null) return 'created';
  const became = (flag: string) => (before[flag] === after[flag] ? null : after[flag]);
  const [archived, published] = [became('archived'), became('published')];
  if (archived !== null && archived !== undefined) return archived ? 'archived' : 'unarchived';
  if (published !== null && published !== undefined) return published ? 'published' : 'unpublished';
  return 'changed';
}
