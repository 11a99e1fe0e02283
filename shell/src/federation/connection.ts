/**
 * Watches the connection while the page loads files of remotes (architecture, Federation 4). Limits apply to silence:
 * as long as bytes of any of these files arrive, all of them are awaited, however slow the connection is.
 */

/** The state of the connection, which the frame shows while something is loading. */
export type ConnectionState = 'fine' | 'slow' | 'offline';

/** Milliseconds between checks. Time is counted in checks, so that time while the computer sleeps does not count. */
const CHECK_INTERVAL = 250;
/** After this long, for one load or several in a row, a message says that the connection is slow. */
const SLOW_AFTER = 1750;
/** A load that starts this soon after another one belongs to the same wait. */
const SAME_WAIT = 1000;

interface Watch {
  /** Milliseconds since the last byte. */
  silence: number;
  /** Actions after milliseconds of silence, shortest first. */
  steps: { after: number; run: () => void }[];
}

const loads = new Set<Watch>();
/** Waits whose time counts only while nothing is loading. */
const quietWaits = new Set<Watch>();
const listeners = new Set<() => void>();
let state: ConnectionState = 'fine';
/** Milliseconds of the current wait, while online. */
let waitedFor = 0;
/** When the last load ended. */
let endedAt = -Infinity;
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether the browser says that there is no connection. */
export const isOffline = (): boolean => navigator.onLine === false;

function computeState(): ConnectionState {
  if (loads.size === 0) return 'fine';
  if (isOffline()) return 'offline';
  return waitedFor >= SLOW_AFTER ? 'slow' : 'fine';
}

function notify(): void {
  const next = computeState();
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function addSilence(watch: Watch): void {
  watch.silence += CHECK_INTERVAL;
  while (watch.steps[0] && watch.silence >= watch.steps[0].after) watch.steps.shift()?.run();
}

function check(): void {
  if (!isOffline()) {
    if (loads.size > 0) waitedFor += CHECK_INTERVAL;
    for (const watch of [...(loads.size > 0 ? loads : quietWaits)]) addSilence(watch);
  }
  notify();
}

/** Called when a byte arrives, or a whole file of any kind: the connection works. */
export function markConnectionAlive(): void {
  for (const load of loads) load.silence = 0;
}

// Pictures and API responses share the connection; on a slow one, they delay the files of remotes.
if (typeof PerformanceObserver !== 'undefined') new PerformanceObserver(markConnectionAlive).observe({ type: 'resource' });

function startWatch(watches: Set<Watch>, steps: Watch['steps']): () => void {
  const watch: Watch = { silence: 0, steps: [...steps].sort((a, b) => a.after - b.after) };
  if (loads.size === 0 && performance.now() - endedAt > SAME_WAIT) waitedFor = 0;
  watches.add(watch);
  timer ??= setInterval(check, CHECK_INTERVAL);
  notify();
  return () => {
    if (!watches.delete(watch)) return;
    if (watches === loads && loads.size === 0) endedAt = performance.now();
    if (loads.size + quietWaits.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    notify();
  };
}

/**
 * Watches one load.
 * @param steps what to do after how many milliseconds of silence
 * @returns a function that ends the watch
 */
export const watchLoad = (steps: Watch['steps']): (() => void) => startWatch(loads, steps);

/**
 * Rejects when a promise does not settle in time; time in which something is loading does not count.
 * @param limit milliseconds
 * @param problem the error to fail with
 */
export function withQuietTimeout<T>(limit: number, promise: Promise<T>, problem: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      end();
      reject(problem());
    };
    const end = startWatch(quietWaits, [{ after: limit, run: fail }]);
    promise.then(resolve, reject).finally(end);
  });
}

/** Resolves when the browser says that it is online; immediately if it already does. */
export function whenOnline(): Promise<void> {
  if (!isOffline()) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** The state of the connection now. */
export const connectionState = (): ConnectionState => state;

window.addEventListener('online', notify);
window.addEventListener('offline', notify);

/** @returns a function that stops listening */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
