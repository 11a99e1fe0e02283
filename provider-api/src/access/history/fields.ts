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

/** Fields that a version states itself, that never change, and the place in an order, which moves of other items change too. */
const APART = new Set(['id', 'propertyId', 'sortIndex', 'version', 'createdAt', 'updatedAt', 'updatedBy']);

/** What changes beside the fields of a row: a place in an order, rights, where an alert is shown. Restoring leaves it as it is. */
export const BESIDE = ['sortIndex', 'permissions', 'assigned', 'global'] as const;
export type Beside = Partial<Record<(typeof BESIDE)[number], [before: unknown, after: unknown]>>;

/** The fields of a row whose changes are kept. */
export function fieldsOf(row: Tracked): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const key in row) if (!APART.has(key)) fields[key] = row[key];
  return fields;
}

/** Maximum characters of a name in the history. */
const NAME_KEPT = 200;

/** The name of an item, whatever field its kind keeps it in. */
export function nameOf(row: Tracked): string {
  const name = [row.title, row.question, row.name, `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim()].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return String(name ?? '').slice(0, NAME_KEPT);
}
