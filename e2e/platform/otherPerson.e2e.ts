import { signInAt } from '../support/api';
import { grant, newHotel, newPerson, unique } from '../support/samples';
import { DESK, expect, heading, signIn, test } from '../support/test';

test.use({ viewport: DESK });

test('a link with a token asks before it replaces a session, in every tab, and sends the token nowhere', async ({
  page,
  api,
  address,
}) => {
  const hotel = await newHotel(api, unique('Two Desks'));
  const [ada, ben] = [
    await newPerson(api, [grant('special', hotel)], 'Marsh'),
    await newPerson(api, [grant('special', hotel)], 'Stone'),
  ];
  await page.goto('/');
  await signIn(page, ada.email);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Adelaide');

  const token = await signInAt(address, ben.email);
  const second = await page.context().newPage();
  const told: string[] = [];
  second.on('request', (request) => {
    // Only the request for the page itself may have the token in its address.
    const { referer = '' } = request.headers();
    if (referer.includes(token) || (request.url().includes(token) && !request.isNavigationRequest())) told.push(request.url());
  });
  await second.goto(`/notifications?token=${token}`);
  const question = second.getByRole('alertdialog', { name: 'Which account?' });
  await expect(question).toContainText(ben.email);
  await expect(second).toHaveURL('/notifications');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await question.getByRole('button', { name: 'Continue as Ada Stone' }).click();
  await expect(heading(second, 'Notifications')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Your account, Ada Stone' })).toBeVisible();
  expect(told).toEqual([]);

  const asked = page.getByRole('alertdialog', { name: 'Which account?' });
  await expect(asked).toContainText('This page still belongs to Ada Marsh');
  await asked.getByRole('button', { name: 'Stay signed in as Ada Marsh' }).click();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Adelaide');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account, Adelaide Marsh/ })).toBeVisible();
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
});
