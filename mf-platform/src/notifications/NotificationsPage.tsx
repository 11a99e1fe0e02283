import { useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { refresh, useEndless, useGet } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { Failed } from 'shared-kit/content/Failed';
import { ShowMore } from 'shared-kit/ui/pager/ShowMore';
import type { Notification } from 'shared-kit/rules/entities';
import { ownZone } from 'shared-kit/rules/zone';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Outdated } from 'shared-kit/ui/feedback/Outdated';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { CheckIcon } from 'shared-kit/ui/icons/icons';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Panel } from 'shared-kit/ui/page/Panel';
import { ByDay } from '../by-day/ByDay';
import { NotificationRow } from './NotificationRow';

const PATH = '/notifications';
const QUERY = { perPage: 30 };

/**
 * Marks one's notifications as read; the header loads its count from the same path, so it is refreshed as well.
 * @param upTo the newest one that is shown: later ones have not been seen and stay unread
 */
function MarkAsRead({ upTo }: { upTo: string }) {
  const { meta } = useGet<unknown[]>(PATH, { perPage: 1 });
  const [busy, setBusy] = useState(false);
  const unread = (meta as { unread?: number } | undefined)?.unread ?? 0;
  const mark = async () => {
    setBusy(true);
    try {
      await request('PUT', `${PATH}/read`, { body: { upTo } });
      await refresh(PATH);
      toast({ text: 'Notifications marked as read.' });
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
    setBusy(false);
  };
  if (unread === 0 && !busy) return null;
  return (
    <Button icon={<CheckIcon />} busy={busy} onClick={() => void mark()}>
      Mark All as Read
    </Button>
  );
}

/** /notifications: what happened to the content that the person reads, newest first (document 1 §2, OP-10). */
export default function NotificationsPage() {
  const list = useEndless<Notification>(PATH, QUERY);
  useRefreshOnReturn(PATH);
  const { items, loading, error, reload } = list;
  const newest = items[0];
  const body = loading ? (
    <Skeleton height={320} />
  ) : error ? (
    <Failed error={error} retry={reload} />
  ) : items.length === 0 ? (
    <EmptyState title="There are no notifications" />
  ) : (
    <>
      <ByDay items={items} momentOf={({ date }) => date} zone={ownZone()}>
        {(dayItems) => (
          <Panel>
            <ul>
              {dayItems.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
            </ul>
          </Panel>
        )}
      </ByDay>
      <ShowMore found={list} />
    </>
  );
  return (
    <>
      <PageHead title="Notifications" actions={newest && <MarkAsRead upTo={newest.id} />} />
      {list.outdated && <Outdated retry={reload} />}
      {body}
    </>
  );
}
