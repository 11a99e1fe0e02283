import { chance } from '../campaign/random';
import { newFilledProperties } from '../support/filledProperties';
import { signInAt } from '../support/api';
import { grant, newPerson } from '../support/samples';
import { expect, PASSWORD, test, withToken } from '../support/test';
import { monkey } from './monkey';

/** A few seconds of `npm run campaign -- monkey`, always with the same seed. */
const SEED = 20_261_129;
const PRESSES = 50;
const SCREENS = 4;

for (const [width, height] of [
  [1280, 800],
  [390, 780],
])
  test(`somebody who presses anything in a window of ${width} × ${height} breaks nothing`, async ({ page, api, address }) => {
    const { hotel, restaurant } = await newFilledProperties(api);
    // A person with rights only in two new properties, so that the demo stays unchanged.
    const { email } = await newPerson(api, [grant('*', hotel), grant('*', restaurant)]);
    await withToken(page.context(), await signInAt(address, email, PASSWORD));
    await page.setViewportSize({ width: width!, height: height! });
    await page.goto('/');
    // What is pressed also depends on how soon the pages answer: sometimes the first presses reach only few screens.
    const { problems, screens } = await monkey(page, {
      random: chance(SEED),
      isEnough: (soFar) => soFar.presses >= 3 * PRESSES || (soFar.presses >= PRESSES && soFar.screens.size >= SCREENS),
    });
    expect(problems).toEqual([]);
    expect(screens.size).toBeGreaterThanOrEqual(SCREENS);
  });
