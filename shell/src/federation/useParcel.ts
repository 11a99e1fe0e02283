import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord } from 'shared-kit/remote/registry';
import { bringUp, BringUpError, type Mounted, type MountParcel } from './bringUp';
import { FIRST, frameState } from './frameState';
import { handOver, placeIsFree, takeAway } from './parcelLife';
import { sentenceOf } from './problem';
import { fetchRegistry } from './registry';
import { canRun } from './runtime';
import { triesOf } from './tries';

const BROKE = 'Something on this page broke.';
const NOT_SHOWN = 'It could not be put on the page.';
const REFUSED = 'It was built for another version of this site.';

/** What the registry says now: a remote that failed may have been mended by a release since. */
async function refreshed(record: RemoteRecord): Promise<RemoteRecord> {
  try {
    return (await fetchRegistry()).remotes.find(({ name }) => name === record.name) ?? record;
  } catch (error) {
    console.warn(error);
    return record;
  }
}

/**
 * Keeps a remote on the page: loads it, mounts it as a parcel, hands it every change of its properties, takes it away.
 * @param place element that the remote's own is put into
 * @returns the frame's state, and what 'Try again' does
 */
export function useParcel(
  offered: RemoteRecord,
  place: RefObject<HTMLElement | null>,
  mountParcel: MountParcel,
  given: Omit<RemoteProps, 'onCrash'>,
) {
  const [state, dispatch] = useReducer(frameState, FIRST);
  const [record, setRecord] = useState(offered);
  const { round, crashes } = state;
  const props: RemoteProps = { ...given, onCrash: (error) => dispatch({ type: 'crashed', reason: sentenceOf(error, BROKE) }) };
  const latest = useRef(props);
  const mounted = useRef<Mounted | null>(null);
  const crashed = useRef(crashes);

  useEffect(() => {
    latest.current = props;
    crashed.current = crashes;
    if (mounted.current) handOver(mounted.current, () => latest.current);
  });

  useEffect(() => {
    let gone = false;
    const tries = triesOf(record, { round, crashes: crashed.current, canRun });
    if (tries.length === 0) dispatch({ type: 'exhausted', release: record, reason: REFUSED });
    else {
      const start = async () => {
        await placeIsFree();
        return bringUp(tries, place.current!, mountParcel, () => latest.current);
      };
      start().then(
        (up) => {
          if (gone) return takeAway(up);
          mounted.current = up;
          dispatch({ type: 'mounted', release: up.release });
          // The address may have changed while the remote was on its way.
          handOver(up, () => latest.current);
        },
        (error: unknown) => {
          const release = error instanceof BringUpError ? error.release : record;
          if (!gone) dispatch({ type: 'exhausted', release, reason: sentenceOf(error, NOT_SHOWN) });
        },
      );
    }
    return () => {
      gone = true;
      if (mounted.current) takeAway(mounted.current);
      mounted.current = null;
    };
  }, [record, round, mountParcel, place]);

  const { pathname } = given.location;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) dispatch({ type: 'moved' });
    before.current = pathname;
  }, [pathname]);

  async function tryAgain() {
    setRecord(await refreshed(record));
    dispatch({ type: 'again' });
  }

  return { state, tryAgain };
}
