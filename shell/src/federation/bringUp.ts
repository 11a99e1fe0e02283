import type { RemoteProps } from 'shared-kit/remote/props';
import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { contain, prepareForUnreleased, type Containment } from './containment/contain';
import { absolute, loadProblemOf } from './files';
import { inQuietTime } from './line';
import { FrameProblem, sentenceOf } from './problem';
import { forget, loadRemote } from './runtime';
import type { Parcel, ParcelConfig } from './singleSpa';

export type MountParcel = (
  config: ParcelConfig<RemoteProps>,
  props: RemoteProps & { domElement: HTMLElement },
) => Parcel<RemoteProps>;

export interface Mounted {
  parcel: Parcel<RemoteProps>;
  release: Version;
  domElement: HTMLElement;
  contained: Containment;
}

/** No version could be started: which one failed first, and why. */
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
const patient = { millis: MOUNT_LIMIT, dieOnTimeout: false, warningMillis: MOUNT_LIMIT };

const NOT_STARTED = 'It could not be started.';
const NOT_MOUNTED = 'It was not shown in time.';

let mounts = 0;

/** Every mount has a unique name: `single-spa-react` stores its roots by name, and two with the same name would be confused. */
const nameOf = ({ container }: Version) => `${container}#${(mounts += 1)}`;

async function mount(
  release: Version,
  place: HTMLElement,
  mountParcel: MountParcel,
  props: () => RemoteProps,
  left: AbortSignal,
): Promise<Mounted> {
  if (release.isOwn) await prepareForUnreleased();
  const contained = contain(release.name, absolute(folderOf(release)));
  const domElement = document.createElement('div');
  try {
    const lifecycles = await loadRemote(release);
    left.throwIfAborted();
    contained.mounting();
    place.append(domElement);
    const config = { ...lifecycles, name: nameOf(release), timeouts: { bootstrap: patient, mount: patient } };
    const parcel = mountParcel(config as ParcelConfig<RemoteProps>, { ...props(), domElement });
    // All of them reject when one step fails; the last one is waited for.
    const steps = Promise.all([parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise]);
    parcel.unmountPromise.catch((error: unknown) => console.warn(error));
    await inQuietTime(MOUNT_LIMIT, steps, () => new FrameProblem(NOT_MOUNTED));
    return { parcel, release, domElement, contained };
  } catch (error) {
    domElement.remove();
    contained.end();
    throw error;
  }
}

interface BringUp {
  /** In the order to try. */
  versions: readonly Version[];
  place: HTMLElement;
  mountParcel: MountParcel;
  /** The remote's properties, read again for every attempt. */
  props: () => RemoteProps;
  /** The frame was left: whatever arrives later is not put on the page. */
  left: AbortSignal;
  /** Called with every version before it is tried. */
  onAttempt: (release: Version) => void;
  /** Called with every version that failed. */
  onFailed: (release: Version, reason: string) => void;
}

/**
 * Tries versions until one is on the page.
 * @throws BringUpError with the first version's reason when all of them failed
 */
export async function bringUp({ versions, place, mountParcel, props, left, onAttempt, onFailed }: BringUp): Promise<Mounted> {
  let failure: BringUpError | null = null;
  for (const release of versions) {
    onAttempt(release);
    try {
      return await mount(release, place, mountParcel, props, left);
    } catch (error) {
      left.throwIfAborted();
      forget(release);
      const reason = sentenceOf(loadProblemOf(error) ?? error, NOT_STARTED);
      onFailed(release, reason);
      failure ??= new BringUpError(release, reason);
    }
  }
  throw failure ?? new FrameProblem(NOT_STARTED);
}
