/** How often it is looked whether the parent is there, in milliseconds. */
const PACE = 250;
let watched = false;

/**
 * Ends this process, as by SIGTERM, when npm is ended: npm passes a signal to the shell between the two, and that shell
 * dies without a word to what it runs.
 */
export function endWithParent() {
  if (watched || !process.env.npm_lifecycle_event) return;
  watched = true;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PACE);
  timer.unref();
}
