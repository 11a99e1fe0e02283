import type { RemoteProps } from 'shared-kit/remote/props';
import type { Mounted } from './bringUp';

/** In milliseconds: a remote that never finishes an update or unmount must not keep its place forever. */
const UPDATE_LIMIT = 1000;
const UNMOUNT_LIMIT = 2000;

const updates = new WeakMap<Mounted, Promise<unknown>>();
const leaving = new Set<Promise<void>>();

const rest = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Passes a parcel its newest properties, one update after the other: single-spa accepts neither a second update nor an unmount
 * during one.
 * @param props returns the properties, read when it is their turn
 * @param onDeath called when an update fails: single-spa then abandons the parcel, and its page would stay unchanged forever
 */
export function handOver(up: Mounted, props: () => RemoteProps, onDeath: (error: unknown) => void): void {
  const update = async () => {
    if (up.parcel.getStatus() !== 'MOUNTED') return;
    await up.parcel.update?.({ ...props(), domElement: up.domElement } as RemoteProps);
  };
  updates.set(up, (updates.get(up) ?? Promise.resolve()).then(update).catch(onDeath));
}

async function end(up: Mounted): Promise<void> {
  try {
    await Promise.race([updates.get(up), rest(UPDATE_LIMIT)]);
    // single-spa may already be unmounting it, together with the site.
    if (up.parcel.getStatus() === 'MOUNTED') await Promise.race([up.parcel.unmount(), rest(UNMOUNT_LIMIT)]);
  } catch (error) {
    console.error(error);
  } finally {
    up.domElement.remove();
    up.contained.end();
  }
}

/** Removes a parcel. Even if it cannot be unmounted, its element is removed. */
export function takeAway(up: Mounted): void {
  up.domElement.hidden = true;
  const done = end(up).then(() => void leaving.delete(done));
  leaving.add(done);
}

/** Resolves when every parcel being removed has gone. */
export const allGone = (): Promise<unknown> => Promise.all(leaving);
