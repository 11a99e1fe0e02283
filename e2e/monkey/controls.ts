import type { ElementHandle, Page } from 'playwright';

/** An element of the page that can currently be used. */
export interface Control {
  element: ElementHandle<HTMLElement>;
  kind: 'press' | 'text' | 'richText' | 'select' | 'file';
  /** For reports, such as `button Save`. */
  name: string;
}

const USABLE =
  'a[href], button, summary, input, select, textarea, [role=menuitem], [role=option], [role=gridcell], [contenteditable=true]';
const WITHOUT_TEXT = /checkbox|radio|button|submit|color|range/;

/** The usable elements. While a dialog or menu is open, only those inside, since it is in front of the rest. */
function usable(selector: string): HTMLElement[] {
  const front = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  const shown = [...document.querySelectorAll<HTMLElement>(`${front}, ${selector}`)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  });
  const inFront = shown.findLast((element) => element.matches(front)) ?? document;
  return shown.filter(
    (element) =>
      inFront.contains(element) &&
      element.matches(selector) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      !element.closest('[inert]'),
  );
}

const describe = (elements: HTMLElement[]) =>
  elements.map((element) => ({
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type') ?? '',
    isEditable: element.isContentEditable,
    label: (element.getAttribute('aria-label') ?? element.innerText).trim().replaceAll(/\s+/g, ' ').slice(0, 40),
  }));

function kindOf({ tag, type, isEditable }: ReturnType<typeof describe>[number]): Control['kind'] {
  if (isEditable) return 'richText';
  if (tag === 'select') return 'select';
  if (type === 'file') return 'file';
  return tag === 'textarea' || (tag === 'input' && !WITHOUT_TEXT.test(type)) ? 'text' : 'press';
}

/** All elements of the page that can currently be used. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const list = await page.evaluateHandle(usable, USABLE);
  const described = await list.evaluate(describe);
  const elements = [...(await list.getProperties()).values()];
  await list.dispose();
  return described.map((one, index) => ({
    element: elements[index]!.asElement() as ElementHandle<HTMLElement>,
    kind: kindOf(one),
    name: `${one.tag} ${one.label}`.trim(),
  }));
}
