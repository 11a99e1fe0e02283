import type { Page } from 'playwright';
import { faultsOn } from './look';

/** Every load of a page is counted or recorded there. */
const CHANGED_BY_LOADING = /^\/(?:releases|activity|security-log)/;

/** What the rows of the page say, without the mark of the row that was just saved, and whether it is a form. */
const contents = () => ({
  rows: [...document.querySelectorAll<HTMLElement>('main :is(tbody tr, [role=row], li)')]
    .filter((row) => row.getClientRects().length > 0)
    .map(({ innerText }) => innerText.replace('Saved', '').trim().replaceAll(/\s+/g, ' ')),
  isForm: document.querySelector('main form :is(input, select, textarea, [contenteditable=true])') !== null,
});

/** Waits until the page has said the same for a second. @returns what it says then */
async function settledContents(page: Page): Promise<ReturnType<typeof contents>> {
  let last = await page.evaluate(contents);
  for (let same = 0, looks = 0; same < 4 && looks < 40; looks += 1) {
    await page.waitForTimeout(250);
    const next = await page.evaluate(contents);
    const isSkeleton = next.rows.includes('');
    same = !isSkeleton && JSON.stringify(next) === JSON.stringify(last) ? same + 1 : 0;
    last = next;
  }
  return last;
}

/**
 * Loads a page with rows again: it says the same as before.
 * @returns a sentence for the first difference
 */
export async function changesByReload(page: Page): Promise<string[]> {
  if (CHANGED_BY_LOADING.test(new URL(page.url()).pathname)) return [];
  const before = await settledContents(page);
  if (before.isForm || before.rows.length === 0) return [];
  // A page that asks whether to leave may stay.
  if (!(await page.reload({ waitUntil: 'commit' }).catch(() => null))) return [];
  await faultsOn(page, { mustFocus: false, mayFail: true });
  const after = await settledContents(page);
  if (JSON.stringify(after.rows) === JSON.stringify(before.rows)) return [];
  const gone = before.rows.find((row) => !after.rows.includes(row)) ?? `one of ${before.rows.length}`;
  const come = after.rows.find((row) => !before.rows.includes(row)) ?? `one of ${after.rows.length}`;
  return [`a reload made of the row '${gone}' '${come}'`];
}
