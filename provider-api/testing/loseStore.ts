import type { Database } from '../src/base/storage/database';

const fail = (): never => {
  throw Object.assign(new Error('The database went down.'), { code: 'ECONNREFUSED' });
};

/**
 * Loses the database as soon as the next transaction is stored, as when its server goes down in the middle of a call.
 * @param meanwhile what happens until it is reachable again
 * @param stored how many transactions are stored before
 */
export async function withStoreLost<T>(db: Database, meanwhile: () => Promise<T>, stored = 1): Promise<T> {
  const { transaction, select, insert, update, delete: remove } = db;
  let count = 0;
  const counted: Database['transaction'] = async (...work) => {
    db.transaction = transaction;
    const result = await db.transaction(...work);
    count += 1;
    if (count < stored) db.transaction = counted;
    else Object.assign(db, { transaction: fail, select: fail, insert: fail, update: fail, delete: fail });
    return result;
  };
  db.transaction = counted;
  try {
    return await meanwhile();
  } finally {
    Object.assign(db, { transaction, select, insert, update, delete: remove });
  }
}
