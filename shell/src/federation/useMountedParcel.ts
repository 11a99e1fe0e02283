import { useEffect, type Dispatch, type MutableRefObject, type RefObject } from 'react';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import { useLatest } from 'shared-kit/ui/useLatest';
import { bringUp, BringUpError, type BringUpOptions, type Mounted } from './bringUp';
import { NOT_SHOWN, selectVersions } from './candidates';
import type { FrameEvent, FrameState } from './frameState';
import { removeParcel, updateParcel } from './parcelLifecycle';
import { messageOf } from './problem';

interface ParcelProps extends RemoteProps {
  onCrash: (error: unknown) => void;
}

interface ParcelOptions extends Pick<BringUpOptions, 'mountParcel' | 'onAttempt' | 'onFailed'> {
  record: RemoteRecord;
  state: FrameState;
  dispatch: Dispatch<FrameEvent>;
  props: ParcelProps;
  /** Called at every start, before any version is tried. */
  onStart: () => void;
}

/**
 * Loads a remote, mounts it as a parcel, passes it the properties of every render, and removes it.
 * @param mounted holds the parcel while it is on the page
 * @param container the element that the remote's own element is put into
 */
export function useMountedParcel(
  mounted: MutableRefObject<Mounted | null>,
  container: RefObject<HTMLElement | null>,
  options: ParcelOptions,
): void {
  const { record, state, mountParcel, dispatch, props } = options;
  const { round } = state;
  const latest = useLatest(options);

  // On every render, the parcel gets that render's properties.
  useEffect(() => {
    if (mounted.current) updateParcel(mounted.current, () => latest.current.props, props.onCrash);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const latestProps = () => latest.current.props;
    latest.current.onStart();
    const start = async () =>
      bringUp({
        ...latest.current,
        versions: await selectVersions(record, latest.current.state.excluded),
        parent: container.current!,
        props: latestProps,
        signal,
      });
    start().then(
      (started) => {
        if (signal.aborted) return removeParcel(started);
        mounted.current = started;
        dispatch({ type: 'mounted', release: started.release });
        // The address may have changed while the remote was loading.
        updateParcel(started, latestProps, (error) => latestProps().onCrash(error));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const release = error instanceof BringUpError ? error.release : record;
        dispatch({ type: 'exhausted', release, reason: messageOf(error, NOT_SHOWN) });
      },
    );
    return () => {
      controller.abort();
      if (mounted.current) removeParcel(mounted.current);
      mounted.current = null;
    };
  }, [mounted, container, latest, dispatch, record, round, mountParcel]);
}
