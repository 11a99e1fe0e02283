import { callerOf, type ContainedRemote } from './owner';

const owners = new WeakMap<CSSStyleSheet, ContainedRemote>();
const suspended = new WeakMap<ContainedRemote, CSSStyleSheet[]>();

/** Tracks the style sheets that remotes create by script. */
export function containConstructedStyles(): void {
  const construct = (target: typeof CSSStyleSheet, args: unknown[], self: typeof CSSStyleSheet) => {
    const sheet = Reflect.construct(target, args, self) as CSSStyleSheet;
    const owner = callerOf(construct);
    if (owner) owners.set(sheet, owner);
    return sheet;
  };
  globalThis.CSSStyleSheet = new Proxy(CSSStyleSheet, { construct });
}

/** Removes style sheets created by a remote from the page. */
export function removeConstructedStyles(owner: ContainedRemote): void {
  const sheets = document.adoptedStyleSheets.filter((sheet) => owners.get(sheet) === owner);
  if (sheets.length === 0) return;
  suspended.set(owner, sheets);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
}

/** Restores them for its next page. */
export function restoreConstructedStyles(owner: ContainedRemote): void {
  const sheets = suspended.get(owner);
  if (!sheets) return;
  suspended.delete(owner);
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...sheets.filter((sheet) => !document.adoptedStyleSheets.includes(sheet)),
  ];
}
