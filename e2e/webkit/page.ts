import type { WebKit } from './driver';

const LIMIT_MS = 10_000;

const SELECTORS = {
  alertdialog: '[role=alertdialog]',
  button: 'button, [role=button]',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  textbox: 'input, textarea, [role=textbox]',
};
type Role = keyof typeof SELECTORS;

/** Finds a visible element of a role by its accessible name or, failing that, by the beginning of its name. */
const FIND = `
const [selector, name] = arguments;
const textOf = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');
const nameOf = (element) => {
  const labelledBy = element.getAttribute('aria-labelledby');
  const label = element.getAttribute('aria-label') ?? (labelledBy ? textOf(labelledBy) : element.labels?.[0]?.textContent);
  return (label ?? element.textContent).trim();
};
const isShown = (element) => element.getClientRects().length > 0;
const shown = [...document.querySelectorAll(selector)].filter(isShown);
return shown.find((element) => nameOf(element) === name) ?? shown.find((element) => nameOf(element).startsWith(name)) ?? null;`;

/**
 * What a person does on a page of the product, in WebKit. Each action waits for what it needs, and throws an error if
 * it is missing.
 */
export function pageIn(webkit: WebKit) {
  async function until<T>(sentence: string, look: () => Promise<T | null | false>): Promise<T> {
    for (const deadline = Date.now() + LIMIT_MS; ;) {
      const found = await look();
      if (found) return found;
      if (Date.now() > deadline) throw new Error(sentence);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const find = (role: Role, name: string) =>
    until(`There is no ${role} '${name}'.`, () => webkit.element(FIND, SELECTORS[role], name));
  const press = async (role: Role, name: string) => webkit.click(await find(role, name));
  return {
    until,
    find,
    press,
    /** Types into a field letter by letter. */
    fill: async (label: string, text: string) => {
      await press('textbox', label);
      await webkit.type(text);
    },
    /** Waits until a text is visible. */
    sees: (text: string) =>
      until(`'${text}' is not shown.`, () => webkit.run<boolean>('return document.body.innerText.includes(arguments[0])', text)),
    /** The names of the first rows of a list. */
    rows: () =>
      webkit.run<string[]>(
        `return [...document.querySelectorAll('main tbody tr')].slice(0, 3).map((row) => row.querySelector('a').textContent)`,
      ),
  };
}
