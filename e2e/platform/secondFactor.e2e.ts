import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { press } from '../support/keyboard';
import { newPerson } from '../support/samples';
import { expect, heading, PASSWORD, signIn, test } from '../support/test';

test.use({ viewport: { width: 320, height: 720 } });

/** Adds a security key that is always present and always touched. */
async function giveSecurityKey(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = { hasResidentKey: false, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'usb', ...options } });
}

const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Forgets the session in this browser and goes to the second step of the next sign-in. */
async function toSecondStep(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await signIn(page, email);
  await expect(heading(page, 'Second step')).toBeVisible();
}

test('an authenticator app and a passkey are set up, and each signs in: 320 px wide, in forced colours', async ({
  page,
  api,
}) => {
  const { email } = await newPerson(api, [], 'Marsh');
  await page.emulateMedia({ forcedColors: 'active' });
  await giveSecurityKey(page);
  await page.goto('/');
  await signIn(page, email);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto('/profile');

  await page.getByRole('button', { name: 'Set Up Authenticator App' }).click();
  const app = page.getByRole('group', { name: 'Set Up Authenticator App' });
  await app.getByLabel('Current Password').fill(PASSWORD);
  await app.getByRole('button', { name: 'Continue' }).click();
  const code = app.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  expect(await isWithin(page)).toBe(true);
  const fills = await code.evaluate((svg) => [...svg.children].map((part) => getComputedStyle(part).fill));
  expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const key = (await app.locator('code').innerText()).replace(/\s/g, '');
  await app.getByLabel('Code that the app shows').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await app.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('link', { name: 'Innkeeper' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('Not saved yet: Recovery codes.');
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('button', { name: 'Add Passkey' }).click();
  const passkey = page.getByRole('group', { name: 'Add Passkey' });
  await passkey.getByLabel('Current Password').fill(PASSWORD);
  await passkey.getByLabel('Name').fill('Blue key');
  await passkey.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey: Blue key')).toBeVisible();
  expect(await isWithin(page)).toBe(true);

  await toSecondStep(page, email);
  expect(await isWithin(page)).toBe(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await toSecondStep(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(heading(page, 'Dashboard')).toBeFocused();
});

test('a person who must set up a second factor, and does so in another tab, continues here when they return', async ({
  page,
  api,
}) => {
  const { id, email } = await newPerson(api, []);
  await api.put(`/users/${id}/second-factor`, { demanded: true });
  await page.goto('/');
  await signIn(page, email);
  await expect(heading(page, 'One more step')).toBeFocused();
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(heading(other, 'One more step')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Set Up Authenticator App' }));
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type(`${PASSWORD}\n`);
  const code = page.getByLabel('Code that the app shows');
  await expect(code).toBeFocused();
  const key = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.keyboard.type(`${new TOTP({ secret: Secret.fromBase32(key) }).generate()}\n`);
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();

  // In Playwright every tab believes that it has the focus, so the event is dispatched by hand.
  const comeBack = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack(other);
  await expect(heading(other, 'Dashboard')).toBeFocused();
  await comeBack(page);
  await press(page, page.getByRole('button', { name: 'I have saved them' }));
  await expect(heading(page, 'Dashboard')).toBeFocused();
});
