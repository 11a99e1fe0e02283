import type { Page } from 'playwright';
import { faultsOn } from './look';

/**
 * Pages whose rows change because every page load is counted or recorded there, and those for cloning, which start again with
 * nothing chosen and no filter.
 */
const CHANGED_BY_LOADING = /^\/(?:releases|activity|security-log)|\/clone$/;

/** The texts of the page's rows, without the Saved mark, and whether the page is a form. */
const contents = () => ({
  rows: [...document.querySelectorAll<HTMLElement>('main :is(tbody tr, [role=row], li)')]
    .filter((row) => row.getClientRects().length > 0)
    .map(({ innerText }) => innerText.replace('Saved', '').trim().replaceAll(/\s+/g, ' ')),
  isForm: document.querySelector('main form :is(input, select, textarea, [contenteditable=true])') !== null,
});

/** Waits until the page has not changed for a second. @returns its contents */
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
 * Reloads a page with rows, which must then show the same.
 * @returns a sentence for the first difference
 */
export async function changesByReload(page: Page): Promise<string[]> {
  if (CHANGED_BY_LOADING.test(new URL(page.url()).pathname)) return [];
  const before = await settledContents(page);
  if (before.isForm || before.rows.length === 0) return [];
  // If the page asks whether to leave, the answer may be no.
  if (!(await page.reload({ waitUntil: 'commit' }).catch(() => null))) return [];
  await faultsOn(page, { mustFocus: false, mayFail: true });
  const after = await settledContents(page);
  if (JSON.stringify(after.rows) === JSON.stringify(before.rows)) return [];
  const gone = before.rows.find((row) => !after.rows.includes(row)) ?? `one of ${before.rows.length}`;
  const come = after.rows.find((row) => !before.rows.includes(row)) ?? `one of ${after.rows.length}`;
  return [`a reload made of the row '${gone}' '${come}'`];
}
