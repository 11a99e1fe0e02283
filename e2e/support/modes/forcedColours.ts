import type { Page } from 'playwright/test';

/**
 * In the page: what each control that has a state shows of it, as the ink of the control and of what the style sheet draws in it:
 * fills, lines and their places, not the weight of words. A state that is shown by another icon is not included.
 * @returns for each control its name and whether it looks different in its other state
 */
function tellings(): Array<[name: string, tells: boolean]> {
  const probe = document.createElement('i');
  probe.style.backgroundColor = 'Canvas';
  document.body.append(probe);
  const nothing = ['rgba(0, 0, 0, 0)', 'transparent', getComputedStyle(probe).backgroundColor];
  probe.remove();

  const inkOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return '';
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const lines = sides.map((side) => {
      const [kind, width, colour] = [style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]];
      return kind === 'none' || width === '0px' || nothing.includes(colour) ? '' : [kind, width, colour].join(' ');
    });
    const fill = nothing.includes(style.backgroundColor) ? '' : style.backgroundColor;
    const around = style.outlineStyle === 'none' ? '' : style.outline;
    const shadow = style.boxShadow === 'none' ? '' : style.boxShadow;
    const ink = [fill, around, shadow, ...lines].join('|');
    return ink.replaceAll('|', '') === '' ? '' : [ink, style.transform, style.width, style.height].join();
  };
  const parts = (element: Element) => [undefined, '::before', '::after'].map((part) => inkOf(element, part)).join(' / ');

  const told = (element: Element) => {
    const before = parts(element);
    const after = () => {
      if (element instanceof HTMLInputElement) {
        const { checked, indeterminate } = element;
        Object.assign(element, { checked: !checked && !indeterminate, indeterminate: false });
        const other = parts(element);
        Object.assign(element, { checked, indeterminate });
        return other;
      }
      const attribute = ['aria-selected', 'aria-pressed', 'aria-current'].find((name) => element.hasAttribute(name)) ?? '';
      const state = element.getAttribute(attribute) ?? '';
      element.setAttribute(attribute, state === 'true' ? 'false' : 'true');
      if (attribute === 'aria-current') element.removeAttribute(attribute);
      const other = parts(element);
      element.setAttribute(attribute, state);
      return other;
    };
    return before !== after();
  };

  const controls =
    'input[type=checkbox], input[type=radio], [aria-selected], button[aria-pressed], a[aria-current], button[aria-current], time[aria-current]';
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const found = [...document.querySelectorAll(controls)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one): [string, boolean] => {
      const words = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent ?? '';
      return [`${one.getAttribute('role') ?? one.tagName.toLowerCase()} '${words.trim().slice(0, 40)}'`, told(one)];
    });
  document.adoptedStyleSheets = [];
  return found;
}

/** @returns a sentence for each control whose state is normally visible, but not where the system forces its colours */
export async function forcedColours(page: Page): Promise<string[]> {
  const usual = new Map(await page.evaluate(tellings));
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(tellings);
  await page.emulateMedia({ forcedColors: 'none' });
  return forced
    .filter(([name, tells]) => !tells && usual.get(name))
    .map(([name]) => `forced colours: ${name} looks the same on and off`);
}
