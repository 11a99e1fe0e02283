import type { containStyle } from './globalStyles';
import type { keepBuiltIns, restoreBuiltIns } from './builtIns';

/**
 * What is also contained when a remote from someone's own machine is used: nobody has reviewed its files, while a release with
 * global styles or changed built-ins is refused. Fetched only for such a remote.
 */
export interface Unreleased {
  containStyle: typeof containStyle;
  keepBuiltIns: typeof keepBuiltIns;
  restoreBuiltIns: typeof restoreBuiltIns;
}

let found: Unreleased | null = null;

/** @returns null while every remote of this page was released */
export const unreleased = (): Unreleased | null => found;

/** Fetches it; once. */
export async function loadUnreleased(): Promise<void> {
  if (found) return;
  const [{ containStyle }, { keepBuiltIns, restoreBuiltIns }] = await Promise.all([
    import('./globalStyles'),
    import('./builtIns'),
  ]);
  found = { containStyle, keepBuiltIns, restoreBuiltIns };
}
