import { visit } from './browser.mjs';
import { median, share } from './numbers.mjs';
import { tasksDuring } from './tasks.mjs';

const ROWS = 1000;
const LONG = 50;
const KEYS = 60;

/** Multiplies the rows of a list on their way to the page. */
async function manyRows(page) {
  await page.route(/\/api\/.*\/specials\?.*per_page=1000/, async (route) => {
    const body = await (await route.fetch()).json();
    const data = Array.from({ length: ROWS }, (_, at) => {
      const row = body.data[at % body.data.length];
      return { ...row, id: `${row.id}-${at}`, title: `${row.title} ${at + 1}`, sort_index: at + 1 };
    });
    const meta = { ...body.meta, count: ROWS, total_pages: 1, per_page: ROWS, links: { previous: null, next: null } };
    await route.fulfill({ json: { ...body, data, meta } });
  });
}

/** Scrolls a list of 1,000 rows to its end and back, and drags a row past the edge of the window. */
export const longTasks = (browser, { url, token }) =>
  visit(browser, { token }, async (page) => {
    await manyRows(page);
    await page.goto(`${url}?per_page=${ROWS}`);
    const handle = page.getByRole('button', { name: /^Move .* position 3 of/ });
    await handle.waitFor();
    await page.waitForTimeout(1500);
    await page.mouse.move(720, 500);
    const scroll = await tasksDuring(page, async () => {
      for (const by of [600, -600]) for (let step = 0; step < 90; step += 1) await page.mouse.wheel(0, by);
      await page.waitForTimeout(500);
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    await handle.hover();
    await page.waitForTimeout(500);
    const drag = await tasksDuring(page, async () => {
      await page.mouse.down();
      for (let step = 0; step <= 60; step += 1) await page.mouse.move(400, 300 + step * 10);
      for (let step = 0; step < 60; step += 1) await page.mouse.move(400 + (step % 2), 895);
      for (let step = 0; step <= 60; step += 1) await page.mouse.move(400, 890 - step * 8);
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });
    const worst = (tasks) => Math.max(...tasks);
    const count = (tasks) => tasks.filter((duration) => duration > LONG).length;
    return { long: count(scroll) + count(drag), scroll: worst(scroll), drag: worst(drag) };
  });

/** A form that is never filled ends the run with a message instead of hanging it. */
const OPEN_LIMIT = 20_000;

/** From the press on a row to the next frame after its form holds what the row says. */
const openRow = (page, row) =>
  page.evaluate(
    ([selector, limit]) =>
      new Promise((resolve, reject) => {
        const opener = document.querySelector(selector);
        const wanted = opener.textContent.trim();
        const began = performance.now();
        opener.click();
        const look = () => {
          const filled = [...document.querySelectorAll('input')].some(({ value }) => value === wanted);
          const editors = document.querySelectorAll('.ql-editor');
          if (performance.now() - began > limit) return void reject(new Error(`The form of '${wanted}' was not filled in time.`));
          if (!filled || editors.length < 1 || editors[0].textContent.trim() === '') return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        look();
      }),
    [row, OPEN_LIMIT],
  );

/**
 * What the page under test keeps between two calls.
 * @typedef {Window & {keyTimes?: number[], stopKeys?: AbortController}} Measured
 */

/** @returns {Promise<number[]>} milliseconds from a key to the end of the frame that shows it */
async function keysIn(page, box) {
  await box.click();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const measured = /** @type {Measured} */ (window);
    const times = (measured.keyTimes = []);
    measured.stopKeys?.abort();
    const stop = (measured.stopKeys = new AbortController());
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - began);
          port2.postMessage(null);
        });
      },
      { capture: true, signal: stop.signal },
    );
  });
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press('abcdefghij'[at % 10]);
    await page.waitForTimeout(25);
  }
  return page.evaluate(() => /** @type {Measured} */ (window).keyTimes ?? []);
}

/**
 * Opens a row and types, the second time when everything is there: the form's code has been loaded once before.
 * @param {import('playwright').Browser} browser
 * @param {{url: string, token: string, row: string, back: (page) => Promise<void>}} place `row` is a selector of what opens a row
 */
export const warmForm = (browser, { url, token, row, back }) =>
  visit(browser, { token }, async (page) => {
    await page.goto(url);
    await page.locator(row).first().waitFor();
    const times = [];
    for (let round = 0; round < 6; round += 1) {
      await page.waitForTimeout(600);
      times.push(await openRow(page, row));
      if (round === 5) break;
      await back(page);
      await page.locator(row).first().waitFor();
    }
    await page.waitForTimeout(1500);
    const title = await keysIn(
      page,
      page
        .locator('input')
        .filter({ visible: true })
        .and(page.getByLabel('Title', { exact: true }))
        .first(),
    );
    const rich = await keysIn(page, page.locator('.ql-editor').first());
    return { open: median(times.slice(1)), title: share(title, 0.95), rich: share(rich, 0.95) };
  });
