import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';

test.use({ viewport: DESK });

for (const [path, title, label, name] of [
  ['/activity', 'Activity', 'From', 'from'],
  ['/security-log', 'Security Log', 'Day (UTC)', 'day'],
] as const)
  test(`the day of a filter on ${title} can be typed, at any speed`, async ({ page, tokenOf }) => {
    await withToken(page.context(), await tokenOf('admin'));
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    const field = page.getByLabel(label, { exact: true });
    for (const { year, delay } of [
      { year: '2026', delay: 0 },
      { year: '2025', delay: 300 },
    ]) {
      await field.focus();
      await page.keyboard.type(`1121${year}`, { delay });
      await expect(field).toHaveValue(`${year}-11-21`);
      await expect(page).toHaveURL(`${path}?${name}=${year}-11-21`);
      await page.getByRole('heading', { level: 1 }).click();
    }
  });
