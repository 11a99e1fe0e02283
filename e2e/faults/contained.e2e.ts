import { expect, test, type Page } from 'playwright/test';
import { areas } from './matrix/areas';
import { built, rebuilt } from './matrix/builds';
import { before, lifecycle, onMount, styles, type EditOf } from './matrix/edits';
import { FAULTY } from './matrix/fault';
import { serveFaults, type FaultSite } from './matrix/faultSite';
import { goInside, shown, type Desk } from './matrix/steps';
import { consoleOf, count, counting } from './observe';

/**
 * What docs/how-to/isolation.md calls contained: each line of its table is a test here. Page errors and endless updates
 * are faults of the matrix instead.
 */

const area = areas.find(({ remote }) => remote === 'mf-restaurants')!;
const other = areas.find(({ remote }) => remote === 'mf-platform')!;
let site: FaultSite;

test.beforeAll(async () => {
  site = await serveFaults();
});
test.afterAll(() => site.close());
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token')));

const deskOf = (page: Page): Desk => ({ page, site, notes: new Set() });
const come = async (page: Page) => {
  await goInside(deskOf(page), area.path);
  await shown(deskOf(page), area.remote, area.heading);
};
const leave = async (page: Page) => {
  await goInside(deskOf(page), other.path);
  await shown(deskOf(page), other.remote, other.heading);
};

/** Opens the page of a remote that misbehaves in this way. */
async function open(page: Page, edit: EditOf): Promise<void> {
  site.offer(rebuilt(built(area.remote), FAULTY, edit(area)));
  await page.goto(site.address + area.path);
  await shown(deskOf(page), area.remote, area.heading);
}

const HOUR = 3_600_000;

/** The same, but as a remote from the person's own machine, which nobody has reviewed. */
async function openOwn(page: Page, edit: EditOf): Promise<void> {
  const { line, files } = rebuilt(built(area.remote), FAULTY, edit(area));
  // Served from a folder of the site, since the site's policy admits no other server; at the top level, the site's own
  // scripts would be taken for the remote's.
  const origin = `${site.address}/own`;
  const override = { name: line.name, origin, until: Date.now() + HOUR };
  await page.addInitScript((value) => localStorage.setItem('innkeeper.remote', value), JSON.stringify(override));
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: '/api', remoteOverrides: [origin] } }));
  await page.route(`${origin}/remote.json`, (route) => route.fulfill({ json: line }));
  for (const [file, body] of files) {
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    if (/\.(js|css)$/.test(file)) {
      await page.route(`${origin}/${file}`, (route) => route.fulfill({ body, contentType }));
    }
  }
  await page.goto(site.address + area.path);
  await shown(deskOf(page), area.remote, area.heading);
  await expect(page.getByText(`${area.remote} comes from ${origin} in this browser`)).toBeVisible();
}

test("global styles of a remote from a developer's machine apply only inside the remote", async ({ page }) => {
  await openOwn(page, styles('h1,a,button{outline:3px solid rgb(1, 2, 3)}:root{--loud:yes}'));
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineColor);
  expect(await outline('[data-remote] h1')).toBe('rgb(1, 2, 3)');
  expect(await outline('nav a')).not.toBe('rgb(1, 2, 3)');
  expect(await outline('header button')).not.toBe('rgb(1, 2, 3)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--loud'))).toBe('');
});

test('so do those that its style sheet imports', async ({ page }) => {
  const imported = 'h1{--inner:yes}:root{--loud:yes}';
  await page.route('**/imported.css', (route) => route.fulfill({ body: imported, contentType: 'text/css' }));
  await openOwn(page, before('style', '@import "imported.css";'));
  const property = (selector: string, name: string) =>
    page.evaluate(([found, of]) => getComputedStyle(document.querySelector(found)!).getPropertyValue(of), [
      selector,
      name,
    ] as const);
  expect(await property('[data-remote] h1', '--inner')).toBe('yes');
  expect(await property('html', '--loud')).toBe('');
});

