import { DESK, expect, heading, test, withToken } from '../support/test';
import { arrive } from '../support/arrive';

test.use({ viewport: DESK, colorScheme: 'dark' });

/** The colour of an element as the browser draws it. */
const RED_OF_TEXT = (element: Element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0]);

test('a form is printed in full, dark on white, without bars; an open dialog is printed without the page below it', async ({
  page,
  context,
  api,
}) => {
  await withToken(context, api.token);
  const [hotel] = await api.list('/properties?type=hotel&per_page=1');
  const [special] = await api.list(`/properties/${hotel!.id}/specials?per_page=1`);
  await arrive(page, `/hotels/${hotel!.id}/specials/${special!.id}/edit`);
  const title = heading(page, 'Edit Special');
  const text = page.locator('.ql-editor').first();
  // While the form loads, its heading is a different element.
  await text.waitFor();
  expect(await title.evaluate(RED_OF_TEXT)).toBeGreaterThan(200);
  const bars = [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Save', exact: true }),
    page.getByText('Skip to content'),
  ];
  for (const bar of bars) await expect(bar).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  expect(await title.evaluate(RED_OF_TEXT)).toBeLessThan(60);
  for (const bar of bars) await expect(bar).toBeHidden();
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});
