import { Notice } from 'shared-kit/ui/feedback/Notice';
import { page } from 'shared-kit/ui/frameStyles';
import type { LineState } from './line';
import styles from './RemoteFrame.module.css';
import { useLine } from './useLine';

const SENTENCES: Record<Exclude<LineState, 'fine'>, string> = {
  slow: 'The connection is slow. This page is still loading.',
  offline: 'This page will load when the connection is back.',
};

/**
 * Explains why a page is not shown yet, while its files are loading.
 * @param title of a page of which nothing is there yet: offline it may take long, and the focus has somewhere to go
 */
export function FrameLine({ title }: { title: string | undefined }) {
  const line = useLine();
  // The live region exists from the start, so that later content is announced.
  return (
    <>
      {title && line === 'offline' && (
        <h1 className={page.title} data-waits>
          {title}
        </h1>
      )}
      <div role="status" className={styles.line}>
        {line !== 'fine' && <Notice>{SENTENCES[line]}</Notice>}
      </div>
    </>
  );
}
