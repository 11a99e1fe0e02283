import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

const openTransaction = new AsyncLocalStorage<true>();

const OUTSIDE_TRANSACTION =
  'The store was queried outside the transaction that is open here. Pass on its `tx`: the embedded database would wait for itself forever, a server would need a second connection.';

/** A store as queries see it: drizzle types each driver separately, and queries are written for all of them. */
export const asDatabase = (db: object): Database => db as Database;

type Work = Parameters<Database['transaction']>[0];

/**
 * A store that throws when it is used within a transaction other than through that transaction, so that the first test that runs
 * such code finds the mistake, on either engine. In production PostgreSQL runs without it.
 * @param db the store as returned by its driver
 */
export function guarded(db: object): Database {
  return new Proxy(asDatabase(db), {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      // `runQuery` reads this property.
      if (name === '_') refuseMixing();
      if (typeof value !== 'function') return value;
      if (name === 'transaction')
        return (work: Work, ...rest: unknown[]) => {
          refuseMixing();
          return Reflect.apply(value, target, [
            (tx: Parameters<Work>[0]) => openTransaction.run(true, () => work(tx)),
            ...rest,
          ]) as unknown;
        };
      return (...args: unknown[]) => {
        refuseMixing();
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}

function refuseMixing(): void {
  if (openTransaction.getStore()) throw new Error(OUTSIDE_TRANSACTION);
}
