import type { Parcel, ParcelConfig } from 'single-spa';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { Version } from 'shared-kit/remote/registry';
import { FrameProblem, sentenceOf } from './problem';
import { forget, loadRemote } from './runtime';
import type { Try } from './tries';

export type MountParcel = (
  config: ParcelConfig<RemoteProps>,
  props: RemoteProps & { domElement: HTMLElement },
) => Parcel<RemoteProps>;

export interface Mounted {
  parcel: Parcel<RemoteProps>;
  release: Version;
  domElement: HTMLElement;
}

export class BringUpError extends FrameProblem {
  constructor(
    readonly release: Version,
    reason: string,
  ) {
    super(reason);
  }
}

const MOUNT_LIMIT = 4000;
const dies = { millis: MOUNT_LIMIT, dieOnTimeout: true, warningMillis: MOUNT_LIMIT };

const NOT_LOADED = 'It could not be loaded.';

async function mount(attempt: Try, place: HTMLElement, mountParcel: MountParcel, props: RemoteProps): Promise<Mounted> {
  const lifecycles = await loadRemote(attempt);
  const domElement = document.createElement('div');
  place.replaceChildren(domElement);
  const config = { ...lifecycles, name: attempt.release.container, timeouts: { bootstrap: dies, mount: dies } };
  const parcel = mountParcel(config as ParcelConfig<RemoteProps>, { ...props, domElement });
  // All of them reject when one step fails; the last one is waited for.
  await Promise.all([parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise]);
  return { parcel, release: attempt.release, domElement };
}

/**
 * Goes through the tries until a version is on the page.
 * @param props what the remote is handed, read anew for every try
 * @throws BringUpError with the first version's reason when every try failed
 */
export async function bringUp(
  tries: readonly Try[],
  place: HTMLElement,
  mountParcel: MountParcel,
  props: () => RemoteProps,
): Promise<Mounted> {
  let failure: BringUpError | null = null;
  for (const attempt of tries) {
    try {
      return await mount(attempt, place, mountParcel, props());
    } catch (error) {
      forget(attempt.release);
      const reason = sentenceOf(error, NOT_LOADED);
      failure ??= new BringUpError(attempt.release, reason);
    }
  }
  throw failure ?? new FrameProblem('There is nothing to try.');
}
