import type { AssetRow } from './present';

/** An asset as its history knows it: its tags, which are stored in separate tables, are one of its fields. */
export const toTracked = (row: AssetRow, names: readonly string[]) => ({ ...row, tags: [...names].sort() });