test('style elements and style attributes are not applied at all', async ({ page }) => {
  const put = 'const rules=document.createElement("style");rules.textContent="body{--styled:yes}";document.head.append(rules);';
  await open(page, onMount(`${put}document.body.insertAdjacentHTML("beforeend","<i class=styled style='position:fixed'></i>");`));
  const found = await page.evaluate(() => [
    getComputedStyle(document.body).getPropertyValue('--styled'),
    getComputedStyle(document.querySelector('.styled')!).position,
  ]);
  expect(found).toEqual(['', 'static']);
});

test("built-ins that a remote from a developer's machine changes are as before once its page is mounted, and once it is left", async ({
  page,
}) => {
  const restored = consoleOf(page, 'it was put back');
  // Built-ins that the site does not use: until the page is left, its own code meets the changed ones.
  const change =
    'String.prototype.anchor=()=>"changed";Object.defineProperty(Array.prototype,"added",{value:1,configurable:true});';
  const builtIns = () => page.evaluate(() => [String(Reflect.get(String.prototype, 'anchor')), 'added' in []]);
  const asBefore = ['function anchor() { [native code] }', false];
  await openOwn(page, (one) => {
    const edits = [before('entry', change)(one), onMount(`addEventListener("keydown",()=>{${change}});`)(one)];
    return (file, text) => edits.reduce((edited, edit) => edit(file, edited), text);
  });
  expect(await builtIns()).toEqual(asBefore);
  await page.keyboard.press('Shift');
  expect(await builtIns()).toEqual(['()=>"changed"', true]);
  await leave(page);
  expect(await builtIns()).toEqual(asBefore);
  for (const name of ['String.prototype.anchor', 'Array.prototype.added']) expect(restored.at(-1)).toContain(name);
});

test('constructed style sheets are removed with the page and restored when it is shown again', async ({ page }) => {
  await open(
    page,
    before(
      'entry',
      'const sheet=new CSSStyleSheet();sheet.replaceSync("body{--made:yes}");document.adoptedStyleSheets.push(sheet);',
    ),
  );
  const made = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--made'));
  expect(await made()).toBe('yes');
  await leave(page);
  expect(await made()).toBe('');
  await come(page);
  expect(await made()).toBe('yes');
});

test('elements that a remote adds outside its frame are removed; those that the site adds meanwhile stay', async ({ page }) => {
  const put = 'const box=document.createElement("div");box.className="left-by-the-remote";document.body.append(box);';
  const putTogether = 'const both=document.createDocumentFragment();both.append(box.cloneNode());document.body.append(both);';
  await open(page, onMount(`${put}const again=box.cloneNode();document.querySelector("header").prepend(again);${putTogether}`));
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { className: 'of-the-site' })));
  await expect(page.locator('.left-by-the-remote')).toHaveCount(3);
  await leave(page);
  await expect(page.locator('.left-by-the-remote')).toHaveCount(0);
  await expect(page.locator('.of-the-site')).toHaveCount(1);
});

test('listeners that a page leaves behind are removed with it; those of the site keep working', async ({ page }) => {
  await open(
    page,
    onMount(`for(const target of [window,document,document.body])target.addEventListener("keydown",()=>{${counting('heard')}});`),
  );
  await page.evaluate(() => window.addEventListener('keydown', () => Object.assign(window, { siteHeard: true })));
  await page.keyboard.press('Shift');
  expect(await count(page, 'heard')).toBe(3);
  await leave(page);
  await page.keyboard.press('Shift');
  expect(await count(page, 'heard')).toBe(3);
  expect(await page.evaluate(() => 'siteHeard' in window)).toBe(true);
});

