import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { kitProblems, type Surface } from '../../shared-kit/src/rules/remote/kitContract';
import { serveSite } from '../support/siteServer';
import { offer, type BuiltRemote } from './faultRemote';

const PATIENCE = { timeout: 20_000 };
/** The fault remote as it was built with version 0.2.0 of the kit. It is never rebuilt: it stands for older remotes. */
const folder = path.resolve(__dirname, 'olderKit');
const older: BuiltRemote = { ...JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')), folder };

let site: Awaited<ReturnType<typeof serveSite>>;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token')));

async function open(page: Page, remote: BuiltRemote) {
  await offer(page, remote);
  await page.goto(`${site.address}/faults/calm`);
}
const works = (page: Page) => expect(page.getByRole('heading', { name: 'All is calm' })).toBeVisible(PATIENCE);
const isRefused = (page: Page, sentence: string) => expect(page.getByText(sentence)).toBeVisible(PATIENCE);

test('a remote that was built with an earlier kit works in this shell, or is refused with an explanation', async ({ page }) => {
  const surface = JSON.parse(readFileSync(path.resolve(__dirname, '../../shell/dist/kit.json'), 'utf8')) as Surface;
  const [problem] = kitProblems(older.uses, surface);
  await open(page, older);
  await (problem === undefined ? works(page) : isRefused(page, problem));
});

test('a remote that was built with a later kit works in this shell if it uses nothing new', async ({ page }) => {
  await open(page, { ...older, kit: '^9.0.0' });
  await works(page);
});

test('a shell with an earlier form of something the remote uses refuses it with an explanation', async ({ page }) => {
  let changed = 0;
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const next = text.replace(/("usePageTitle\\?":\[\\?")[0-9a-f]{8}/g, '$10ddba115');
    if (next !== text) changed += 1;
    await route.fulfill({ response: answer, body: next });
  });
  await open(page, { ...older, kit: '^9.0.0' });
  await isRefused(
    page,
    'This version uses usePageTitle of shared-kit/shellServices/pageTitle in a form that this site does not have.',
  );
  await expect(page.getByText(`fault-remote, version ${older.version}`)).toBeVisible();
  expect(changed).toBe(1);
});
