/** How often to check whether the parent still runs, in milliseconds. */
const PACE = 250;
let watched = false;

/** Ends this process, as by SIGTERM, when the one that started it has gone, however that went. Asking again is fine. */
export function endWithParent() {
  if (watched) return;
  watched = true;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PACE);
  timer.unref();
}

/**
 * The same for a command of npm: npm passes a signal to the shell between the two, and that shell ends without passing it on to
 * what it runs.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event) endWithParent();
}
