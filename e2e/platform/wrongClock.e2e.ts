import { row } from '../support/lists';
import { newHotel, newSpecial } from '../support/samples';
import { DESK, expect, test, withToken } from '../support/test';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const period = (from: number, to: number) => ({
  starts_on: inHours(from).toISOString(),
  ends_on: inHours(to).toISOString(),
  does_not_end: false,
});

test.use({ viewport: DESK });

for (const [wrong, hours] of [
  ['behind', -30],
  ['ahead', 30],
] as const) {
  test(`a computer whose clock is ${wrong} by more than a day shows the states that guests see`, async ({
    page,
    api,
    tokenOf,
  }) => {
    const hotel = await newHotel(api);
    const special = await newSpecial(api, hotel, 'Bring the Dog', period(-2, 2));
    await newSpecial(api, hotel, 'Late Checkout', period(-20, -10));
    await newSpecial(api, hotel, 'Early Bird', period(10, 20));
    await page.clock.install({ time: inHours(hours) });
    await withToken(page.context(), await tokenOf('admin'));

    // The second load uses the answers to calls that the preload made early.
    for (const open of [() => page.goto(`/hotels/${hotel.id}/specials`), () => page.reload()]) {
      await open();
      await expect(row(page, 'Bring the Dog').getByText('LIVE', { exact: true })).toBeVisible();
      await expect(row(page, 'Late Checkout').getByText('Ended', { exact: true })).toBeVisible();
      await expect(row(page, 'Early Bird').getByText('Scheduled', { exact: true })).toBeVisible();
    }

    await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
    await expect(page.getByText('State as entered: Live')).toBeVisible();
    await expect(page.getByText(/^Leaves the site on /)).toBeVisible();
    await expect(page.getByText(/^Last changed .*\btoday /)).toBeVisible();
  });
}
