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

  test('a form that is opened from a row stands filled before the one call it makes is answered, and loses nothing to it', async ({
    page,
    api,
  }) => {
    const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
    const specials = `/properties/${hotel!.id}/specials`;
    const made = await api.post(specials, {
      title: 'Counted calls',
      other_title: 'Before',
      content: '<p>Two nights by the sea.</p>',
      starts_on: '2026-01-01T00:00:00.000Z',
      does_not_end: true,
    });
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api${specials}/${made.id}`, async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    const later = page.waitForRequest('**/api/notifications?*');
    await page.goto(`/hotels/${hotel!.id}/specials?filter=Counted`);
    const link = page.getByRole('link', { name: 'Counted calls', exact: true });
    await link.waitFor();
    await later;

    const calls = record(page);
    await link.click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toHaveValue('Counted calls');
    await expect(page.locator('.ql-editor').first()).toHaveText('Two nights by the sea.');
    expect(namesOf(calls)).toBe(`GET /api${specials}/${made.id}`);

    // The answer is newer than the row: what is typed over the row stays, and Save asks instead of overwriting.
    await title.fill('Counted calls, typed');
    await api.put(`${specials}/${made.id}`, { other_title: 'After' });
    const answered = page.waitForResponse(
      (one) => one.url().endsWith(`${specials}/${made.id}`) && one.request().method() === 'GET',
    );
    answer();
    await answered;
    await expect(title).toHaveValue('Counted calls, typed');
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith(`${specials}/${made.id}`),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saved).headers()['if-match']).toBe(`"${made.version}"`);
    await page.getByRole('button', { name: 'Save both changes' }).click();
    await expect(link.or(page.getByRole('link', { name: 'Counted calls, typed', exact: true }))).toBeVisible();
    expect(await api.get(`${specials}/${made.id}`)).toMatchObject({ title: 'Counted calls, typed', other_title: 'After' });
    await api.remove(`${specials}/${made.id}`);
  });
});
