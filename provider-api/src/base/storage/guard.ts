import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

const inside = new AsyncLocalStorage<true>();

const MIXED =
  'The store was asked beside the transaction that is open here. Hand on its `tx`: the embedded database would wait for itself for ever, a server would need a second connection.';

/** A store as queries see it: drizzle types each driver separately, and queries are written for all of them. */
export const asDatabase = (db: object): Database => db as Database;

type Work = Parameters<Database['transaction']>[0];

/**
 * A store that throws at once when it is asked from within a transaction by any other way than that transaction, in every
 * environment: the mistake is the same on both engines, and the first test that passes the place finds it.
 * @param db the store as its driver gives it
 */
export function guarded(db: object): Database {
  return new Proxy(asDatabase(db), {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      // The way of `ask`.
      if (name === '_') refuseMixing();
      if (typeof value !== 'function') return value;
      if (name === 'transaction')
        return (work: Work, ...rest: unknown[]) => {
          refuseMixing();
          return Reflect.apply(value, target, [
            (tx: Parameters<Work>[0]) => inside.run(true, () => work(tx)),
            ...rest,
          ]) as unknown;
        };
      return (...given: unknown[]) => {
        refuseMixing();
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
}

function refuseMixing(): void {
  if (inside.getStore()) throw new Error(MIXED);
}
