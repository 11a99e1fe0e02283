import type { Database } from '../src/base/storage/database';
import { signal } from './signal';

/**
 * Makes the next transaction wait before it begins, as it does for its turn or a connection.
 * @returns `waits`, which resolves once it does; `begin` lets it begin
 */
export function holdTransaction(db: Database): { waits: Promise<void>; begin: () => void } {
  const [waits, begins] = [signal(), signal()];
  const { transaction } = db;
  db.transaction = async (...work) => {
    db.transaction = transaction;
    waits.send();
    await begins.received;
    return db.transaction(...work);
  };
  return { waits: waits.received, begin: begins.send };
}
