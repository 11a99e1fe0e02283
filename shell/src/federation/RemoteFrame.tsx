import { useCallback, useRef, useState } from 'react';
import { PageSkeleton } from 'shared-kit/remote/PageSkeleton';
import type { RemoteProps } from 'shared-kit/remote/props';
import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import type { MountParcel } from './bringUp';
import { FrameFailure } from './FrameFailure';
import { FrameLine } from './FrameLine';
import { FrameStumble } from './FrameStumble';
import styles from './RemoteFrame.module.css';
import { useParcel } from './useParcel';

interface Props extends Pick<RemoteProps, 'location' | 'navigator' | 'path' | 'pageKey' | 'params'> {
  record: RemoteRecord;
  /** Of the page, as menus name it. */
  title: string;
  mountParcel: MountParcel;
}

/**
 * The place of a remote's page (architecture, Federation 4). It shows a skeleton at once and never fails itself: any failure of
 * the remote becomes a message here, and the rest of the site keeps working.
 * @param record the remote as the registry describes it
 * @param title of the page, as menus name it
 * @param mountParcel the function that single-spa passes to the shell
 */
export function RemoteFrame({ record, title, mountParcel, ...page }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  const { state, tryAgain } = useParcel(record, place, mountParcel, { ...page, onShown });
  const { phase, failure, stumble, round, release } = state;
  const failed = phase === 'failed';
  const waits = phase === 'loading' && !(shown && round === 0);
  return (
    <>
      <FrameLine title={waits ? title : undefined} />
      {failed && failure && <FrameFailure {...failure} onTryAgain={() => void tryAgain()} />}
      {stumble && <FrameStumble {...stumble} onTryAgain={() => void tryAgain()} />}
      {waits && (
        <div className={styles.waiting}>
          <PageSkeleton />
        </div>
      )}
      <div ref={place} hidden={failed} data-remote={record.name} data-version={release?.version} />
    </>
  );
}
