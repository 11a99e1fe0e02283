import type { Editor } from '../../src/base/storage/columns';
import type { Database } from '../../src/base/storage/database';
import type { FileStore } from '../../src/base/storage/files/FileStore';
import type { DemoProperty } from '../copy/properties';

/** What the seed functions for the parts of the demo need. */
export interface Plan {
  db: Database;
  files: FileStore;
  now: Date;
  /** The person who is shown as the author of everything. */
  by: Editor;
}

/** A property of the demo once it is stored. */
export interface Seeded extends DemoProperty {
  id: string;
  url: string;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The instant a number of days from the first start, at a full hour UTC, so that states look plausible whenever the
 * first start is.
 */
export function onDay(now: Date, days: number, hour = 9): string {
  const at = new Date(now.getTime() + days * DAY);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
}

/** Puts the house's own names into copy. */
export function localise(text: string, { name, sight, restaurant }: DemoProperty): string {
  const said = text.replaceAll('{hotel}', name).replaceAll('{sight}', sight).replaceAll('{restaurant}', restaurant);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Splits rows, because a statement may contain only a limited number of values. */
export function inBatches<T>(rows: T[], size = 200): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
