import type { Page, Request } from 'playwright/test';
import { expect, test, withToken } from '../support/test';
import { createGate } from '../support/gate';

/** How long calls are counted after a page is shown; later ones delay nothing. */
const COUNTED_MS = 1_500;

interface Call {
  name: string;
  startedAt: number;
  endedAt: number;
}

/** Records every call to the API in order. Pictures are files, not calls. */
function record(page: Page): Call[] {
  const calls: Call[] = [];
  const openCalls = new Map<Request, Call>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch') return;
    const call = { name: `${request.method()} ${pathname}${search}`, startedAt: Date.now(), endedAt: Infinity };
    calls.push(call);
    openCalls.set(request, call);
  });
  page.on('requestfinished', (request) => {
    const call = openCalls.get(request);
    if (call) call.endedAt = Date.now();
  });
  return calls;
}

/** The length of the longest chain of calls in which each started after the previous one had ended. */
function longestChain(calls: readonly Call[]): number {
  const depths: number[] = [];
  calls.forEach((call, index) => {
    const earlierDepths = calls
      .slice(0, index)
      .flatMap(({ endedAt }, earlier) => (endedAt <= call.startedAt ? [depths[earlier]!] : []));
    depths.push(1 + Math.max(0, ...earlierDepths));
  });
  return Math.max(0, ...depths);
}

const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name).join('\n');

test.describe('The calls of a page to the API', () => {
  test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

  for (const list of ['specials', 'promos'])
    test(`a list opened by its address, ${list}: at most two calls in sequence and six in all, counts included`, async ({
      page,
      api,
    }) => {
      const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
      // Each call is delayed, so that calls which do not wait for one another overlap.
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.continue();
      });
      const calls = record(page);
      await page.goto(`/hotels/${hotel!.id}/${list}`);
      await page.locator('tbody th[scope=row]').first().waitFor();
      const callsUntilRows = [...calls];
      await page.waitForTimeout(COUNTED_MS);
      expect(longestChain(callsUntilRows), namesOf(callsUntilRows)).toBeLessThanOrEqual(2);
      expect(calls.length, namesOf(calls)).toBeLessThanOrEqual(6);
      expect(calls.filter(({ name }) => /[?&]per_page=1(&|$)/.test(name)).length, 'a count for each tab').toBe(2);
    });

  test('a form that is opened from a row is filled before its one call is answered, and the answer overwrites nothing', async ({
    page,
    api,
  }) => {
    const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
    const specials = `/properties/${hotel!.id}/specials`;
    const special = await api.post(specials, {
      title: 'Counted calls',
      other_title: 'Before',
      content: '<p>Two nights by the sea.</p>',
      starts_on: '2026-01-01T00:00:00.000Z',
      does_not_end: true,
    });
    const answer = createGate();
    await page.route(`**/api${specials}/${special.id}`, async (route) => {
      if (route.request().method() === 'GET') await answer.opened;
      await route.continue();
    });
    const lastCallOfList = page.waitForRequest('**/api/notifications?*');
    await page.goto(`/hotels/${hotel!.id}/specials?filter=Counted`);
    const link = page.getByRole('link', { name: 'Counted calls', exact: true });
    await link.waitFor();
    await lastCallOfList;

    const calls = record(page);
    await link.click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toHaveValue('Counted calls');
    await expect(page.locator('.ql-editor').first()).toHaveText('Two nights by the sea.');
    expect(namesOf(calls)).toBe(`GET /api${specials}/${special.id}`);

    // The answer is now newer than the row: typed text stays, and Save asks instead of overwriting.
    await title.fill('Counted calls, typed');
    await api.put(`${specials}/${special.id}`, { other_title: 'After' });
    const answered = page.waitForResponse(
      (response) => response.url().endsWith(`${specials}/${special.id}`) && response.request().method() === 'GET',
    );
    answer.open();
    await answered;
    await expect(title).toHaveValue('Counted calls, typed');
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith(`${specials}/${special.id}`),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saved).headers()['if-match']).toBe(`"${special.version}"`);
    await page.getByRole('button', { name: 'Save both changes' }).click();
    await expect(link.or(page.getByRole('link', { name: 'Counted calls, typed', exact: true }))).toBeVisible();
    expect(await api.get(`${specials}/${special.id}`)).toMatchObject({ title: 'Counted calls, typed', other_title: 'After' });
    await api.remove(`${specials}/${special.id}`);
  });
});
