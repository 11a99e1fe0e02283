import { expect, test as base, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { caller, signInAt, type Caller } from './api';
import { ourProduct } from './ourProduct';
import { people, PASSWORD, type Person } from './people';

interface Fixtures {
  /** Calls the API as the first super user. */
  api: Caller;
  /** Policy violations, uncaught errors, and what remotes left behind. Each of them fails the journey. */
  complaints: string[];
}

interface Workers {
  address: string;
  /** @returns a token of one of the demo users, the same for the whole run */
  tokenOf: (person: Person) => Promise<string>;
}

/** The hash of nothing: Firefox complains about a script that it has not loaded because the page is left. */
const HASH_OF_NOTHING = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** Collects violations of the content security policy, uncaught errors and what remotes left behind, in all pages of a context. */
function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (/content security policy|left behind what the site has cleared away/i.test(message.text()))
      complaints.push(message.text());
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!message.includes(HASH_OF_NOTHING)) complaints.push(message);
  });
}

export const test = base.extend<Fixtures, Workers>({
  address: [
    async ({}, use) => {
      await use(ourProduct().address);
    },
    { scope: 'worker' },
  ],
  tokenOf: [
    async ({ address }, use) => {
      const tokens = new Map<Person, Promise<string>>();
      await use((person) => {
        const token = tokens.get(person) ?? signInAt(address, people[person]);
        tokens.set(person, token);
        return token;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  context: async ({ context }, use) => {
    await use(context);
    // A request that a handler of this test still holds back would otherwise fail the next test of the worker.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  api: async ({ address, tokenOf }, use) => use(caller(address, await tokenOf('admin'))),
  complaints: [
    async ({ browser }, use) => {
      const complaints: string[] = [];
      // This includes contexts that a test opens for other people.
      const onContext = (context: BrowserContext) => listen(context, complaints);
      for (const context of browser.contexts()) onContext(context);
      browser.on('context', onContext);
      await use(complaints);
      browser.off('context', onContext);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in all pages of a context, without the form. */
export const withToken = (context: BrowserContext, token: string) =>
  context.addInitScript((value) => {
    // A PDF viewer is an iframe without storage, and the empty page that a tab begins with in Firefox has none either.
    if (window !== window.top || origin === 'null') return;
    // Only once: a session that has ended must not come back.
    if (sessionStorage.getItem('signed-in-by-test')) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('innkeeper.token', value);
  }, token);

/** Fills in and sends the sign-in form of the page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A desktop window, in which sidebar and search are always shown. */
export const DESK = { width: 1440, height: 900 };

/** Opens what small screens hide behind a button, if there is that button. */
export async function unfold(page: Page, name: 'Menu' | 'Go to a Property...'): Promise<void> {
  const header = page.getByRole('banner');
  // Whether the button exists is known only once the header is rendered.
  await header.getByRole('link', { name: 'Innkeeper' }).waitFor();
  const opener = header.getByRole('button', { name, exact: true });
  if (await opener.isVisible()) await opener.press('Enter');
}

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

export { expect, PASSWORD, people };
