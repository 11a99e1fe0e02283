import { act } from '@testing-library/react';

/** Longer than a page that shows the time waits before it checks the clock again, in milliseconds. */
const MINUTE = 60_000;

/**
 * Runs a part of a test at a chosen moment, an ISO instant.
 * @param run receives a function that moves the clock to a later moment, and waits until an open page has noticed
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
