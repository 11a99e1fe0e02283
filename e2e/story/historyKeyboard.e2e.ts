import { violations } from '../support/axe';
import { chooseByKey, press, retype, tabTo } from '../support/keyboard';
import { expectGone } from '../support/lists';
import { newHotel, newSpecial, unique } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

/** What was changed, deleted and restored, and by whom: without a mouse, at three widths and in both themes. */
for (const [width, height, colorScheme] of [
  [1440, 900, 'dark'],
  [768, 1024, 'light'],
  [360, 740, 'dark'],
] as const) {
  test(`a special is restored from its history and from the bin by keyboard, at ${width} px, ${colorScheme}`, async ({
    page,
    api,
    tokenOf,
  }) => {
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const hotel = await newHotel(api);
    const title = unique('Spa days');
    const special = await newSpecial(api, hotel, title);
    await api.put(`/properties/${hotel.id}/specials/${special.id}`, { title: `${title} in winter`, terms: '<p>Ask us.</p>' });
    await api.put(`/properties/${hotel.id}/specials/${special.id}`, { published: false });
    const list = `/hotels/${hotel.id}/specials`;
    const isWhole = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    await page.goto(`${list}/${special.id}/edit`);
    const field = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(field).toHaveValue(`${title} in winter`);
    await press(page, page.getByRole('button', { name: 'History', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'History' });
    await press(page, dialog.getByRole('button', { name: /Version 2,/ }));
    await expect(
      dialog.getByRole('region', { name: 'Version 2' }).getByRole('term').filter({ hasText: 'Title' }),
    ).not.toHaveCount(0);
    await isWhole();
    const against = dialog.getByRole('combobox', { name: 'Compare with' });
    await tabTo(page, against);
    await page.keyboard.press('ArrowUp');
    await expect(against).toHaveValue('3');
    await press(page, dialog.getByRole('button', { name: /Version 1,/ }), 'Enter');
    await press(page, dialog.getByRole('button', { name: 'Restore version 1' }));
    await expect(page.getByText('Version 1 is back.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue(title);
    await retype(page, field, `${title} again`);
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));

    await expect(heading(page, 'Specials')).toBeVisible();
    await chooseByKey(page, `${title} again`, 'Delete');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete Special' }));
    await expectGone(page, `${title} again`);

    await page.goto(`/hotels/${hotel.id}/activity?action=deleted`);
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText('In the bin');
    await isWhole();
    await press(page, line.getByRole('link'));
    await expect(heading(page, 'Bin')).toBeFocused();
    await isWhole();
    await press(page, page.getByRole('button', { name: `Restore ${title} again` }));
    await expect(page.getByText(`${title} again is restored.`)).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Open', exact: true }));
    await expect(field).toHaveValue(`${title} again`);
  });
}
