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

/** Starts the browser of all measurements. */
export const openBrowser = () =>
  chromium.launch({ executablePath: ensureChromium(), args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args] });

/**
 * @template T
 * Opens a page in a browser that has never seen the site, and closes it afterwards.
 * @param {import('playwright').Browser} browser
 * @param {{token?: string}} options signed in when there is a token
 * @param {(page: import('playwright').Page, problems: string[]) => Promise<T>} work `problems` collects what the console complains about
 */
export async function visit(browser, { token }, work) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (token) await context.addInitScript((kept) => localStorage.setItem('innkeeper.token', kept), token);
    const page = await context.newPage();
    const problems = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    return await work(page, problems);
  } finally {
    await context.close();
  }
}
