import css from './wholeNames.module.css';

/** How far up from what is pointed at a cut text is looked for. */
const STEPS = 6;
const GAP = 6;

function isCut(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow !== 'ellipsis' && !(Number(webkitLineClamp) > 0)) return false;
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}

function cutAround(target: Element): Element | undefined {
  let element: Element | null = target;
  for (let step = 0; element && step < STEPS; step += 1, element = element.parentElement) if (isCut(element)) return element;
  return undefined;
}

/** The cut text at the focused element: around it, or inside it as on a card. */
const ofFocus = (focused: Element): Element | undefined =>
  focused.matches(':focus-visible') && focused !== document.body
    ? (cutAround(focused) ?? [...focused.querySelectorAll('*')].find(isCut))
    : undefined;

/** Below the text, or above it where there is no room; never beyond the window. */
function place(box: HTMLElement, { left, top, bottom }: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = bottom + GAP;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  box.style.top = `${below + height <= innerHeight ? below : Math.max(GAP, top - GAP - height)}px`;
}

/**
 * Shows the whole of a text that the styles cut off with an ellipsis, while the pointer or the keyboard's focus is on it (WCAG 1.4.13:
 * Escape hides it, and the pointer may rest on it). Screen readers read the text itself, which is complete.
 * @returns a function that stops it
 */
export function wholeNames(): () => void {
  const box = document.createElement('div');
  box.className = css.whole ?? '';
  box.setAttribute('aria-hidden', 'true');
  box.popover = 'manual';
  let shown: Element | undefined;

  const hide = () => {
    if (!shown) return;
    shown = undefined;
    box.remove();
  };
  const show = (cut: Element | undefined) => {
    if (cut === shown) return;
    hide();
    if (!cut) return;
    shown = cut;
    box.textContent = cut.textContent;
    document.body.append(box);
    // Above dialogs as well.
    box.showPopover?.();
    place(box, cut.getBoundingClientRect());
  };
  const point = ({ target }: Event) => {
    if (!(target instanceof Element) || box.contains(target)) return;
    const focused = document.activeElement;
    show(cutAround(target) ?? (focused ? ofFocus(focused) : undefined));
  };
  const focus = ({ target }: Event) => {
    if (target instanceof Element) show(ofFocus(target));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  document.addEventListener('pointerover', point);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', key, true);
  window.addEventListener('scroll', hide, true);
  return () => {
    hide();
    document.removeEventListener('pointerover', point);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', hide);
    document.removeEventListener('keydown', key, true);
    window.removeEventListener('scroll', hide, true);
  };
}
