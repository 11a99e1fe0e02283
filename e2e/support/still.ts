import type { Page } from 'playwright/test';

/** Waits until the layout is up to date with the size of window and text, and all animations have finished. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Resize observers run in the first frame, and the second one shows the result.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
