import type { Page, Request } from 'playwright/test';
import { expect, test, withToken } from '../support/test';

/** For how long calls are counted after a page is there, in milliseconds; what comes later disturbs nobody. */
const FIRST_SECONDS = 1_500;

interface Call {
  name: string;
  began: number;
  ended: number;
}

/** Records every call to the API, in its order; pictures are files. */
function record(page: Page): Call[] {
  const calls: Call[] = [];
  const open = new Map<Request, Call>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch') return;
    const call = { name: `${request.method()} ${pathname}${search}`, began: Date.now(), ended: Infinity };
    calls.push(call);
    open.set(request, call);
  });
  page.on('requestfinished', (request) => {
    const call = open.get(request);
    if (call) call.ended = Date.now();
  });
  return calls;
}

/** How many calls waited for one another: the longest row of calls of which each began after the one before had ended. */
function inARow(calls: readonly Call[]): number {
  const depths: number[] = [];
  calls.forEach((call, at) => {
    const before = calls.slice(0, at).flatMap((one, index) => (one.ended <= call.began ? [depths[index]!] : []));
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}

const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name).join('\n');

test.describe('What a page asks the API for', () => {
  test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

  for (const list of ['specials', 'promos'])
    test(`a list that is opened cold, ${list}: two calls in a row and six in all, counts among them`, async ({ page, api }) => {
      const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
      // Each call takes a while, so that two that do not wait for one another overlap.
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.continue();
      });
      const calls = record(page);
      await page.goto(`/hotels/${hotel!.id}/${list}`);
      await page.locator('tbody th[scope=row]').first().waitFor();
      const untilRows = [...calls];
      await page.waitForTimeout(FIRST_SECONDS);
      expect(inARow(untilRows), namesOf(untilRows)).toBeLessThanOrEqual(2);
      expect(calls.length, namesOf(calls)).toBeLessThanOrEqual(6);
      expect(calls.filter(({ name }) => /[?&]per_page=1(&|$)/.test(name)).length, 'a count for each tab').toBe(2);
    });
});
