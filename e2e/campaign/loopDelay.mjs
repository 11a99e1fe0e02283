/**
 * Loaded into a server before its own program. When asked over the IPC channel, it reports the longest time that the
 * event loop was blocked since the last question, in milliseconds. A block never counts for more than the processor
 * time used during it: the rest was waiting on a busy machine.
 */
import { performance } from 'node:perf_hooks';

const RESOLUTION = 10;
let longest = 0;
let since = performance.now();
let used = process.cpuUsage();

function measure() {
  const { user, system } = process.cpuUsage(used);
  const blocked = performance.now() - since - RESOLUTION;
  longest = Math.max(longest, Math.min(blocked, (user + system) / 1000));
  since = performance.now();
  used = process.cpuUsage();
}

setInterval(measure, RESOLUTION).unref();

process.on('message', () => {
  measure();
  process.send?.(longest);
  longest = 0;
});
process.channel?.unref();
