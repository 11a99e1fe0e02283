import { mailedLink } from '../support/mails';
import { ourProduct } from '../support/ourProduct';
import { newPerson } from '../support/samples';
import { expect, heading, signIn, test } from '../support/test';

/** The link in the last mail to an address, as soon as the mail has left the queue. */
async function linkMailedTo(email: string, before?: string): Promise<string> {
  await expect.poll(() => lastLink(email)).not.toBe(before);
  return lastLink(email) as string;
}

const lastLink = (email: string) => mailedLink(ourProduct().data, email);

test('a double click on Sign In without a password leaves the focus on the first empty field, though the messages move the button', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).dblclick({ delay: 50 });
  await expect(page.getByText('Required!')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nora');
  await page.getByLabel('Email').dblclick();
  await page.keyboard.type('luca');
  await expect(page.getByLabel('Email')).toHaveValue('luca');
});

test('a forgotten password is reset by the mailed link, which works once', async ({ page, api }) => {
  const { email } = await newPerson(api, []);
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Email must be in email format')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await expect(page).toHaveURL('/');

  const link = await linkMailedTo(email);
  await page.goto(link);
  await expect(heading(page, 'Reset Password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const set = async (address: string, password: string, again: string) => {
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(again);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await set('nora', 'short', 'other');
  for (const message of [
    'Email must be in email format',
    'Password must be at least 8 characters',
    'Password must match confirmation',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await set(email, 'quite long enough', 'quite long enough');
  await expect(heading(page, 'Sign In')).toBeVisible();
  await signIn(page, email, 'quite long enough');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL('/forgot-password');
});

test('a reset that fails says so and keeps the form', async ({ page, api, address }) => {
  const { email } = await newPerson(api, []);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${address}/api/passwords/forgot`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  await page.goto(await linkMailedTo(email));
  await page.getByLabel('Password', { exact: true }).fill('quite long enough');
  await page.getByLabel('Confirm Password').fill('quite long enough');
  await page.route('**/api/passwords/**', (route) => route.fulfill({ status: 500, json: { message: 'No.', code: 'internal' } }));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('There was an error resetting your password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('quite long enough');
});
