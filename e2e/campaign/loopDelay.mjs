/**
 * Loaded into a server before its own program: reports over the channel the longest time that its event loop was blocked since it was
 * last asked, in milliseconds. What the process did not compute itself it waited for on a busy machine: no block is longer than
 * the processor time that was used during it.
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
