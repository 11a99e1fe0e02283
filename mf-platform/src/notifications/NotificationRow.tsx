import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { listDate, timeText, toWall } from 'shared-kit/rules/dates';
import { ownZone } from 'shared-kit/rules/zone';
import type { Notification } from 'shared-kit/rules/entities';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { classes } from 'shared-kit/ui/classes';
import css from './notifications.module.css';

/** Guards against links that lead outside the application, whatever the server sends. */
const isOwnPage = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

/** Opening a notification marks it as read. If that fails, it stays unread and opens anyway. */
async function markAsRead(id: string): Promise<void> {
  try {
    await request('POST', `/notifications/${id}/read`);
    await refresh('/notifications');
  } catch (error) {
    console.error('The notification was not marked as read.', error);
  }
}

/**
 * Date, time, title and link of one notification; a dot marks it as unread. It belongs to no property, so its date
 * follows the reader's own clock.
 */
export function NotificationRow({ notification: { id, date, title, link, read } }: { notification: Notification }) {
  return (
    <li className={classes(css.row, !read && css.unread)}>
      <span className={css.mark}>{!read && <VisuallyHidden>Unread</VisuallyHidden>}</span>
      <span className={css.title}>
        {isOwnPage(link) ? (
          <Anchor href={link} onClick={() => !read && void markAsRead(id)}>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </span>
      <time className={css.date} dateTime={date}>
        <span>{listDate(date, ownZone())}</span> <small>{timeText(toWall(date, ownZone()))}</small>
      </time>
    </li>
  );
}
