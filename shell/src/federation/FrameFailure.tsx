import { useEffect, useState } from 'react';
import { useRetryWhenBack } from 'shared-kit/api/whenBack';
import { isShellNewer } from '../site/shellVersion';
import type { Failure } from './frameState';
import styles from './FrameFailure.module.css';

/** The emblem with a cross inside its arch. */
const Emblem = () => (
  <svg className={styles.emblem} width="56" height="64" viewBox="0 0 56 64" fill="none" aria-hidden="true">
    <path d="M14 60V24a14 14 0 0 1 28 0v36" stroke="currentColor" strokeDasharray="3.5 3.5" />
    <path d="M4 60.5h48" stroke="currentColor" />
    <path className={styles.cross} d="m22.5 34 11 11m0-11-11 11" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);

/**
 * The plain page in place of a remote that could not be shown; it names the remote and its version. If the shell has
 * been upgraded since the page was opened, the server no longer has what the page needs, and only a reload helps. After an outage,
 * the remote is tried again by itself.
 */
export function FrameFailure({ release, reason, onTryAgain }: Failure & { onTryAgain: () => void }) {
  const [isOutdated, setIsOutdated] = useState(false);
  useRetryWhenBack(() => !isOutdated && onTryAgain());
  useEffect(() => void isShellNewer().then(setIsOutdated, console.warn), []);
  return (
    <section className={styles.failure} role="alert">
      <Emblem />
      <h1 className={styles.title}>This part of the site could not be shown</h1>
      <p className={styles.reason}>
        {isOutdated ? 'A newer version is ready.' : reason} Everything else still works, and nothing that you saved is lost.
      </p>
      <button type="button" className={styles.again} onClick={isOutdated ? () => window.location.reload() : onTryAgain}>
        {isOutdated ? 'Reload' : 'Try again'}
      </button>
      <p className={styles.version}>
        {release.name}, version {release.version}
      </p>
    </section>
  );
}
