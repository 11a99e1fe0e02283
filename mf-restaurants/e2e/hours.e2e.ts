import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';
import { newRestaurant } from '../../e2e/support/samples';

test.use({ viewport: DESK });

test('published hours are still published after a reload; leaving with unsaved changes asks first', async ({
  page,
  api,
  tokenOf,
}) => {
  const restaurant = await newRestaurant(api);
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/restaurants/${restaurant.id}/hours`);
  const published = page.getByRole('switch', { name: /^Published/ });
  await published.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Hours saved.')).toBeVisible();
  await page.reload();
  await expect(published).toBeChecked();

  await published.click();
  await page.getByRole('navigation', { name: restaurant.name }).getByRole('link', { name: 'Events' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}/hours`);
  await page.getByRole('navigation', { name: restaurant.name }).getByRole('link', { name: 'Events' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, 'Events')).toBeVisible();
});

test('on a phone Opens and Closes are on one line, even if one of them is Other', async ({ page, api, tokenOf }) => {
  const restaurant = await newRestaurant(api);
  const slot = {
    meal_type: 'Dinner',
    days_start: 'Monday',
    days_end: 'Friday',
    hours_start: 'When the bell rings',
    hours_end: '22:00',
  };
  await api.post(`/properties/${restaurant.id}/hours`, { published: false, time_slots: [slot] });
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/restaurants/${restaurant.id}/hours`);
  const top = async (name: RegExp) => (await page.getByRole('combobox', { name }).boundingBox())?.y;
  await expect(page.getByRole('textbox', { name: /^Opens, .*other$/ })).toHaveValue('When the bell rings');
  expect(await top(/^Opens/)).toBe(await top(/^Closes/));
});

for (const width of [320, 360, 640, 700])
  test(`at ${width} px no meal, day or time of the hours is cut off`, async ({ page, api, tokenOf }) => {
    const restaurant = await newRestaurant(api);
    const slot = { meal_type: 'Happy Hour', days_start: 'Wednesday', days_end: 'Saturday', hours_end: 'Late' };
    await api.post(`/properties/${restaurant.id}/hours`, { published: false, time_slots: [slot] });
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/restaurants/${restaurant.id}/hours`);
    const selects = page.getByRole('table', { name: 'Hours' }).locator('select');
    await expect(selects).toHaveCount(5);
    // Leaves room for the scroll bar of a desktop, which Chromium hides in tests.
    if (width >= 640)
      await page.evaluate(() => {
        const { style, clientWidth } = document.documentElement;
        style.paddingRight = `${15 - (innerWidth - clientWidth)}px`;
      });
    const cutOff = await selects.evaluateAll((all) =>
      all
        .map((select) => {
          const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
          const [chosen] = (select as HTMLSelectElement).selectedOptions;
          const context = document.createElement('canvas').getContext('2d');
          if (!context || !chosen) throw new Error('Nothing to measure with.');
          context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          const contentWidth = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return context.measureText(chosen.text).width > contentWidth ? chosen.text : '';
        })
        .filter(Boolean),
    );
    expect(cutOff).toEqual([]);
  });
