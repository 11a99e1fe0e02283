import { shorten } from '../../base/shorten';
import type { Editor } from '../../base/storage/columns';

/** A stored row whose changes are kept. */
export interface Tracked {
  id: string;
  propertyId?: string | null;
  sortIndex?: number | null;
  version: number;
  updatedAt: string;
  updatedBy: Editor | null;
  [field: string]: unknown;
}

/**
 * Fields that a version stores separately, fields that never change, and the position in an order, which changes with
 * moves of other items too.
 */
const UNTRACKED = new Set(['id', 'propertyId', 'sortIndex', 'version', 'createdAt', 'updatedAt', 'updatedBy']);

/**
 * Changes that are not in the fields of a row: a position in an order, rights, where an alert is shown. Restoring
 * leaves them as they are.
 */
export const ASIDE_FIELDS = ['sortIndex', 'permissions', 'assigned', 'global'] as const;
export type AsideChanges = Partial<Record<(typeof ASIDE_FIELDS)[number], [before: unknown, after: unknown]>>;

/** The fields of a row whose changes are kept. */
export function fieldsOf(row: Tracked): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const key in row) if (!UNTRACKED.has(key)) fields[key] = row[key];
  return fields;
}

/** Maximum characters of a name in the history. */
const NAME_MAX = 200;

/** The name of an item, whatever field its kind keeps it in. */
export function nameOf(row: Tracked): string {
  const name = [row.title, row.question, row.name, `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim()].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return shorten(String(name ?? ''), NAME_MAX);
}
