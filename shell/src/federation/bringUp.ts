import type { RemoteProps } from 'shared-kit/remote/props';
import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { contain, prepareForUnreleased, type Containment } from './containment/contain';
import { absoluteUrl, loadProblemOf } from './files';
import { withQuietTimeout } from './connection';
import { FrameProblem, messageOf } from './problem';
import { forgetRemote, loadRemote } from './runtime';
import type { Parcel, ParcelConfig } from './singleSpa';

export type MountParcel = (
  config: ParcelConfig<RemoteProps>,
  props: RemoteProps & { domElement: HTMLElement },
) => Parcel<RemoteProps>;

export interface Mounted {
  parcel: Parcel<RemoteProps>;
  release: Version;
  domElement: HTMLElement;
  containment: Containment;
}

/** No version could be started: names the one that failed first, and why. */
export class BringUpError extends FrameProblem {
  constructor(
    readonly release: Version,
    reason: string,
  ) {
    super(reason);
  }
}

/** How long a version that has arrived may take to mount, in milliseconds. */
const MOUNT_LIMIT = 4000;
/**
 * single-spa's own limits would abort a mount that is still waiting for a file on a slow connection. Its timers keep the page's
 * element in memory until they fire, so they are short.
 */
const mountTimeout = { millis: MOUNT_LIMIT, dieOnTimeout: false, warningMillis: MOUNT_LIMIT };

const NOT_STARTED = 'It could not be started.';
const NOT_MOUNTED = 'It was not shown in time.';

let mountCount = 0;

/** Every mount has a unique name: `single-spa-react` stores its roots by name, and two with the same name would be confused. */
const uniqueNameOf = ({ container }: Version) => `${container}#${(mountCount += 1)}`;

async function mount(
  release: Version,
  parent: HTMLElement,
  mountParcel: MountParcel,
  props: () => RemoteProps,
  signal: AbortSignal,
): Promise<Mounted> {
  if (release.isOwn) await prepareForUnreleased();
  const containment = contain(release.name, absoluteUrl(folderOf(release)));
  const domElement = document.createElement('div');
  let parcel: Parcel<RemoteProps> | undefined;
  try {
    const lifecycles = await loadRemote(release, props().pageKey);
    signal.throwIfAborted();
    containment.beforeMount();
    parent.append(domElement);
    const config = { ...lifecycles, name: uniqueNameOf(release), timeouts: { bootstrap: mountTimeout, mount: mountTimeout } };
    parcel = mountParcel(config as ParcelConfig<RemoteProps>, { ...props(), domElement });
    // All of them reject when one step fails.
    const steps = Promise.all([parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise]);
    parcel.unmountPromise.catch(console.warn);
    await withQuietTimeout(MOUNT_LIMIT, steps, () => new FrameProblem(NOT_MOUNTED));
    return { parcel, release, domElement, containment };
  } catch (error) {
    domElement.remove();
    containment.end();
    // A parcel that mounts too late would otherwise stay mounted without an element on the page. Its own errors are
    // ignored: the failure is already known.
    parcel?.mountPromise.then(() => parcel?.unmount()).catch(() => undefined);
    throw error;
  }
}

export interface BringUpOptions {
  /** The versions in the order in which they are tried. */
  versions: readonly Version[];
  parent: HTMLElement;
  mountParcel: MountParcel;
  /** The remote's properties, read again for every attempt. */
  props: () => RemoteProps;
  /** Aborted when the frame is left: whatever arrives later is not put on the page. */
  signal: AbortSignal;
  /** Called with every version before it is tried. */
  onAttempt: (release: Version) => void;
  /** Called with every version that failed. */
  onFailed: (release: Version) => void;
}

/**
 * Tries versions until one is on the page.
 * @throws BringUpError with the first version's reason when all of them failed
 */
export async function bringUp({
  versions,
  parent,
  mountParcel,
  props,
  signal,
  onAttempt,
  onFailed,
}: BringUpOptions): Promise<Mounted> {
  let failure: BringUpError | null = null;
  for (const release of versions) {
    onAttempt(release);
    try {
      return await mount(release, parent, mountParcel, props, signal);
    } catch (error) {
      signal.throwIfAborted();
      forgetRemote(release);
      const reason = messageOf(loadProblemOf(error) ?? error, NOT_STARTED);
      onFailed(release);
      failure ??= new BringUpError(release, reason);
    }
  }
  throw failure ?? new FrameProblem(NOT_STARTED);
}
