import { visit } from './browser.mjs';
import { median, quantile } from './numbers.mjs';
import { tasksDuring } from './tasks.mjs';

const ROWS = 1000;
const LONG_TASK_MS = 50;
const KEY_COUNT = 60;

/** Repeats the rows in the API's answers until there are 1,000. */
async function multiplyRows(page) {
  await page.route(/\/api\/.*\/specials\?.*per_page=1000/, async (route) => {
    const body = await (await route.fetch()).json();
    const data = Array.from({ length: ROWS }, (_, index) => {
      const row = body.data[index % body.data.length];
      return { ...row, id: `${row.id}-${index}`, title: `${row.title} ${index + 1}`, sort_index: index + 1 };
    });
    const meta = { ...body.meta, count: ROWS, total_pages: 1, per_page: ROWS, links: { previous: null, next: null } };
    await route.fulfill({ json: { ...body, data, meta } });
  });
}

/**
 * Measures the tasks of the main thread while a list of 1,000 rows is scrolled to its end and back, and a row is dragged past the
 * edge of the window.
 */
export const longListTasks = (browser, { url, token }) =>
  visit(browser, { token }, async (page) => {
    await multiplyRows(page);
    await page.goto(`${url}?per_page=${ROWS}`);
    const handle = page.getByRole('button', { name: /^Move / }).nth(2);
    await handle.waitFor();
    await page.waitForTimeout(1500);
    await page.mouse.move(720, 500);
    const scroll = await tasksDuring(page, async () => {
      for (const distance of [600, -600]) for (let step = 0; step < 90; step += 1) await page.mouse.wheel(0, distance);
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
    const longest = (tasks) => Math.max(...tasks);
    const countLong = (tasks) => tasks.filter((duration) => duration > LONG_TASK_MS).length;
    return { long: countLong(scroll) + countLong(drag), scroll: longest(scroll), drag: longest(drag) };
  });

/** After this time a form that is never filled fails with a message, instead of hanging the run. */
const OPEN_LIMIT = 20_000;

/** Opens a row. @returns the milliseconds from the click to the frame after the form is filled */
const openRow = (page, row) =>
  page.evaluate(
    ([selector, limit]) =>
      new Promise((resolve, reject) => {
        const opener = document.querySelector(selector);
        const title = opener.textContent.trim();
        const startTime = performance.now();
        opener.click();
        const check = () => {
          const filled = [...document.querySelectorAll('input')].some(({ value }) => value === title);
          const editors = document.querySelectorAll('.ql-editor');
          if (performance.now() - startTime > limit)
            return void reject(new Error(`The form of '${title}' was not filled in time.`));
          if (!filled || editors.length < 1 || editors[0].textContent.trim() === '') return void requestAnimationFrame(check);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startTime)));
        };
        check();
      }),
    [row, OPEN_LIMIT],
  );

/**
 * The window of the page under test, with the time that each key took.
 * @typedef {Window & {keyTimes?: number[], keyListener?: AbortController}} MeasuredWindow
 */

/** Types into a box. @returns {Promise<number[]>} for each key, the milliseconds until the end of the frame that shows it */
async function typeInto(page, box) {
  await box.click();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const measured = /** @type {MeasuredWindow} */ (window);
    const times = (measured.keyTimes = []);
    measured.keyListener?.abort();
    const listener = (measured.keyListener = new AbortController());
    document.addEventListener(
      'keydown',
      () => {
        const startTime = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - startTime);
          port2.postMessage(null);
        });
      },
      { capture: true, signal: listener.signal },
    );
  });
  for (let index = 0; index < KEY_COUNT; index += 1) {
    await page.keyboard.press('abcdefghij'[index % 10]);
    await page.waitForTimeout(25);
  }
  return page.evaluate(() => /** @type {MeasuredWindow} */ (window).keyTimes ?? []);
}

/**
 * Times opening a row and typing in its form, once the code of the form is loaded.
 * @param {import('playwright').Browser} browser
 * @param {{url: string, token: string, row: string, back: (page) => Promise<void>}} place `row` is a selector of the control that opens a row
 */
export const warmFormTimes = (browser, { url, token, row, back }) =>
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
    const title = await typeInto(
      page,
      page
        .locator('input')
        .filter({ visible: true })
        .and(page.getByLabel('Title', { exact: true }))
        .first(),
    );
    const rich = await typeInto(page, page.locator('.ql-editor').first());
    return { open: median(times.slice(1)), title: quantile(title, 0.95), rich: quantile(rich, 0.95) };
  });
