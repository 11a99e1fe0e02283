import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';

test.use({ viewport: DESK });

test('users are listed, and going to the tokens and back keeps the session', async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto('/users');
  await expect(heading(page, 'Users')).toBeVisible();
  const nora = page.getByRole('main').getByText('nora.okafor@calloway.example').first();
  await expect(nora).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'API Tokens', exact: true }).click();
  await expect(heading(page, 'API Tokens')).toBeVisible();
  await page.goBack();
  await expect(nora).toBeVisible();
});
