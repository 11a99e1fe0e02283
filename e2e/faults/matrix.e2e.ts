import { expect, test } from 'playwright/test';
import { areas } from './matrix/areas';
import { faults } from './matrix/faults';
import { runCase, type Case } from './matrix/runCase';

/** Some cases of the fault matrix, from each family; `npm run campaign -- remotes` runs all of them. */
const lines: [fault: string, remote: string, opened: Case['opened'], earlier?: 'earlier'][] = [
  ['registry 503', 'mf-platform', 'first'],
  ['entry is HTML', 'mf-hotel-content', 'second'],
  ['entry hangs', 'mf-restaurants', 'second'],
  ['entry of another hash', 'mf-hotel-marketing', 'first', 'earlier'],
  ['app throws', 'mf-restaurants', 'first'],
  ['app chunk of another hash', 'mf-hotel-content', 'first'],
  ['app chunk cut off once', 'mf-platform', 'second'],
  ['page chunk 404', 'mf-hotel-content', 'second'],
  ['style sheet 404', 'mf-restaurants', 'first', 'earlier'],
  ['module not shared', 'mf-platform', 'first'],
  ['exports no unmount', 'mf-restaurants', 'first'],
  ['kit not served', 'mf-hotel-marketing', 'second'],
  ['mount rejects', 'mf-hotel-content', 'first'],
  ['mount draws nothing', 'mf-restaurants', 'second', 'earlier'],
  ['unmount never settles', 'mf-hotel-marketing', 'first'],
  ['page throws later', 'mf-platform', 'second'],
  ['page throws when drawn', 'mf-hotel-marketing', 'first'],
  ['event handler throws', 'mf-restaurants', 'first'],
  ['two versions at once', 'mf-hotel-content', 'first'],
  ['left and entered after 250 ms', 'mf-restaurants', 'second'],
  ['to another page after 450 ms', 'mf-platform', 'first'],
  ['a guard leads to another page', 'mf-hotel-marketing', 'second'],
];

for (const [name, remote, opened, earlier] of lines) {
  test(`${name} (${remote}, opened ${opened}${earlier ? ', with an earlier version' : ''})`, async ({ browser }) => {
    const fault = faults.find((one) => one.name === name)!;
    const area = areas.find((one) => one.remote === remote)!;
    const { problems } = await runCase(browser, { fault, area, opened, earlier: earlier !== undefined });
    expect(problems).toEqual([]);
  });
}

test('this sample has a case of every family of faults', () => {
  const families = new Set(faults.map(({ family }) => family));
  const tried = new Set(lines.map(([name]) => faults.find((one) => one.name === name)?.family));
  expect(tried).toEqual(families);
});
