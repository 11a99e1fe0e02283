import type { ReactNode } from 'react';
import { hasStatus } from 'shared-kit/api/http';
import type { Loaded } from 'shared-kit/api/resource';
import { Notice } from '../ui/feedback/Notice';
import { Failed } from './Failed';
import { RetryButton } from './RetryButton';
import styles from './content.module.css';

interface Props {
  loaded: Pick<Loaded<unknown>, 'data' | 'error'> & { reload: () => unknown };
  /** What needs the data. */
  children: ReactNode;
}

/**
 * Something in which people choose or type, or why its data could not be loaded. If the data is there and cannot be loaded again, it
 * stays, with what was chosen or typed, unless the reader may no longer see it or it is gone.
 */
export function WithData({ loaded: { data, error, reload }, children }: Props) {
  const isRefused = hasStatus(error, 403) || hasStatus(error, 404);
  if (error && (data === undefined || isRefused)) return <Failed error={error} retry={reload} />;
  return (
    <>
      {error && (
        <Notice className={styles.outdated} tone="warn" actions={<RetryButton retry={reload} />}>
          This could not be loaded again and may be out of date.
        </Notice>
      )}
      {children}
    </>
  );
}
