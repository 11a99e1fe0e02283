const FLOATING = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=status], [aria-live]';

/** Where the focus is, or was before its control disappeared. */
export interface Place {
  element: Element;
  /** From the innermost outwards, excluding the page's frame. */
  ancestors: Element[];
  /** The dialog, menu or message that it is in. */
  floating: Element | null;
  /** Relative to the page, since the window may be scrolled before it is used. */
  x: number;
  y: number;
  path: string;
}

/** @returns the upper left corner of an element, relative to the page */
export function pointOf(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY };
}

/** @returns the place of an element that has the focus */
export function placeOf(element: Element): Place {
  const ancestors: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== document.body && outer.id !== 'root'; outer = outer.parentElement)
    ancestors.push(outer);
  return { element, ancestors, floating: element.closest(FLOATING), ...pointOf(element), path: location.pathname };
}
