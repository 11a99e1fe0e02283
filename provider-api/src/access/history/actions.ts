type Values = Record<string, unknown>;

/** What a version can be. `known` is how an item was when its history began, which nobody did. */
export const ACTIONS = [
  'created',
  'changed',
  'archived',
  'unarchived',
  'published',
  'unpublished',
  'moved',
  'deleted',
  'restored',
  'cloned',
  'distributed',
] as const;
export type VersionAction = (typeof ACTIONS)[number];
export type StoredAction = VersionAction | 'known';

/** What a change is called by what it did; archiving says more than what it does to `published`. */
export function actionOf(before: Values | null, after: Values): VersionAction {
  if (before === null) return 'created';
  const became = (flag: string) => (before[flag] === after[flag] ? null : after[flag]);
  const [archived, published] = [became('archived'), became('published')];
  if (archived !== null && archived !== undefined) return archived ? 'archived' : 'unarchived';
  if (published !== null && published !== undefined) return published ? 'published' : 'unpublished';
  return 'changed';
}
