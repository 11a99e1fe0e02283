import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/feedback/Notice';
import css from './Offline.module.css';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Shows on every page that the device is offline, for as long as that lasts. */
export function Offline() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div className={css.place}>
      <Notice tone="warn">
        You are offline. What you see may be out of date, and changes cannot be saved until you are back.
      </Notice>
    </div>
  );
}
