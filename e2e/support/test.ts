import { expect, test as base, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { caller, signInAt, type Caller } from './api';
import { ourProduct } from './ourProduct';
import { people, PASSWORD, type Person } from './people';

interface Fixtures {
  /** Calls as the first super user. */
  api: Caller;
  /** What the browser complained about: policy violations and uncaught errors fail the journey in any case. */
  complaints: string[];
}

interface Workers {
  address: string;
  /** A token of one of the demo's people; the same one for a whole run. */
  tokenOf: (person: Person) => Promise<string>;
}

/** Violations of the content policy and uncaught errors of a page, as they happen. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
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
  api: async ({ address, tokenOf }, use) => use(caller(address, await tokenOf('admin'))),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Every page of the context is signed in from its first load, without the form. */
export const withToken = (context: BrowserContext, token: string) =>
  context.addInitScript((value) => {
    // The viewer of a PDF is a frame without any storage.
    if (window !== window.top) return;
    // Once only: a session that ends must stay ended.
    if (sessionStorage.getItem('signed-in-by-test')) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('innkeeper.token', value);
  }, token);

/** Signs in by the form that is on the page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** For journeys that name what is open on wide screens and folded on smaller ones. */
export const DESK = { width: 1440, height: 900 };

/** What smaller screens put behind a button: presses it if it exists. */
export async function unfold(page: Page, name: 'Menu' | 'Go to a Property...'): Promise<void> {
  const header = page.getByRole('banner');
  // Whether the button exists is known once the header is drawn.
  await header.getByRole('link', { name: 'Innkeeper' }).waitFor();
  const opener = header.getByRole('button', { name, exact: true });
  if (await opener.isVisible()) await opener.press('Enter');
}

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

export { expect, PASSWORD, people };
