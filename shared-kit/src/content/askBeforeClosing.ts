import { onSessionReset } from 'shared-kit/session';

let running = 0;
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function count(now: number): void {
  running = Math.max(0, now);
  if (running > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** The reload at the end of a session is not asked about. */
onSessionReset(() => count(0));

/** While this page does something with many items, the browser asks before it is closed or reloaded: nobody else would finish it. */
export async function askBeforeClosing<T>(work: Promise<T>): Promise<T> {
  count(running + 1);
  try {
    return await work;
  } finally {
    count(running - 1);
  }
}
