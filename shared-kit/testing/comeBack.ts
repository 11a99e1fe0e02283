import { act } from '@testing-library/react';

/** Hides the page, as another tab in front of it does, or shows it again. */
export function setHidden(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Hides the page and shows it again a minute later. The clock is restored, since the test's own duration is measured with it. */
export function comeBackAfterAMinute(): void {
  setHidden(true);
  const later = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  setHidden(false);
  clock.mockRestore();
}
