import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord, Version } from 'shared-kit/rules/remote/registry';
import { useLatest } from 'shared-kit/ui/useLatest';
import type { Mounted, MountParcel } from './bringUp';
import { refreshRecord } from './candidates';
import { loadProblemOf } from './files';
import { canRetry, frameReducer, INITIAL_STATE } from './frameState';
import { markBroken, newestRecordOf } from './memory';
import { messageOf } from './problem';
import { report, reportFailure, type ReportedEvent } from './report';
import { useMountedParcel } from './useMountedParcel';
import { usePageWatch } from './usePageWatch';

const BROKE = 'Something on this page broke.';
const STUMBLED = 'Something on this page did not work.';

/**
 * Keeps a remote on the page: loads it, mounts it as a parcel, passes it every change of its properties, and removes it.
 * @param offered the remote as the registry described it when the page was opened
 * @param container the element that the remote's own element is put into
 * @param pageProps what the remote's page is shown with
 * @returns the frame's state, and what 'Try again' does
 */
export function useParcel(
  offered: RemoteRecord,
  container: RefObject<HTMLElement | null>,
  mountParcel: MountParcel,
  pageProps: Omit<RemoteProps, 'onCrash'>,
) {
  const [state, dispatch] = useReducer(frameReducer, INITIAL_STATE);
  const [record, setRecord] = useState(() => newestRecordOf(offered));
  const { pathname } = pageProps.location;
  /** The path of the page that has become visible. */
  const visiblePath = useRef<string | null>(null);
  const attempted = useRef<Version>(record);
  const mounted = useRef<Mounted | null>(null);
  const startedAt = useRef(0);
  const reportEvent = (release: Version, event: ReportedEvent) => report(release, event, performance.now() - startedAt.current);

  function crash(error: unknown, { wasSeen = visiblePath.current === pathname } = {}) {
    const release = attempted.current;
    const problem = loadProblemOf(error);
    if (problem) reportFailure(release, startedAt.current);
    else reportEvent(release, 'crashed');
    if (!wasSeen) markBroken(record, release.version);
    dispatch({ type: 'crashed', release, reason: messageOf(problem ?? error, BROKE), wasSeen });
  }

  const checkBlank = usePageWatch(mounted, {
    isShown: state.phase === 'shown',
    round: state.round,
    pathname,
    onBlank: (error) => crash(error, { wasSeen: false }),
    onUncaughtError: (release) => dispatch({ type: 'uncaughtError', release, reason: STUMBLED }),
  });

  function onShown() {
    if (visiblePath.current === null) {
      reportEvent(attempted.current, 'loaded');
      if (attempted.current.version !== record.version) reportEvent(record, 'stepped_back');
    }
    visiblePath.current = pathname;
    // The skeleton has gone, so now there is either the page itself or nothing.
    checkBlank();
    pageProps.onShown();
  }

  useMountedParcel(mounted, container, {
    record,
    mountParcel,
    state,
    dispatch,
    props: { ...pageProps, onCrash: crash, onShown },
    onStart() {
      startedAt.current = performance.now();
      visiblePath.current = null;
    },
    onAttempt(release) {
      attempted.current = release;
    },
    onFailed(release) {
      reportFailure(release, startedAt.current);
      markBroken(record, release.version);
    },
  });

  useEffect(() => dispatch({ type: 'navigated' }), [pathname]);

  const isRefreshing = useRef(false);
  const latestState = useLatest(state);
  async function tryAgain() {
    // A second refresh would remove the page that the first one brought up.
    if (isRefreshing.current) return;
    isRefreshing.current = true;
    const refreshed = await refreshRecord(record);
    isRefreshing.current = false;
    // The person may be on another page by now, which has already started and may contain what they typed.
    if (!canRetry(latestState.current)) return;
    setRecord(refreshed);
    dispatch({ type: 'retried' });
  }

  return { state, tryAgain };
}
