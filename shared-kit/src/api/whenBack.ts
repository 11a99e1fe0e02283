import { useEffect } from 'react';
import { useLatest } from '../ui/useLatest';
import { requestQuietly } from './http';

/** Milliseconds between two calls that ask whether the server is ready. */
const INTERVAL = 3000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let wasDown = false;

function stop(): (() => void)[] {
  clearInterval(timer);
  timer = undefined;
  const callbacks = wasDown ? [...waiting] : [];
  waiting.clear();
  return callbacks;
}

async function ask(): Promise<void> {
  const isReady = await requestQuietly('GET', '/ready').then(
    () => true,
    () => false,
  );
  if (timer === undefined) return;
  if (isReady) stop().forEach((callback) => callback());
  wasDown = true;
}

/**
 * Calls back once, when a server that is down is ready again. If it is ready at first, something else is wrong, and nothing is called.
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
