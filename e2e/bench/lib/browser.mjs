import { chromium } from 'playwright';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser for all measurements. */
export const openBrowser = () =>
  chromium.launch({ executablePath: ensureChromium(), args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args] });

/**
 * Opens a page with an empty cache, and closes it afterwards.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {{token?: string}} options with a token, the page is signed in
 * @param {(page: import('playwright').Page, problems: string[]) => Promise<T>} use `problems` collects the console
 * errors
 */
export async function visit(browser, { token }, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('innkeeper.token', value), token);
    const page = await context.newPage();
    const problems = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    return await use(page, problems);
  } finally {
    await context.close();
  }
}
