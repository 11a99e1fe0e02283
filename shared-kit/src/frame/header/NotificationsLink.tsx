import { useEffect, useState } from 'react';
import { useGet } from '../../api/resource';
import { useSession } from '../../session';
import { button } from '../../ui/frameStyles';
import { BellIcon } from '../../ui/icons/icons';
import { Anchor } from '../../ui/link/Anchor';
import css from './Header.module.css';

/** The page loads first: nobody waits for this number. */
const DELAY_MS = 5_000;

/**
 * The notifications icon; it leads to the page and shows how many are unread (OP-10). A failed call is ignored: the icon just
 * shows no number.
 */
export function NotificationsLink() {
  const { status } = useSession();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  // The header stays for a moment after the session has ended.
  const { meta } = useGet<unknown[]>(isDue && status === 'signedIn' ? '/notifications' : null, { perPage: 1 });
  const unread = (meta as { unread?: number } | undefined)?.unread ?? 0;
  const label = unread > 0 ? `Notifications, ${unread} new` : 'Notifications';
  return (
    <Anchor href="/notifications" className={`${button.icon} ${css.button}`} aria-label={label} title={label}>
      <BellIcon size={18} />
      {unread > 0 && <span className={css.dot} />}
    </Anchor>
  );
}
