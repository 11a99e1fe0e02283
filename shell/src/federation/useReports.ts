import { useRef } from 'react';
import type { Version } from 'shared-kit/rules/remote/registry';
import { isShellNewer } from '../site/shellVersion';
import { report, type ReportedEvent } from './report';

/**
 * Reports how the versions of a remote work in one frame.
 * @returns `start` for each start of the frame, which times count from, `reportEvent`, and `reportFailure` for what was not loaded
 */
export function useReports() {
  const startedAt = useRef(0);
  const start = () => {
    startedAt.current = performance.now();
  };
  const reportEvent = (release: Version, event: ReportedEvent) => report(release, event, performance.now() - startedAt.current);

  /** What the page of an older shell cannot load, its server no longer has: the remote is not to blame. */
  const reportFailure = (release: Version) =>
    void isShellNewer()
      .catch(() => false)
      .then((isNewer) => {
        if (!isNewer) reportEvent(release, 'failed');
      });

  return { start, reportEvent, reportFailure };
}
