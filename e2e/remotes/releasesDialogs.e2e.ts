import type { Page } from 'playwright/test';
import { faults, violations } from '../support/axe';
import { DESK, expect, test, withToken } from '../support/test';

test.use({ viewport: DESK });

const REMOTE = 'mf-restaurants';
const NORA = { id: '1', name: 'Nora Okafor' };
const version = (release: string, state: string, share = 0) => ({
  name: REMOTE,
  release,
  state,
  share,
  people: [],
  bytes: 512_000,
  kit: '^0.2.0',
  by: NORA,
  at: '2026-11-20T09:03:00.000Z',
  why: 'Opening hours in two columns',
  since: state === 'uploaded' ? null : '2026-11-20T09:03:00.000Z',
  loads: 40,
  failures: 3,
  crashes: 1,
  median_ms: 340,
  p95_ms: 1200,
});
const VERSIONS = [
  version('0.1.0-dddddddd', 'uploaded'),
  version('0.1.0-cccccccc', 'canary', 10),
  version('0.1.0-bbbbbbbb', 'live', 90),
];

/** Opens the page with a version in every state; how versions get into these states is tested elsewhere. */
async function openReleases(page: Page, token: string, by = NORA): Promise<void> {
  await withToken(page.context(), token);
  const meta = { page: 1, total_pages: 1, per_page: 100, count: 3, version: 7, links: { previous: null, next: null } };
  await page.route('**/api/remotes', (route) => route.fulfill({ json: { data: [{ name: REMOTE }] } }));
  await page.route(`**/api/remotes/${REMOTE}/releases**`, (route) =>
    route.fulfill({ json: { data: VERSIONS.map((one) => ({ ...one, by })), meta } }),
  );
  await page.goto('/releases');
}

async function choose(page: Page, release: string, entry: string) {
  await page.getByRole('button', { name: `More for ${release}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the dialog about who gets a version, with its errors: no axe violation, light and dark, and it fits 768 and 360', async ({
  page,
  tokenOf,
}) => {
  await openReleases(page, await tokenOf('admin'));
  const dialog = await choose(page, '0.1.0-dddddddd', 'Make live...');
  await dialog.getByRole('radio', { name: /People by name/ }).check();
  await dialog.getByRole('button', { name: 'Make live' }).click();
  await expect(dialog.getByText('Name at least one person.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('the dialogs to promote, step back and withdraw: no axe violation', async ({ page, tokenOf }) => {
  await openReleases(page, await tokenOf('admin'));
  for (const [release, entry] of [
    ['0.1.0-cccccccc', 'Promote to all...'],
    ['0.1.0-cccccccc', 'Step back...'],
    ['0.1.0-bbbbbbbb', 'Withdraw...'],
  ] as const) {
    const dialog = await choose(page, release, entry);
    // Withdrawing without a reason shows an error.
    if (entry === 'Withdraw...') await dialog.getByRole('button', { name: 'Withdraw' }).click();
    expect(await violations(page), entry).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the page fits any window width, however long the name of the person who released', async ({ page, tokenOf }) => {
  const by = { id: '1', name: 'Bartholomew Featherstonehaugh-Cholmondeley' };
  await openReleases(page, await tokenOf('admin'), by);
  await expect(page.getByRole('row', { name: /0\.1\.0-bbbbbbbb/ })).toBeVisible();
  for (const width of [320, 640, 660, 690, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => {
      const edge = (cell: Element) => cell.closest('table')!.parentElement!.getBoundingClientRect().right;
      const cells = [...document.querySelectorAll('main tbody td')];
      return cells.filter((cell) => cell.getBoundingClientRect().right > edge(cell) + 1).length;
    });
    expect([width, beyond, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, 0, width]);
  }
});
