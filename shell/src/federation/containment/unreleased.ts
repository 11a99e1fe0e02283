import type { containStyle } from './globalStyles';
import type { recordBuiltIns, restoreBuiltIns } from './builtIns';

/**
 * What is also contained when a remote from someone's own machine is used: nobody has reviewed its files, while a release with
 * global styles or changed built-ins is refused. Fetched only for such a remote.
 */
export interface Unreleased {
  containStyle: typeof containStyle;
  recordBuiltIns: typeof recordBuiltIns;
  restoreBuiltIns: typeof restoreBuiltIns;
}

let loaded: Unreleased | null = null;

/** @returns null while every remote of this page was released */
export const unreleased = (): Unreleased | null => loaded;

/** Loads this part, once. */
export async function loadUnreleased(): Promise<void> {
  if (loaded) return;
  const [{ containStyle }, { recordBuiltIns, restoreBuiltIns }] = await Promise.all([
    import('./globalStyles'),
    import('./builtIns'),
  ]);
  loaded = { containStyle, recordBuiltIns, restoreBuiltIns };
}
