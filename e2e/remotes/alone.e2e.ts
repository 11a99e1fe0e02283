import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { startAlone, type Alone } from '../support/alone';
import { caller, signInAt, type Caller } from '../support/api';
import { temporaryFolder } from '../support/product';
import { property } from '../support/routeTable';
import { grant, newPerson } from '../support/samples';
import { isTranslatable } from '../support/translation';
import { DESK, expect, heading, people, signIn, test } from '../support/test';

test.use({ viewport: DESK });

let alone: Alone;
let remove: () => void;
let own: Caller;
let ember: string;

/** The command starts an API with its own demo data: nothing of the product that the other journeys share is used. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const data = temporaryFolder();
  remove = data.remove;
  alone = await startAlone('mf-restaurants', ['--data', data.folder], 'assets/main.js');
  own = caller(alone.address, await signInAt(alone.address, people.admin));
  ember = await property(own, 'Ember & Oak');
});
test.afterAll(async () => {
  // The command was not started if an earlier step failed.
  if (!alone) return;
  await alone.stop();
  const answer = await fetch(`${alone.address}/api/ready`).catch(() => null);
  expect(answer, 'the API ends with the command').toBeNull();
  remove();
});

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sections' });

test('a person with few rights is offered only their own properties, by name, and can open nothing else', async ({ page }) => {
  await page.goto(alone.address);
  expect(await isTranslatable(page)).toEqual({ byAttribute: false, byMeta: false });
  await signIn(page, people.restaurants);
  await expect(heading(page, 'mf-restaurants, by itself')).toBeVisible();
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Restaurant' });
  await expect(mine.filter({ hasText: 'Ember & Oak' })).toBeVisible();
  await expect(mine.filter({ hasText: 'Juniper' })).toHaveCount(0);
  await page.goto(`${alone.address}/restaurants/new`);
  await expect(page).toHaveURL(`${alone.address}/`);
  await page.getByRole('combobox', { name: 'Go to a Property...' }).fill('ember');
  await page.getByRole('option', { name: /Ember & Oak/ }).click();
  await expect(heading(page, 'Ember & Oak')).toBeVisible();
  await expect(page).toHaveTitle('Ember & Oak | Innkeeper');
  await expect(sidebar(page).getByRole('link', { name: 'Press' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Settings' })).toHaveCount(0);
});

test('leaving unsaved text asks first, and when the session ends signing in again restores the address and the text', async ({
  page,
}) => {
  const person = await newPerson(own, [grant('press', { id: ember, version: 1 })]);
  const form = `${alone.address}/restaurants/${ember}/press/new`;
  const sections = page.getByRole('navigation', { name: 'Ember & Oak' });
  await page.goto(form);
  await signIn(page, person.email);
  await title(page).fill('A table by the fire');
  await page.getByRole('textbox', { name: 'Publish Date' }).fill('03/29/2026');
  await sections.getByRole('link', { name: 'Press', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(form);

  await own.remove(`/users/${person.id}/sessions`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await signIn(page, person.email);
  await expect(page).toHaveURL(form);
  await expect(title(page)).toHaveValue('A table by the fire');
  await sections.getByRole('link', { name: 'Press', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, 'Press')).toBeVisible();
});

test('the page of a hotel says which remote shows it; capitals and redirects lead to the same address as in the site', async ({
  page,
}) => {
  const hotel = await property(own, 'Hotel Marchmont');
  await page.goto(`${alone.address}/Hotels/${hotel}`);
  await signIn(page, people.admin);
  await expect(heading(page, 'Hotel Marchmont')).toBeVisible();
  await expect(page.getByText('This page belongs to mf-hotel-content, and only mf-restaurants runs here.')).toBeVisible();
  await expect(page).toHaveURL(`${alone.address}/hotels/${hotel}`);
  await page.goto(`${alone.address}/restaurants/properties`);
  await expect(page).toHaveURL(`${alone.address}/restaurants`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto(`${alone.address}/restaurants/nowhere/at-all`);
  await expect(heading(page, '404 Not Found')).toBeVisible();
});

const command = (...words: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/alone.mjs', ...words], {
    cwd: path.resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  return { status, said: stderr.split('\n')[0] };
};

test('invalid arguments are refused with a message before anything is built', async ({ address }) => {
  const { port } = new URL(address);
  const wrong: [string[], RegExp][] = [
    [[], /^Name a remote: mf-hotel-content, /],
    [['mf-cellar'], /^There is no remote 'mf-cellar'\./],
    [['mf-restaurants', 'mf-platform'], /^One remote runs at a time/],
    [['mf-restaurants', '--api', 'localhost'], /^--api must be a complete address; 'localhost' is not one\./],
    [['mf-restaurants', '--api', 'http://127.0.0.1:9', '--port', '0'], /^--port must be a number/],
    [
      ['mf-restaurants', '--api', 'http://127.0.0.1:59999'],
      /^No API can be reached at http:\/\/127\.0\.0\.1:59999 \(ECONNREFUSED\)/,
    ],
    [['mf-restaurants', '--api', alone.address.replace('localhost', '127.0.0.1') + '/hotels'], /^--api names a server alone/],
    [['mf-restaurants', '--port', port], new RegExp(`^Port ${port} is taken by another program`)],
    [['mf-restaurants', '--build', '--port', '4010'], /^--build and --port do not go together/],
    [['mf-restaurants', '--data', '.', '--fresh'], /^--data and --fresh do not go together/],
    [['mf-restaurants', '--api', address, '--fresh'], /^--api and --fresh do not go together/],
  ];
  for (const [words, sentence] of wrong) {
    const { status, said } = command(...words);
    expect.soft(status, words.join(' ')).toBe(1);
    expect.soft(said, words.join(' ')).toMatch(sentence);
  }
});

test('with --api the calls go to a running API', async ({ address }) => {
  const lent = await startAlone('mf-restaurants', ['--api', address], 'api/ready');
  const answer = await fetch(`${lent.address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: people.admin, password: 'innkeeper-demo' }),
  });
  expect(answer.status).toBe(201);
  await lent.stop();
});
