import { Notice } from 'shared-kit/ui/feedback/Notice';
import { page } from 'shared-kit/ui/frameStyles';
import type { ConnectionState } from './connection';
import styles from './RemoteFrame.module.css';
import { useConnection } from './useConnection';

const MESSAGES: Record<Exclude<ConnectionState, 'fine'>, string> = {
  slow: 'The connection is slow. This page is still loading.',
  offline: 'This page will load when the connection is back.',
};

/**
 * Explains why a page is not shown yet, while its files are loading.
 * @param title of a page that is still blank; shown as its heading while offline, so that the focus has somewhere to go
 */
export function ConnectionNotice({ title }: { title: string | undefined }) {
  const connection = useConnection();
  // The live region exists from the start, so that later content is announced.
  return (
    <>
      {title && connection === 'offline' && (
        <h1 className={page.title} data-waits>
          {title}
        </h1>
      )}
      <div role="status" className={styles.line}>
        {connection !== 'fine' && <Notice>{MESSAGES[connection]}</Notice>}
      </div>
    </>
  );
}
