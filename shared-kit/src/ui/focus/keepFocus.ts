import { focusHeading } from './focusHeading';
import { ignoreHeldEnter } from './ignoreHeldEnter';
import { isTouch } from './isTouch';
import { placeOf, pointOf, type Place } from './place';

const CONTROLS =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled):not([type=hidden]), textarea:not(:disabled), [tabindex="0"]';
/** Fields get the focus only from other fields or from the control that they replace: the next key would be typed into them. */
const FIELDS = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable=true]';
/** In milliseconds; long enough for pages and dialogs that set the focus themselves to have done so. */
const DELAY = 120;

const isUnavailable = ({ element }: Place) => !element.isConnected || element.matches(':disabled');

function tryFocus(control: HTMLElement): boolean {
  control.focus({ preventScroll: true });
  return document.activeElement === control;
}

/**
 * Moves the focus to the control nearest to where the lost one was, within the smallest remaining part of the page that has one.
 * @returns whether a control took it
 */
function focusNearest({ element, ancestors, floating, x, y }: Place): boolean {
  const innermost = ancestors.find((ancestor) => ancestor.isConnected);
  const distanceTo = (control: Element) => {
    const point = pointOf(control);
    return Math.hypot(point.x - x, point.y - y);
  };
  for (const part of ancestors) {
    if (part.isConnected) {
      const allowsFields = element.matches(FIELDS) || (part === innermost && !isTouch());
      const candidates = [...part.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((control) => control.tabIndex >= 0 && !control.closest('[aria-hidden=true]'))
        .filter((control) => allowsFields || !control.matches(FIELDS))
        .map((control) => ({ control, distance: distanceTo(control) }))
        .sort((a, b) => a.distance - b.distance);
      if (candidates.some(({ control }) => tryFocus(control))) return true;
    }
    // Outside the page there is only the frame that all pages share.
    if (part === floating || part.matches('main, header')) return false;
  }
  return false;
}

/**
 * Keeps the keyboard position when the focused control disappears, such as with its row. Browsers then start again at the top of
 * the page; here the focus moves to the nearest remaining control (WCAG 2.4.3). A page or dialog that sets the focus itself takes
 * precedence, and so does a change of page. An Enter that is held down presses none of the controls to which the focus moves.
 * @param first where the focus was before, for a control that has disappeared since
 * @returns a function that stops it
 */
export function keepFocus(first?: Place): () => void {
  let last = first;
  /** The last one outside dialogs and menus: where to continue when those close over a row that was deleted. */
  let lastInPage = first?.floating ? undefined : first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = placeOf(target);
    if (!last.floating) lastInPage = last;
  };
  /** The last place, if its control has lost the focus. */
  const lostPlace = () => {
    // A control that was just disabled keeps the focus until the next frame, and that frame mutates nothing.
    const isLost = document.activeElement === document.body || document.activeElement === last?.element;
    return isLost && last && isUnavailable(last) ? last : undefined;
  };
  const restore = () => {
    const lost = lostPlace();
    if (!lost) return;
    // The focus was on another page, or on this page's placeholder heading: it belongs on the heading that the page has now.
    if (lost.path !== location.pathname || lost.element.matches('h1')) return focusHeading();
    const opener = lost.floating && lastInPage;
    // The action of a message, such as Undo, is about the page, not about other messages.
    const isMessageAction = opener && lost.element.matches('[data-answer]');
    if ((!isMessageAction && focusNearest(lost)) || !opener) return;
    // The opener may have been hidden meanwhile, such as the search on small screens.
    if (isUnavailable(opener) || !tryFocus(opener.element as HTMLElement)) focusNearest(opener);
  };
  // A press outside all controls means that none should be focused.
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!last?.element.contains(target as Node)) last = undefined;
  };
  const onMutation = () => {
    if (!lostPlace()) return;
    clearTimeout(timer);
    timer = setTimeout(restore, DELAY);
  };
  const observer = new MutationObserver(onMutation);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', onPointerDown);
  onMutation();
  const stopIgnoring = ignoreHeldEnter();
  return () => {
    stopIgnoring();
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}
