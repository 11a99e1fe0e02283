import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../base/storage/database';

interface Place {
  /** The dotted paths of references to documents; all others are to pictures. */
  documents?: readonly string[];
  /** The values of the item that is changed: they may keep a reference to something that was deleted. */
  stored?: unknown;
}

/** What items refer to, anywhere in their values. Content does not know what that is. */
export interface References {
  /** Declares that rows of a table may refer to something. Declaring it again for the same table changes nothing. */
  heldBy(resource: string, table: PgTable, path: string): void;
  /** Adds what clients show of a reference to every one in some answers (in wire names), so that they need no second call. */
  join<T>(db: Database, answers: T[]): Promise<T[]>;
  /**
   * Messages, by dotted path, for references to something that does not exist, or has a type that its place does not
   * accept. In a transaction, what was found cannot be deleted before the transaction ends.
   */
  check(db: Database, values: unknown, place?: Place): Promise<Record<string, string>>;
  /** Whether some values refer to anything that the stored ones do not. */
  adds(values: unknown, place: Place): boolean;
}
