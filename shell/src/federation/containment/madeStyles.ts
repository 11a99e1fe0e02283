import { callerOf, type Contained } from './owner';

const made = new WeakMap<CSSStyleSheet, Contained>();
const suspended = new WeakMap<Contained, CSSStyleSheet[]>();

/** Tracks the style sheets that remotes create by script. */
export function containMadeStyles(): void {
  const construct = (target: typeof CSSStyleSheet, args: unknown[], self: typeof CSSStyleSheet) => {
    const sheet = Reflect.construct(target, args, self) as CSSStyleSheet;
    const owner = callerOf(construct);
    if (owner) made.set(sheet, owner);
    return sheet;
  };
  globalThis.CSSStyleSheet = new Proxy(CSSStyleSheet, { construct });
}

/** Removes style sheets created by a remote from the page. */
export function removeMadeStyles(owner: Contained): void {
  const own = document.adoptedStyleSheets.filter((sheet) => made.get(sheet) === owner);
  if (own.length === 0) return;
  suspended.set(owner, own);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
}

/** Puts them back for its next page. */
export function restoreMadeStyles(owner: Contained): void {
  const own = suspended.get(owner);
  if (!own) return;
  suspended.delete(owner);
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...own.filter((sheet) => !document.adoptedStyleSheets.includes(sheet)),
  ];
}
