import css from './truncated.module.css';

/** How many elements, from the target upwards, may be the truncated one. */
const MAX_LEVELS = 6;
/** Between the text and the popover, and around the popover, in pixels. */
const GAP = 6;

function isTruncated(element: Element): boolean {
  // A field can be scrolled, and what it contains is not its text.
  if (element.matches('input, textarea, select')) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow !== 'ellipsis' && !(Number(webkitLineClamp) > 0)) return false;
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}

function truncatedAncestor(target: Element): Element | undefined {
  let element: Element | null = target;
  for (let level = 0; element && level < MAX_LEVELS; level += 1, element = element.parentElement)
    if (isTruncated(element)) return element;
  return undefined;
}

/** The truncated text of the focused element: around it, or inside it as on a card. */
const truncatedAtFocus = (focused: Element): Element | undefined =>
  focused.matches(':focus-visible') && focused !== document.body
    ? (truncatedAncestor(focused) ?? [...focused.querySelectorAll('*')].find(isTruncated))
    : undefined;

/** Places the popover below the text, or above it if there is no room; never beyond the window. */
function position(box: HTMLElement, { left, top, bottom }: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = bottom + GAP;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  box.style.top = `${below + height <= innerHeight ? below : Math.max(GAP, top - GAP - height)}px`;
}

/**
 * Shows the full text where the styles truncate it with an ellipsis, while the pointer or the keyboard's focus is on it (WCAG
 * 1.4.13: Escape hides it, and the pointer may rest on it). Screen readers read the text itself, which is complete.
 * @returns a function that stops it
 */
export function showTruncatedText(): () => void {
  const box = document.createElement('div');
  box.className = css.popover ?? '';
  box.setAttribute('aria-hidden', 'true');
  box.popover = 'manual';
  let shown: Element | undefined;

  const hide = () => {
    if (!shown) return;
    shown = undefined;
    box.remove();
  };
  const show = (text: Element | undefined) => {
    if (text === shown) return;
    hide();
    if (!text) return;
    shown = text;
    box.textContent = text.textContent;
    document.body.append(box);
    // The top layer is above dialogs as well.
    box.showPopover?.();
    position(box, text.getBoundingClientRect());
  };
  const showAt = (target: Element) => {
    const focused = document.activeElement;
    show(truncatedAncestor(target) ?? (focused ? truncatedAtFocus(focused) : undefined));
  };
  const onPointerOver = ({ target }: Event) => {
    if (target instanceof Element && !box.contains(target)) showAt(target);
  };
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element) show(truncatedAtFocus(target));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  window.addEventListener('scroll', hide, { signal, capture: true });
  // The pointer or the focus may have arrived before this code was loaded.
  showAt([...document.querySelectorAll(':hover')].at(-1) ?? document.body);
  return () => {
    hide();
    controller.abort();
  };
}
