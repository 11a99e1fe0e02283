import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord, Version } from 'shared-kit/rules/remote/registry';
import { bringUp, BringUpError, type Mounted, type MountParcel } from './bringUp';
import { NOT_SHOWN, refreshed, versionsOf } from './candidates';
import { untilDrawn } from './drawn';
import { loadProblemOf } from './files';
import { FIRST, frameState } from './frameState';
import { newestOf, remember } from './memory';
import { handOver, takeAway } from './parcelLife';
import { sentenceOf } from './problem';
import { report, type ReportedEvent } from './report';
import { onStumble } from './stumbles';

const BROKE = 'Something on this page broke.';
const nothing = (): void => undefined;
const STUMBLED = 'Something on this page did not work.';

/**
 * Keeps a remote on the page: loads it, mounts it as a parcel, passes it every change of its properties, and removes it.
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
  const [record, setRecord] = useState(() => newestOf(offered));
  const { round, excluded } = state;
  const { pathname } = given.location;
  /** The page that has been visible, by its path. */
  const shown = useRef<string | null>(null);
  const began = useRef(0);
  const attempt = useRef<Version>(record);
  const mounted = useRef<Mounted | null>(null);
  const checkDrawn = useRef(nothing);
  const reportEvent = (release: Version, event: ReportedEvent) => report(release, event, performance.now() - began.current);

  function crash(error: unknown, wasSeen = shown.current === pathname) {
    const release = attempt.current;
    const problem = loadProblemOf(error);
    reportEvent(release, problem ? 'failed' : 'crashed');
    if (!wasSeen) remember(record, release.version);
    dispatch({ type: 'crashed', release, reason: sentenceOf(problem ?? error, BROKE), shown: wasSeen });
  }

  function onShown() {
    if (shown.current === null) {
      reportEvent(attempt.current, 'loaded');
      if (attempt.current.version !== record.version) reportEvent(record, 'stepped_back');
    }
    shown.current = pathname;
    // Its skeleton has gone: now there is either the page itself, or nothing.
    checkDrawn.current();
    given.onShown();
  }

  const props: RemoteProps = { ...given, onCrash: crash, onShown };
  const latest = useRef(props);
  const onDeath = useRef(crash);
  const left = useRef(excluded);

  useEffect(() => {
    latest.current = props;
    onDeath.current = crash;
    left.current = excluded;
    if (mounted.current) handOver(mounted.current, () => latest.current, crash);
  });

  useEffect(() => {
    const leave = new AbortController();
    began.current = performance.now();
    shown.current = null;
    const start = async () =>
      bringUp({
        versions: await versionsOf(record, left.current),
        place: place.current!,
        mountParcel,
        props: () => latest.current,
        left: leave.signal,
        onAttempt: (release) => {
          attempt.current = release;
        },
        onFailed: (release) => {
          reportEvent(release, 'failed');
          remember(record, release.version);
        },
      });
    start().then(
      (up) => {
        if (leave.signal.aborted) return takeAway(up);
        mounted.current = up;
        dispatch({ type: 'mounted', release: up.release });
        // The address may have changed while the remote was on its way.
        handOver(
          up,
          () => latest.current,
          (error) => onDeath.current(error),
        );
      },
      (error: unknown) => {
        if (leave.signal.aborted) return;
        const release = error instanceof BringUpError ? error.release : record;
        dispatch({ type: 'exhausted', release, reason: sentenceOf(error, NOT_SHOWN) });
      },
    );
    return () => {
      leave.abort();
      if (mounted.current) takeAway(mounted.current);
      mounted.current = null;
    };
  }, [record, round, mountParcel, place]);

  const isShown = state.phase === 'shown';
  useEffect(() => {
    const up = mounted.current;
    if (!isShown || !up) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    checkDrawn.current = () =>
      void untilDrawn(up.domElement, signal).catch((error: unknown) => signal.aborted || onDeath.current(error, false));
    checkDrawn.current();
    const stop = onStumble(up.release, (error) => {
      console.error(error);
      dispatch({ type: 'stumbled', release: up.release, reason: STUMBLED });
    });
    return () => {
      leave.abort();
      checkDrawn.current = nothing;
      stop();
    };
  }, [isShown, round, pathname]);

  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) dispatch({ type: 'moved' });
    before.current = pathname;
  }, [pathname]);

  const isAsking = useRef(false);
  async function tryAgain() {
    // A second answer would take away the page that the first one has brought.
    if (isAsking.current) return;
    isAsking.current = true;
    setRecord(await refreshed(record));
    isAsking.current = false;
    dispatch({ type: 'again' });
  }

  return { state, tryAgain };
}
