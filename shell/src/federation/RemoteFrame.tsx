import { useCallback, useRef, useState } from 'react';
import { PageSkeleton } from 'shared-kit/remote/PageSkeleton';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import type { MountParcel } from './bringUp';
import { FrameFailure } from './FrameFailure';
import { ConnectionNotice } from './ConnectionNotice';
import { UncaughtErrorNotice } from './UncaughtErrorNotice';
import styles from './RemoteFrame.module.css';
import { useParcel } from './useParcel';

interface Props extends Pick<RemoteProps, 'location' | 'navigator' | 'path' | 'pageKey' | 'params'> {
  record: RemoteRecord;
  /** The page's title in menus. */
  title: string;
  mountParcel: MountParcel;
}

/**
 * The place of a remote's page (architecture, Federation 4). It shows a skeleton at once and never fails itself: any failure of
 * the remote becomes a message here, and the rest of the site keeps working.
 * @param record the remote as the registry describes it
 * @param title the page's title in menus
 * @param mountParcel the function that single-spa passes to the shell
 */
export function RemoteFrame({ record, title, mountParcel, ...page }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [hasShown, setHasShown] = useState(false);
  const onShown = useCallback(() => setHasShown(true), []);
  const { state, tryAgain } = useParcel(record, container, mountParcel, { ...page, onShown });
  const { phase, failure, uncaughtError, round, release } = state;
  const hasFailed = phase === 'failed';
  const isWaiting = phase === 'loading' && !(hasShown && round === 0);
  return (
    <>
      <ConnectionNotice title={isWaiting ? title : undefined} />
      {hasFailed && failure && <FrameFailure {...failure} onTryAgain={() => void tryAgain()} />}
      {uncaughtError && <UncaughtErrorNotice {...uncaughtError} onTryAgain={() => void tryAgain()} />}
      {isWaiting && (
        <div className={styles.waiting}>
          <PageSkeleton />
        </div>
      )}
      <div ref={container} hidden={hasFailed} data-remote={record.name} data-version={release?.version} />
    </>
  );
}
