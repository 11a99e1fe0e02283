/** How often to check whether the parent still runs, in milliseconds. */
const CHECK_INTERVAL = 250;
let isWatching = false;

/** Ends this process, as by SIGTERM, when its parent has ended, for whatever reason. Further calls do nothing. */
export function endWithParent() {
  if (isWatching) return;
  isWatching = true;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL);
  timer.unref();
}

/** The same for an npm command: npm sends signals to the shell in between, which ends without forwarding them. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event) endWithParent();
}
