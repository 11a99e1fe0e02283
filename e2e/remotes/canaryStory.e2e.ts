import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright/test';
import { caller, signInAt } from '../support/api';
import { isComplete } from '../support/complete';
import { breakPage, NAME, packRelease, type Packed } from '../support/packedRelease';
import type { Person } from '../support/people';
import { startCluster } from '../support/cluster';
import { startProduct, temporaryFolder, type Product } from '../support/product';
import { property } from '../support/routeTable';
import { expect, heading, people, test, withToken } from '../support/test';
import { requestedVersions } from '../support/versions';

let product: Product;

interface Listed {
  release: string;
  state: string;
  failures: number;
  crashes: number;
  why: string | null;
}

/** Opens a separate browser context for a person. */
async function browserOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.address });
  await withToken(context, await signInAt(product.address, people[person]));
  return context.newPage();
}

/** The team's side of the story: a deploy token, packed files and `fetch`. */
function teamWith(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const base = `${product.address}/api/remotes/${NAME}`;
  const read = async (answer: Response) => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: Listed[]; meta: { version: number } };
  };
  const list = async () => read(await fetch(`${base}/releases`, { headers }));
  return {
    upload: async ({ file }: Packed, why: string) =>
      read(
        await fetch(`${base}/releases?why=${encodeURIComponent(why)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/gzip' },
          body: readFileSync(file),
        }),
      ),
    makeLive: async ({ version: release }: Packed, to: { share?: number; people?: string[] }) => {
      const { meta } = await list();
      const body = JSON.stringify({ release, ...to, why: 'The press page in one column' });
      const also = { 'content-type': 'application/json', 'if-match': `"${meta.version}"` };
      return read(await fetch(`${base}/live`, { method: 'PUT', headers: { ...headers, ...also }, body }));
    },
    stateOf: async ({ version }: Packed) => (await list()).data.find(({ release }) => release === version),
  };
}

const offer = (page: Page) => page.getByText('A newer version is ready.');

test.describe.configure({ mode: 'parallel' });

const STORY =
  'the restaurants team ships a canary while a hotel editor types; it crashes for two people; it is withdrawn automatically; the editor notices nothing; the fix is promoted to all';
const stages: [where: string, start: (folder: string) => Promise<Product>][] = [
  ['', startProduct],
  [', on two processes behind a balancer, one PostgreSQL and an S3-speaking store', () => startCluster(2)],
];

for (const [where, start] of isComplete ? stages : stages.slice(1)) {
  test(STORY + where, async ({ browser }) => {
    test.setTimeout(240_000);
    const data = temporaryFolder();
    /** The team's folder, which holds packed files and nothing of the repository. */
    const desk = temporaryFolder();
    product = await start(data.folder);
    try {
      await tellStory(browser, desk.folder);
    } finally {
      await product.stop();
      data.remove();
      desk.remove();
    }
  });
}

async function tellStory(browser: Browser, desk: string): Promise<void> {
  const admin = caller(product.address, await signInAt(product.address, people.admin));
  const hotel = await property(admin, 'Hotel Marchmont');
  const restaurant = await property(admin, 'Ember & Oak');
  const press = `/restaurants/${restaurant}/press`;
  const [broken, fixed] = [packRelease(desk, '0bad0bad', breakPage('press')), packRelease(desk, 'f00df00d')];

  // A super user creates the token on its page, where it is shown only once.
  const boss = await browserOf(browser, 'admin');
  await boss.goto('/releases/tokens');
  await boss.getByRole('button', { name: '+ New Deploy Token' }).first().click();
  await boss.getByRole('combobox', { name: 'Remote' }).fill(NAME);
  await boss.getByRole('button', { name: 'Create token' }).click();
  const team = teamWith((await boss.getByRole('status', { name: 'Deploy token' }).textContent())!);
  await boss.getByRole('button', { name: 'Done' }).click();

  // A hotel editor begins to type, and is not interrupted by any of this.
  const editor = await browserOf(browser, 'twoHotels');
  await editor.clock.install();
  await editor.goto(`/hotels/${hotel}/specials/new`);
  const title = editor.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Three nights by the fi');

  await team.upload(broken, 'The press page in one column');
  await team.makeLive(broken, { people: [people.restaurants, people.everything] });

  // One of the two people has another page of the canary open, which works.
  const open = await browserOf(browser, 'restaurants');
  const openVersions = requestedVersions(open, NAME);
  await open.clock.install();
  await open.goto(`/restaurants/${restaurant}/events`);
  await expect(heading(open, 'Events')).toBeVisible();
  expect(openVersions()).toEqual([broken.version]);

  const crashed: Page[] = [];
  for (const person of ['restaurants', 'everything'] as const) {
    expect((await team.stateOf(broken))?.state).toBe('canary');
    const page = await browserOf(browser, person);
    const reported = page.waitForResponse(
      (answer) => answer.url().endsWith('/remotes/reports') && /crashed|failed/.test(answer.request().postData() ?? ''),
    );
    await page.goto(press);
    expect((await reported).status()).toBe(204);
    crashed.push(page);
  }
  await expect.poll(async () => (await team.stateOf(broken))?.state).toBe('withdrawn');
  expect((await team.stateOf(broken))?.why).toMatch(/^It failed for 2 of 2 people within 10 minutes\.$/);

  // The withdrawn version is never chosen again, neither by its team nor as a fallback.
  await expect(team.makeLive(broken, { share: 100 })).rejects.toThrow(/^409 .*withdrawn/);
  for (const page of crashed) {
    const asked = requestedVersions(page, NAME);
    await page.goto(press);
    await expect(heading(page, 'Press')).toBeVisible();
    expect(asked()).not.toContain(broken.version);
  }

  // The open page of the canary learns of the withdrawal within a minute, and is offered the good version.
  await open.clock.fastForward(46_000);
  await expect(offer(open)).toBeVisible();
  await open.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(open, 'Events')).toBeVisible();
  expect(openVersions()).not.toContain(broken.version);

  // Super users are told, and the page shows what happened.
  await boss.goto('/notifications');
  await boss.getByRole('link', { name: `${broken.version} failed for 2 of 2 people and was withdrawn from ${NAME}` }).click();
  await expect(boss).toHaveURL('/releases');
  await expect(boss.getByRole('row', { name: new RegExp(broken.version) })).toContainText('Withdrawn');

  // The fix goes to a tenth of people and then, by way of the page, to all.
  await team.upload(fixed, 'The press page in one column, mended');
  await team.makeLive(fixed, { share: 10 });
  await boss.reload();
  await boss.getByRole('button', { name: `More for ${fixed.version}` }).click();
  await boss.getByRole('menuitem', { name: 'Promote to all...' }).click();
  await boss.getByRole('textbox', { name: 'Reason' }).fill('Mended');
  await boss.getByRole('button', { name: 'Promote to all' }).click();
  await expect(boss.getByText(`${fixed.version} is live for everybody.`)).toBeVisible();
  for (const page of crashed) {
    const asked = requestedVersions(page, NAME);
    await page.goto(press);
    await expect(heading(page, 'Press')).toBeVisible();
    expect(asked()).toEqual([fixed.version]);
  }

  // The editor saw none of it; the newer version is offered only once the text is saved.
  await editor.clock.fastForward(61_000);
  await title.pressSequentially('re');
  await expect(title).toHaveValue('Three nights by the fire');
  await expect(title).toBeFocused();
  await expect(offer(editor)).toBeHidden();
  await expect(editor.getByRole('alert')).toHaveCount(0);
  for (const page of [boss, editor, open, ...crashed]) await page.context().close();
}
