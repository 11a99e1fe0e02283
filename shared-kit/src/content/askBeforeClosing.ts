import { onSessionReset } from 'shared-kit/session';

let runningCount = 0;
const preventClosing = (event: BeforeUnloadEvent) => event.preventDefault();

function setRunningCount(count: number): void {
  runningCount = Math.max(0, count);
  if (runningCount > 0) window.addEventListener('beforeunload', preventClosing);
  else window.removeEventListener('beforeunload', preventClosing);
}

// The reload at the end of a session needs no confirmation.
onSessionReset(() => setRunningCount(0));

/** While this page does something with many items, the browser asks before it is closed or reloaded: nobody else would finish it. */
export async function askBeforeClosing<T>(work: Promise<T>): Promise<T> {
  setRunningCount(runningCount + 1);
  try {
    return await work;
  } finally {
    setRunningCount(runningCount - 1);
  }
}
