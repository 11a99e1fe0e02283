import type { Page } from 'playwright/test';

/** Waits until the layout follows the size of the window and of the text, and what slides or fades has come to rest. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // One frame informs observers of the size, the next one shows the result.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
