import type { AssetRow } from './present';

/** An asset as its history knows it: its tags, which stand in tables of their own, are one of its fields. */
export const tracked = (row: AssetRow, names: readonly string[]) => ({ ...row, tags: [...names].sort() });
