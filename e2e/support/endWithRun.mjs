/**
 * Loaded into a server before its own program: ends it, as by SIGTERM, when the process that started it has gone, however
 * that went. Otherwise a test run that is killed leaves its servers running.
 */

/** How often it is looked whether the parent is there, in milliseconds. */
const PACE = 250;
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, PACE);
timer.unref();
