import { act } from '@testing-library/react';

/** Looks away from the page and comes back to it a minute later. Needs `jest.restoreAllMocks()` afterwards. */
export function comeBackAfterAMinute(): void {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const back = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(back);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
