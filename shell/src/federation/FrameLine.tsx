import { Notice } from 'shared-kit/ui/feedback/Notice';
import type { LineState } from './line';
import styles from './RemoteFrame.module.css';
import { useLine } from './useLine';

const SENTENCES: Record<Exclude<LineState, 'fine'>, string> = {
  slow: 'The connection is slow. This page is still loading.',
  offline: 'You are offline. This page will load when the connection is back.',
};

/** Explains why a page is not shown yet, while its files are loading. */
export function FrameLine() {
  const line = useLine();
  // The live region exists from the start, so that later content is announced.
  return (
    <div role="status" className={styles.line}>
      {line !== 'fine' && <Notice>{SENTENCES[line]}</Notice>}
    </div>
  );
}
