/**
 * Queries by role compute the style of each element and its ancestors, and jsdom matches its whole default style sheet each time,
 * which would take a fifth of the time of all tests of screens. Without other style sheets, the result depends only on these
 * attributes and on inherited styles.
 */
const RELEVANT_ATTRIBUTES = ['hidden', 'type', 'open', 'popover', 'dir', 'style'];

const compute = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

/** The inherited properties that queries and simulated clicks read. */
const INHERITED = /visibility|pointer-events/;

/** Whether an element's style may differ from what its attributes say: it inherits an inline style, or is hidden by `details`. */
function isSpecial(element: Element | null): boolean {
  for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.localName === 'details' || INHERITED.test(ancestor.getAttribute('style') ?? '')) return true;
  }
  return false;
}

window.getComputedStyle = (element, part) => {
  if (part || document.styleSheets.length > 0 || isSpecial(element)) return compute(element, part);
  const key = [element.localName, ...RELEVANT_ATTRIBUTES.map((name) => element.getAttribute(name))].join('|');
  const style = styles.get(key) ?? compute(element);
  styles.set(key, style);
  return style;
};
