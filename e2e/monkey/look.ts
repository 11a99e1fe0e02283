import type { Page } from 'playwright';

/** How long a page may take to be complete, in milliseconds. */
const PATIENCE = 10_000;

const look = () => {
  const text = document.body.innerText;
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.getClientRects().length > 0);
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    isBusy: document.querySelector('main[aria-busy=true]') !== null,
    headings: headings.length,
    beyond: scrollWidth - clientWidth,
    failure: /[^.\n]*(?:could not be shown|could not be started)[^.\n]*/.exec(text)?.[0],
    nonsense: /.{0,20}(?:\bundefined\b|\bNaN\b|\[object |Invalid Date).{0,20}/.exec(text)?.[0],
    isFocusLost: document.activeElement === document.body,
  };
};

type Seen = ReturnType<typeof look>;

function faultsOf({ headings, beyond, failure, nonsense }: Seen): string[] {
  return [
    ...(headings === 1 ? [] : [`it has ${headings} headings of level 1`]),
    ...(beyond > 0 ? [`it scrolls sideways by ${beyond} px`] : []),
    ...(failure ? [`it says '${failure.trim()}'`] : []),
    ...(nonsense ? [`it says '${nonsense.trim()}'`] : []),
  ];
}

interface Expected {
  /** Whether an element must have the focus, as after a button was pressed. */
  mustFocus: boolean;
  /** Whether the page may say that it failed. */
  mayFail: boolean;
}

/**
 * Looks at a page until nothing is wrong with it, or time is up.
 * @returns a sentence for each fault that remains
 */
export async function faultsOn(page: Page, { mustFocus, mayFail }: Expected): Promise<string[]> {
  for (const end = Date.now() + PATIENCE; ; await page.waitForTimeout(150)) {
    const seen = await page.evaluate(look).catch(() => null);
    if (seen) {
      const found = faultsOf(mayFail ? { ...seen, failure: undefined } : seen);
      if (seen.isFocusLost && mustFocus) found.push('nothing has the focus');
      if (!seen.isBusy && found.length === 0) return [];
      if (Date.now() > end) return seen.isBusy ? ['it is still loading'] : found;
    } else if (Date.now() > end) return ['it could not be looked at'];
  }
}
