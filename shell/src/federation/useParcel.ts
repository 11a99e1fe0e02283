import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord, Version } from 'shared-kit/rules/remote/registry';
import { bringUp, BringUpError, type Mounted, type MountParcel } from './bringUp';
import { NOT_SHOWN, refreshRecord, selectVersions } from './candidates';
import { loadProblemOf } from './files';
import { frameReducer, INITIAL_STATE } from './frameState';
import { markBroken, newestRecordOf } from './memory';
import { removeParcel, updateParcel } from './parcelLifecycle';
import { messageOf } from './problem';
import { isShellNewer } from '../site/shellVersion';
import { report, type ReportedEvent } from './report';
import { usePageWatch } from './usePageWatch';

const BROKE = 'Something on this page broke.';
const STUMBLED = 'Something on this page did not work.';

/**
 * Keeps a remote on the page: loads it, mounts it as a parcel, passes it every change of its properties, and removes it.
 * @param offered the remote as the registry described it when the page was opened
 * @param container element that the remote's own is put into
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
  const { round, excluded } = state;
  const { pathname } = pageProps.location;
  /** The path of the page that has been visible. */
  const visiblePath = useRef<string | null>(null);
  const startedAt = useRef(0);
  const attempted = useRef<Version>(record);
  const mounted = useRef<Mounted | null>(null);
  const reportEvent = (release: Version, event: ReportedEvent) => report(release, event, performance.now() - startedAt.current);

  /** What the page of an older shell cannot load, its server no longer has: the remote is not to blame. */
  const reportFailure = (release: Version) =>
    void isShellNewer()
      .catch(() => false)
      .then((isNewer) => isNewer || reportEvent(release, 'failed'));

  function crash(error: unknown, { wasSeen = visiblePath.current === pathname } = {}) {
    const release = attempted.current;
    const problem = loadProblemOf(error);
    if (problem) reportFailure(release);
    else reportEvent(release, 'crashed');
    if (!wasSeen) markBroken(record, release.version);
    dispatch({ type: 'crashed', release, reason: messageOf(problem ?? error, BROKE), wasSeen });
  }

  const latestCrash = useRef(crash);
  const latestExcluded = useRef(excluded);
  const checkBlank = usePageWatch(mounted, {
    isShown: state.phase === 'shown',
    round,
    pathname,
    onBlank: (error) => latestCrash.current(error, { wasSeen: false }),
    onUncaughtError: (release) => dispatch({ type: 'uncaughtError', release, reason: STUMBLED }),
  });

  function onShown() {
    if (visiblePath.current === null) {
      reportEvent(attempted.current, 'loaded');
      if (attempted.current.version !== record.version) reportEvent(record, 'stepped_back');
    }
    visiblePath.current = pathname;
    // Its skeleton has gone: now there is either the page itself, or nothing.
    checkBlank();
    pageProps.onShown();
  }

  const props: RemoteProps = { ...pageProps, onCrash: crash, onShown };
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
    latestCrash.current = crash;
    latestExcluded.current = excluded;
    if (mounted.current) updateParcel(mounted.current, () => latestProps.current, crash);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    startedAt.current = performance.now();
    visiblePath.current = null;
    const start = async () =>
      bringUp({
        versions: await selectVersions(record, latestExcluded.current),
        parent: container.current!,
        mountParcel,
        props: () => latestProps.current,
        signal,
        onAttempt: (release) => {
          attempted.current = release;
        },
        onFailed: (release) => {
          reportFailure(release);
          markBroken(record, release.version);
        },
      });
    start().then(
      (started) => {
        if (signal.aborted) return removeParcel(started);
        mounted.current = started;
        dispatch({ type: 'mounted', release: started.release });
        // The address may have changed while the remote was on its way.
        updateParcel(
          started,
          () => latestProps.current,
          (error) => latestCrash.current(error),
        );
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
  }, [record, round, mountParcel, container]);

  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current !== pathname) dispatch({ type: 'navigated' });
    previousPath.current = pathname;
  }, [pathname]);

  const isRefreshing = useRef(false);
  async function tryAgain() {
    // A second refresh would remove the page that the first one has brought.
    if (isRefreshing.current) return;
    isRefreshing.current = true;
    setRecord(await refreshRecord(record));
    isRefreshing.current = false;
    dispatch({ type: 'retried' });
  }

  return { state, tryAgain };
}
