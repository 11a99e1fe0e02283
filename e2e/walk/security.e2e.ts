import { wholeBrowser } from '../support/browser';
import { newCategory, newHotel, newSpecial } from '../support/samples';
import { isTranslatable } from '../support/translation';
import { expect, test, withToken } from '../support/test';

test.use(wholeBrowser);

const EVIL = [
  '<p>Hello</p><script>document.title = "owned"; window.owned = 1</script>',
  '<img src="x" onerror="window.owned = 2">',
  '<a href="javascript:window.owned = 3">a link</a>',
  '<svg onload="window.owned = 4"></svg><iframe srcdoc="<script>parent.owned = 5</script>"></iframe>',
].join('');

test('the policy of every page allows own scripts only: no unsafe-inline, no eval', async ({ request }) => {
  for (const path of ['/', '/hotels/properties', '/nothing-here']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:[^;]*script/);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('no page lets the browser translate it, which would change what is in an editor', async ({ page }) => {
  await page.goto('/');
  expect(await isTranslatable(page)).toEqual({ byAttribute: false, byMeta: false });
});

test('stored rich text that holds scripts is inert in the editor, the preview and the list', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog', { content: EVIL, details: { content: EVIL } });
  const category = await newCategory(api, hotel, 'Pets');
  await api.post(`/properties/${hotel.id}/faqs`, {
    category_id: category.id,
    question: '<img src=x onerror="window.owned = 6">',
    answer: EVIL,
    starts_on: '2026-01-01T05:00:00.000Z',
  });
  const stored = JSON.stringify(await api.get(`/properties/${hotel.id}/specials/${special.id}`));
  expect(stored).not.toMatch(/<script|onerror|onload|javascript:|<iframe|<svg/i);
  for (const path of [`/specials/${special.id}/edit`, '/specials', '/faqs']) {
    await page.goto(`/hotels/${hotel.id}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  }
});

test('rich text that reached the store by another way is cleaned again where it is shown', async ({
  page,
  api,
  tokenOf,
  complaints,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  await page.route(`**/specials/${special.id}`, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, content: EVIL, terms_and_conditions: EVIL } } });
  });
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toContainText('Hello');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  await expect(page.locator('main script, main iframe, main [onerror], main a[href^="javascript"]')).toHaveCount(0);
  // When the text is parsed for cleaning, the browser reports the handlers that the policy has blocked.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Executing inline event handler');
});
