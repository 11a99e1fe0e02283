import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../base/storage/database';

/** What items refer to, anywhere in their values. Content does not know what that is. */
export interface References {
  /** Declares that rows of a table may refer to something. Declaring it again for the same table changes nothing. */
  heldBy(resource: string, table: PgTable, path: string): void;
  /** Adds what clients show of a reference to every one in some answers (in wire names), so that they need no second call. */
  join<T>(db: Database, answers: T[]): Promise<T[]>;
  /**
   * Messages for references to what does not exist, by dotted path.
   * @param stored values that may keep what they refer to, also where somebody has deleted it: those of an item that is changed
   */
  missing(db: Database, values: unknown, stored?: unknown): Promise<Record<string, string>>;
}
