import type { Caller } from '../support/api';
import { navigateInPage, UNKNOWN_ADDRESS } from '../support/navigateInPage';
import { addressOf, entries } from '../support/routeTable';
import type { WebKit } from './driver';
import { pageIn } from './page';

/** Collects script errors and violations of the content policy from now on. */
const LISTEN = `
window.complaints = [];
const note = (text) => window.complaints.push(text);
addEventListener('error', ({ message }) => message && note(message));
addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => note(violatedDirective + ' ' + blockedURI));`;

const FOLLOW = `(${String(navigateInPage)})(arguments[0])`;

/** The heading of a complete page, how far the page is too wide, and the errors so far. */
const LOOK = `
const main = document.querySelector('main');
const heading = main?.querySelector('h1');
if (!heading || main.querySelector('[aria-busy=true]')) return null;
const { scrollWidth, clientWidth } = document.documentElement;
return { heading: heading.textContent, beyond: scrollWidth - clientWidth, complaints: window.complaints.splice(0) };`;

/** WebKit refuses more than 100 changes of the address in ten seconds, and a visit takes two. */
const PACE_MS = 250;

interface Seen {
  heading: string;
  beyond: number;
  complaints: string[];
}

/** Window widths in pixels: of a desktop, and roughly of a phone. */
const WIDTHS = [1366, 420];

/**
 * Opens every address of the route table in turn, in one document.
 * @param webkit a browser in which a super user is signed in
 * @returns how many pages were seen, and a sentence for each that has no heading, is too wide, or reported an error
 */
export async function walk(webkit: WebKit, api: Caller): Promise<{ pages: number; problems: string[] }> {
  const { until } = pageIn(webkit);
  const problems: string[] = [];
  const shown = entries.filter(({ page }) => page);
  await webkit.run(LISTEN);
  for (const width of WIDTHS) {
    await webkit.resize(width, 900);
    for (const { path } of shown) {
      const address = await addressOf(api, path);
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
      await webkit.run(FOLLOW, UNKNOWN_ADDRESS);
      await webkit.run(FOLLOW, address);
      const where = `${address}, ${width} px`;
      try {
        const seen = await until(`${where}: its heading did not appear.`, async () => {
          const page = await webkit.run<Seen | null>(LOOK);
          return page?.heading === '404 Not Found' ? null : page;
        });
        if (seen.beyond > 0) problems.push(`${where}: ${seen.beyond} px too wide.`);
        problems.push(...seen.complaints.map((complaint) => `${where}: ${complaint}`));
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
  }
  await webkit.resize(WIDTHS[0]!, 900);
  return { pages: shown.length * WIDTHS.length, problems };
}
