/**
 * Watches the connection for everything that the page loads of remotes (architecture, Federation 4). Limits count silence: as
 * long as bytes of any of these files arrive, all of them are awaited, however slow the connection is.
 */

/** The state of the connection, which the frame shows while something is loading. */
export type LineState = 'fine' | 'slow' | 'offline';

/** Milliseconds between checks. Time is counted in checks, so that time while the computer sleeps does not count. */
const LOOK = 250;
/** After this long, for one load or several in a row, a message says that the connection is slow. */
const SLOW = 1750;
/** A load that starts this soon after another one belongs to the same wait. */
const SAME_WAIT = 1000;

interface Watched {
  /** Milliseconds since the last byte. */
  silence: number;
  /** Actions after milliseconds of silence, shortest first. */
  steps: { after: number; run: () => void }[];
}

const loads = new Set<Watched>();
const pauses = new Set<Watched>();
const listeners = new Set<() => void>();
let state: LineState = 'fine';
/** Milliseconds of the current wait, while online, and when the last load ended. */
let waited = 0;
let endedAt = -Infinity;
let timer: ReturnType<typeof setInterval> | undefined;

export const isOffline = (): boolean => navigator.onLine === false;

function stateNow(): LineState {
  if (loads.size === 0) return 'fine';
  if (isOffline()) return 'offline';
  return waited >= SLOW ? 'slow' : 'fine';
}

function notify(): void {
  const next = stateNow();
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function count(watched: Watched): void {
  watched.silence += LOOK;
  while (watched.steps[0] && watched.silence >= watched.steps[0].after) watched.steps.shift()?.run();
}

function look(): void {
  if (!isOffline()) {
    if (loads.size > 0) waited += LOOK;
    for (const watched of [...(loads.size > 0 ? loads : pauses)]) count(watched);
  }
  notify();
}

/** A byte arrived, or a whole file of any kind: the connection works. */
export function lineLives(): void {
  for (const load of loads) load.silence = 0;
}

// Pictures and API answers share the connection, and delay the files of remotes on a slow one.
if (typeof PerformanceObserver !== 'undefined') new PerformanceObserver(lineLives).observe({ type: 'resource' });

function begin(set: Set<Watched>, steps: Watched['steps']): () => void {
  const watched: Watched = { silence: 0, steps: [...steps].sort((a, b) => a.after - b.after) };
  if (loads.size === 0 && performance.now() - endedAt > SAME_WAIT) waited = 0;
  set.add(watched);
  timer ??= setInterval(look, LOOK);
  notify();
  return () => {
    if (!set.delete(watched)) return;
    if (set === loads && loads.size === 0) endedAt = performance.now();
    if (loads.size + pauses.size === 0) {
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
export const watchLoad = (steps: Watched['steps']): (() => void) => begin(loads, steps);

/**
 * Fails when a promise does not settle within a time in which nothing is loaded: what a load takes is not counted.
 * @param limit milliseconds
 * @param problem the error to fail with
 */
export function inQuietTime<T>(limit: number, promise: Promise<T>, problem: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = begin(pauses, [{ after: limit, run: () => reject(problem()) }]);
    promise.then(resolve, reject).finally(end);
  });
}

/** Resolves when the browser says that it is online; immediately when it is. */
export function whenOnline(): Promise<void> {
  if (!isOffline()) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

export const lineState = (): LineState => state;

/** @returns a function that stops listening */
export function onLineChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
