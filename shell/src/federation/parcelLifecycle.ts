import type { RemoteProps } from 'shared-kit/remote/props';
import type { Mounted } from './bringUp';

/** Limits in milliseconds: a remote that never finishes an update or unmount must not keep its place forever. */
const UPDATE_LIMIT = 1000;
const UNMOUNT_LIMIT = 2000;

const updates = new WeakMap<Mounted, Promise<unknown>>();
const removals = new Set<Promise<void>>();

const delay = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Passes a parcel its newest properties, one update at a time: single-spa accepts neither a second update nor an
 * unmount during one.
 * @param props returns the properties, read when the update starts
 * @param onFailure called when an update fails: single-spa then abandons the parcel, and its page would stay unchanged forever
 */
export function updateParcel(mounted: Mounted, props: () => RemoteProps, onFailure: (error: unknown) => void): void {
  const update = async () => {
    if (mounted.parcel.getStatus() !== 'MOUNTED') return;
    await mounted.parcel.update?.({ ...props(), domElement: mounted.domElement } as RemoteProps);
  };
  updates.set(mounted, (updates.get(mounted) ?? Promise.resolve()).then(update).catch(onFailure));
}

async function unmount(mounted: Mounted): Promise<void> {
  try {
    await Promise.race([updates.get(mounted), delay(UPDATE_LIMIT)]);
    // single-spa may already be unmounting it, together with the site.
    if (mounted.parcel.getStatus() === 'MOUNTED') await Promise.race([mounted.parcel.unmount(), delay(UNMOUNT_LIMIT)]);
  } catch (error) {
    console.error(error);
  } finally {
    mounted.domElement.remove();
    mounted.containment.end();
  }
}

/** Removes a parcel. Even if it cannot be unmounted, its element is removed. */
export function removeParcel(mounted: Mounted): void {
  mounted.domElement.hidden = true;
  const removal = unmount(mounted).then(() => void removals.delete(removal));
  removals.add(removal);
}

/** Resolves when every parcel that is being removed is off the page. */
export const allParcelsRemoved = (): Promise<unknown> => Promise.all(removals);