test('listeners that were removed, or ended by their signal or their only event, do not count as left behind', async ({
  page,
}) => {
  const leftovers = consoleOf(page, 'left behind');
  const listen = (type: string, options = '') => `window.addEventListener("${type}",heard${options});`;
  const ended = [
    'const heard=()=>{};const ending=new AbortController();',
    `${listen('scroll')}window.removeEventListener("scroll",heard);`,
    listen('keydown', ',{once:true}'),
    listen('focus', ',{signal:ending.signal}'),
    'window.addEventListener("keyup",()=>ending.abort(),{once:true});',
  ].join('');
  await open(page, lifecycle('mount', `(mount)=>(props)=>{${ended}${listen('resize')}return mount(props)}`));
  await page.keyboard.press('Shift');
  await leave(page);
  expect(leftovers).toEqual([`${area.remote} left behind what the site has cleared away: a listener for resize.`]);
});

test('listeners that its modules add once are paused while no page of the remote is shown', async ({ page }) => {
  await open(page, before('entry', `window.addEventListener("keydown",()=>{${counting('kept')}});`));
  await page.keyboard.press('Shift');
  await leave(page);
  await page.keyboard.press('Shift');
  expect(await count(page, 'kept')).toBe(1);
  await come(page);
  await page.keyboard.press('Shift');
  expect(await count(page, 'kept')).toBe(2);
});

test('intervals end with the page, chains of timeouts and animation frames a few seconds later', async ({ page }) => {
  const chain = `(function again(){${counting('timeouts')};setTimeout(again,50)})();(function draw(){${counting('frames')};requestAnimationFrame(draw)})();`;
  await open(page, onMount(`for(let index=0;index<100;index++)setInterval(()=>{${counting('ticks')}},0);${chain}`));
  await expect.poll(() => count(page, 'ticks')).toBeGreaterThan(100);
  await leave(page);
  const ticks = await count(page, 'ticks');
  await page.waitForTimeout(6000);
  const [timeouts, frames] = [await count(page, 'timeouts'), await count(page, 'frames')];
  await page.waitForTimeout(500);
  expect(await count(page, 'ticks')).toBe(ticks);
  expect([await count(page, 'timeouts'), await count(page, 'frames')]).toEqual([timeouts, frames]);
});

test('observers are disconnected', async ({ page }) => {
  await open(
    page,
    onMount(`new MutationObserver(()=>{${counting('seen')}}).observe(document.body,{subtree:true,childList:true});`),
  );
  await page.evaluate(() => document.body.append(document.createElement('i')));
  await expect.poll(() => count(page, 'seen')).toBeGreaterThan(0);
  await leave(page);
  const seen = await count(page, 'seen');
  await page.evaluate(() => document.body.append(document.createElement('i')));
  expect(await count(page, 'seen')).toBe(seen);
});

test('the site follows an address that a remote changes directly, and Back returns to the page before', async ({ page }) => {
  await open(page, onMount('addEventListener("keydown",()=>history.pushState(null,"","/hotels/regions"),{once:true});'));
  await page.keyboard.press('Shift');
  await shown(deskOf(page), other.remote, other.next.heading);
  await page.goBack();
  await shown(deskOf(page), area.remote, area.heading);
});

test('a remote cannot fill the storage or change what the site keeps in it', async ({ page }) => {
  const fill =
    'try{for(let index=0;index<100;index++)localStorage.setItem("fill"+index,"x".repeat(200000))}catch(error){globalThis.refused=error.name}';
  const touch =
    'try{localStorage.removeItem("innkeeper.token")}catch(error){globalThis.protected=error.name}' +
    'try{localStorage.setItem("innkeeper.api","/elsewhere")}catch(error){globalThis.unmoved=error.name}';
  await open(page, onMount(`${fill};${touch};localStorage.clear();${fill}`));
  const found = await page.evaluate(() => {
    localStorage.setItem('of-the-site', 'x'.repeat(1_000_000));
    const { refused, protected: kept, unmoved } = globalThis as Record<string, unknown>;
    return [refused, kept, unmoved, localStorage.getItem('innkeeper.token')];
  });
  expect(found).toEqual(['QuotaExceededError', 'QuotaExceededError', 'QuotaExceededError', 'a-token']);
});
