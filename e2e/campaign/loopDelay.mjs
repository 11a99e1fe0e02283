/**
 * Loaded into a server before its own program: reports over the channel the longest time that its event loop was blocked since it was
 * last asked, in milliseconds. What the process did not compute itself it waited for on a busy machine: no block is longer than
 * the processor time that was used.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
let since = process.cpuUsage();

process.on('message', () => {
  const { user, system } = process.cpuUsage(since);
  const blocked = Math.max(0, delay.max / 1e6 - RESOLUTION);
  delay.reset();
  since = process.cpuUsage();
  process.send?.(Math.min(blocked, (user + system) / 1000));
});
process.channel?.unref();
