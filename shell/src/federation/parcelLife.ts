import type { RemoteProps } from 'shared-kit/remote/props';
import type { Mounted } from './bringUp';

/** A remote that never finishes an update, or never goes, must not keep its place for ever; in milliseconds. */
const UPDATE_LIMIT = 1000;
const UNMOUNT_LIMIT = 2000;

const updates = new WeakMap<Mounted, Promise<unknown>>();
const leaving = new Set<Promise<void>>();

const rest = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Hands a parcel its newest properties, one update after the other: single-spa takes neither a second update nor an end
 * while one is under way.
 * @param props what to hand over, read when its turn has come
 * @param onDeath hears of an update that fails: single-spa gives a parcel up then, and its page stays as it was for ever
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
    // single-spa may have begun to end it already, together with the site.
    if (up.parcel.getStatus() === 'MOUNTED') await Promise.race([up.parcel.unmount(), rest(UNMOUNT_LIMIT)]);
  } catch (error) {
    console.error(error);
  } finally {
    up.domElement.remove();
    up.contained.end();
  }
}

/** Takes a parcel away. One that cannot even be unmounted does not keep its place: its element goes in any case. */
export function takeAway(up: Mounted): void {
  up.domElement.hidden = true;
  const done = end(up).then(() => void leaving.delete(done));
  leaving.add(done);
}

/** Resolves when every parcel that is being taken away is gone. */
export const allGone = (): Promise<unknown> => Promise.all(leaving);
