import { ownerOf, type ContainedRemote } from './owner';

/** Splits a list of selectors at its commas, except for those in brackets. */
function splitSelectors(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selectors) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

const INNERMOST_FUNCTION = /:([\w-]+)\(([^()]*)\)/;
const namesOwn = (selector: string): boolean => /[.#]/.test(selector);

/**
 * A selector without a class or an id matches elements of the site and of every other remote. Names inside `:not` and
 * `:has` say nothing about the matched elements themselves; in `:is`, one alternative without a name is enough.
 */
export function isGlobal(selector: string): boolean {
  let rest = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let found = INNERMOST_FUNCTION.exec(rest); found; found = INNERMOST_FUNCTION.exec(rest)) {
    const [whole, name = '', inside = ''] = found;
    const limits = !['not', 'has'].includes(name) && inside.split(',').every(namesOwn);
    rest = rest.replace(whole, limits ? '.limited' : '');
  }
  return !namesOwn(rest);
}

/**
 * Limits the global selectors of a list to one remote's element.
 * @returns null when none of them is global
 */
export function scopeSelectors(name: string, selectors: string): string | null {
  const parts = splitSelectors(selectors);
  if (!parts.some(isGlobal)) return null;
  return parts.map((part) => (isGlobal(part) ? `[data-remote="${name}"] ${part}` : part)).join(', ');
}

function containRules(rules: CSSRuleList, name: string, changed: string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const scoped = scopeSelectors(name, rule.selectorText);
      if (scoped === null) continue;
      changed.push(rule.selectorText);
      rule.selectorText = scoped;
    } else if (rule instanceof CSSGroupingRule) containRules(rule.cssRules, name, changed);
    // The imported sheet has arrived as well: a style sheet counts as loaded only once its imports are.
    else if (rule instanceof CSSImportRule && rule.styleSheet) containRules(rule.styleSheet.cssRules, name, changed);
  }
}

function containSheet(sheet: CSSStyleSheet, owner: ContainedRemote): void {
  const changed: string[] = [];
  try {
    containRules(sheet.cssRules, owner.name, changed);
  } catch (error) {
    // Styles from an origin that does not allow reading them cannot be changed, so they are not used.
    console.warn(error);
    sheet.disabled = true;
  }
  if (changed.length > 0)
    console.warn(
      `${owner.name} has styles for everything on the page; they apply only inside it: ${changed.slice(0, 5).join('; ')}`,
    );
}

/** Limits the global styles of a remote's style sheet to the remote's own element, as soon as it has loaded. */
export function containStyle(link: HTMLLinkElement): void {
  const owner = ownerOf(link.href);
  if (!owner) return;
  link.addEventListener('load', () => link.sheet && containSheet(link.sheet, owner), { once: true });
}
