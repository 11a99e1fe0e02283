import { act } from '@testing-library/react';

/** Longer than what shows the time waits before it looks at the clock again, in milliseconds. */
const MINUTE = 60_000;

/**
 * Runs a part of a test at a chosen moment, an ISO instant.
 * @param run receives a function that goes to a later moment, and waits until an open page knows it
 */
export async function atMoment(moment: string, run: (goTo: (later: string) => Promise<void>) => Promise<void>): Promise<void> {
  jest.useFakeTimers({ now: Date.parse(moment), advanceTimers: true });
  try {
    await run(async (later) => {
      jest.setSystemTime(Date.parse(later));
      await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    });
  } finally {
    jest.useRealTimers();
  }
}
