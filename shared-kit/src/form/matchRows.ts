import { isSameValue } from './parts';

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (row: unknown): row is Fields => typeof row === 'object' && row !== null;
/** Whether a field says what the row is about, such as a picture. */
export const isId = (key: string) => key.endsWith('Id');
const isFilled = (value: unknown) => !isSameValue(value, null);

/** From this share of equal fields on, a row is one that was changed, not another one. */
const SAME_ROW = 0.5;
/** The same picture is the same row, whatever its texts are. */
const SAME_ID = 0.9;

/** How much two rows have in common, from 0 to 1. Fields that are empty in both do not count. */
function likeness(row: unknown, other: unknown): number {
  if (row === other) return 1;
  if (!isFields(row) || !isFields(other)) return 0;
  const keys = Object.keys({ ...row, ...other }).filter((key) => isFilled(row[key]) || isFilled(other[key]));
  const same = keys.filter((key) => isSameValue(row[key], other[key]));
  const share = same.length / keys.length;
  return share < 1 && same.some(isId) ? Math.max(SAME_ID, share) : share;
}

/** A row that the list was opened with. */
interface Match {
  origin: number;
  /** Whether no other pair was as likely: neither another row for this origin nor another origin for this row. */
  isCertain: boolean;
}

/**
 * Finds the rows that a list was opened with in a later version of it. Rows have no ids of their own on the wire, so they are
 * recognised by their content: first those that are unchanged, then those that have most in common.
 * @returns for each of the rows its origin in `opened`; undefined for a new row
 */
export function matchRows(opened: readonly unknown[], rows: readonly unknown[]): (Match | undefined)[] {
  const pairs = rows.flatMap((row, index) =>
    opened.flatMap((other, origin) => {
      const common = likeness(row, other);
      return common >= SAME_ROW ? [{ index, origin, common }] : [];
    }),
  );
  const matches = rows.map((): Match | undefined => undefined);
  const found = new Set<number>();
  const isFree = ({ index, origin }: { index: number; origin: number }) => !matches[index] && !found.has(origin);
  for (const pair of pairs.sort((a, b) => b.common - a.common))
    if (isFree(pair)) {
      const { index, origin, common } = pair;
      const isRival = (other: typeof pair) =>
        other !== pair && other.common === common && (other.index === index || other.origin === origin) && isFree(other);
      matches[index] = { origin, isCertain: !pairs.some(isRival) };
      found.add(origin);
    }
  return matches;
}
