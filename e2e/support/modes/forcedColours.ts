import type { Page } from 'playwright/test';

/**
 * Runs in the page. Compares how each control with an on/off state looks in both states: fills, lines and their
 * positions, including `::before` and `::after`, but not font weight. A state shown only by a different icon is not
 * recognised.
 * @returns the name of each control, and whether its states look different
 */
function visibleStates(): Array<[name: string, isVisible: boolean]> {
  const probe = document.createElement('i');
  document.body.append(probe);
  // Windows themes give buttons and fields the same colour as the page.
  const ofThePage = ['Canvas', 'ButtonFace', 'Field'].map((colour) => {
    probe.style.backgroundColor = colour;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  // In forced colours a transparent fill is the colour of the page, with an alpha of 0.
  const isInvisible = (colour: string) => /^rgba.*, 0\)$/.test(colour) || ofThePage.includes(colour);

  const paintOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return '';
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const lines = sides.map((side) => {
      const [kind, width, colour] = [style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]];
      return kind === 'none' || width === '0px' || isInvisible(colour) ? '' : [kind, width, colour].join(' ');
    });
    const fill = isInvisible(style.backgroundColor) ? '' : style.backgroundColor;
    const outline = style.outlineStyle === 'none' ? '' : style.outline;
    const shadow = style.boxShadow === 'none' ? '' : style.boxShadow;
    const paint = [fill, outline, shadow, ...lines].join('|');
    return paint.replaceAll('|', '') === '' ? '' : [paint, style.transform, style.width, style.height].join();
  };
  const lookOf = (element: Element) => [undefined, '::before', '::after'].map((part) => paintOf(element, part)).join(' / ');

  const hasVisibleState = (element: Element) => {
    const lookInOtherState = () => {
      if (element instanceof HTMLInputElement) {
        const { checked, indeterminate } = element;
        Object.assign(element, { checked: !checked && !indeterminate, indeterminate: false });
        const look = lookOf(element);
        Object.assign(element, { checked, indeterminate });
        return look;
      }
      const attribute = ['aria-selected', 'aria-pressed', 'aria-current'].find((name) => element.hasAttribute(name)) ?? '';
      const state = element.getAttribute(attribute) ?? '';
      element.setAttribute(attribute, state === 'true' ? 'false' : 'true');
      if (attribute === 'aria-current') element.removeAttribute(attribute);
      const look = lookOf(element);
      element.setAttribute(attribute, state);
      return look;
    };
    return lookOf(element) !== lookInOtherState();
  };

  const controls =
    'input[type=checkbox], input[type=radio], [aria-selected], button[aria-pressed], a[aria-current], button[aria-current], time[aria-current]';
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [noTransitions];
  const found = [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control): [string, boolean] => {
      const name = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent ?? '';
      const role = control.getAttribute('role') ?? control.tagName.toLowerCase();
      return [`${role} '${name.trim().slice(0, 40)}'`, hasVisibleState(control)];
    });
  document.adoptedStyleSheets = [];
  return found;
}

/** @returns a sentence for each control whose state is normally visible, but not in forced colours */
export async function forcedColours(page: Page): Promise<string[]> {
  const normal = new Map(await page.evaluate(visibleStates));
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(visibleStates);
  await page.emulateMedia({ forcedColors: 'none' });
  return forced
    .filter(([name, isVisible]) => !isVisible && normal.get(name))
    .map(([name]) => `forced colours: ${name} looks the same on and off`);
}
