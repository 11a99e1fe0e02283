import type { Failure } from './frameState';
import styles from './FrameFailure.module.css';

/** The plain page in place of a remote that could not be shown; it names the remote and its version. */
export function FrameFailure({ release, reason, onTryAgain }: Failure & { onTryAgain: () => void }) {
  return (
    <section className={styles.failure} role="alert">
      <h1 className={styles.title}>This part of the site could not be shown</h1>
      <p>{reason} Everything else goes on working, and nothing that you saved is lost.</p>
      <button type="button" className={styles.again} onClick={onTryAgain}>
        Try again
      </button>
      <p className={styles.version}>
        {release.name}, version {release.version}
      </p>
    </section>
  );
}
