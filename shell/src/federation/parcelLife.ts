import type { RemoteProps } from 'shared-kit/remote/props';
import type { Mounted } from './bringUp';

/** A remote that never finishes an update must not keep its place for ever. */
const UPDATE_LIMIT = 1000;

const updates = new WeakMap<Mounted, Promise<unknown>>();
const leaving = new Set<Promise<void>>();

const rest = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Hands a parcel its newest properties, one update after the other: single-spa takes neither a second update nor an end
 * while one is under way.
 * @param props what to hand over, read when its turn has come
 */
export function handOver(up: Mounted, props: () => RemoteProps): void {
  const update = async () => {
    if (up.parcel.getStatus() !== 'MOUNTED') return;
    await up.parcel.update?.({ ...props(), domElement: up.domElement } as RemoteProps);
  };
  updates.set(
    up,
    (updates.get(up) ?? Promise.resolve()).then(update).catch((error: unknown) => console.error(error)),
  );
}

async function end(up: Mounted): Promise<void> {
  try {
    await Promise.race([updates.get(up), rest(UPDATE_LIMIT)]);
    // single-spa may have begun to end it already, together with the site.
    if (up.parcel.getStatus() === 'MOUNTED') await up.parcel.unmount();
  } catch (error) {
    console.error(error);
  } finally {
    up.domElement.remove();
  }
}

/** Takes a parcel away. One that cannot even be unmounted does not keep its place: its element goes in any case. */
export function takeAway(up: Mounted): void {
  const done = end(up).then(() => void leaving.delete(done));
  leaving.add(done);
}

/** One that cannot be unmounted holds up the next for this long at most. */
const LEAVING_LIMIT = 2000;

/** Resolves when parcels that are being taken away are gone: two of one name at once would answer for each other. */
export const placeIsFree = (): Promise<unknown> => Promise.race([allGone(), rest(LEAVING_LIMIT)]);

/** Resolves when every parcel that is being taken away is gone. */
export const allGone = (): Promise<unknown> => Promise.all(leaving);
