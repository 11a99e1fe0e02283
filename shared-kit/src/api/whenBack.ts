import { useEffect } from 'react';
import { useLatest } from '../ui/useLatest';
import { requestQuietly } from './http';

/** Milliseconds between two calls that ask whether the server is ready. */
const INTERVAL = 3000;
/** Milliseconds within which a server that is ready at the first call is believed only once to have just come back. */
const BELIEF_INTERVAL = 60_000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let wasDown = false;
let lastBelieved = -Infinity;

/** Whether the server, which is ready, was down: if nobody saw it, what failed may fail again and again for another reason. */
function isBack(): boolean {
  if (wasDown) return true;
  if (Date.now() - lastBelieved < BELIEF_INTERVAL) return false;
  lastBelieved = Date.now();
  return true;
}

function stop(): (() => void)[] {
  clearInterval(timer);
  timer = undefined;
  const callbacks = [...waiting];
  waiting.clear();
  return callbacks;
}

async function ask(): Promise<void> {
  const isReady = await requestQuietly('GET', '/ready').then(
    () => true,
    () => false,
  );
  if (timer === undefined) return;
  if (!isReady) {
    wasDown = true;
    return;
  }
  const callbacks = stop();
  if (isBack()) callbacks.forEach((callback) => callback());
}

/**
 * Calls back once, when a server that is down is ready again. If it is ready at first, it calls back at most once a minute:
 * something else may be wrong.
 * @returns a function that stops waiting
 */
export function whenBack(callback: () => void): () => void {
  waiting.add(callback);
  if (timer === undefined) {
    wasDown = false;
    timer = setInterval(ask, INTERVAL);
    void ask();
  }
  return () => {
    waiting.delete(callback);
    if (waiting.size === 0) stop();
  };
}

/** Tries again by itself, once, what could not be shown because the server was down (`whenBack`). */
export function useRetryWhenBack(retry: () => void): void {
  const latest = useLatest(retry);
  useEffect(() => whenBack(() => latest.current()), [latest]);
}
