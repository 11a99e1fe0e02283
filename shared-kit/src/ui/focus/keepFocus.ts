import { byFinger } from './byFinger';

const CONTROLS =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled):not([type=hidden]), textarea:not(:disabled), [tabindex="0"]';
/** The next key would be typed into these, so they only follow one of the same kind, or the control that they replaced. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable=true]';
const FLOATING = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=status], [aria-live]';
/** In milliseconds; pages and dialogs that set the focus themselves have done so by then. */
const PATIENCE = 120;

interface Place {
  element: Element;
  /** From the innermost outwards, excluding the page's frame. */
  around: Element[];
  /** The dialog, menu or message that it is in. */
  floating: Element | null;
  /** Relative to the page, since the window may be scrolled before it is used. */
  x: number;
  y: number;
  path: string;
}

function pointOf(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY };
}

function placeOf(element: Element): Place {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== document.body && outer.id !== 'root'; outer = outer.parentElement)
    around.push(outer);
  return { element, around, floating: element.closest(FLOATING), ...pointOf(element), path: location.pathname };
}

const isGone = ({ element }: Place) => !element.isConnected || element.matches(':disabled');

function takesFocus(control: HTMLElement): boolean {
  control.focus({ preventScroll: true });
  return document.activeElement === control;
}

/**
 * Moves the focus to the control nearest to where the lost one was, within the smallest remaining part of the page that has one.
 * @returns whether one took it
 */
function passOn({ element, around, floating, x, y }: Place): boolean {
  const innermost = around.find((part) => part.isConnected);
  const distance = (control: Element) => {
    const point = pointOf(control);
    return Math.hypot(point.x - x, point.y - y);
  };
  for (const part of around) {
    if (part.isConnected) {
      const typing = element.matches(TYPED_IN) || (part === innermost && !byFinger());
      const heirs = [...part.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((control) => control.tabIndex >= 0 && !control.closest('[aria-hidden=true]'))
        .filter((control) => typing || !control.matches(TYPED_IN))
        .map((control) => ({ control, away: distance(control) }))
        .sort((a, b) => a.away - b.away);
      if (heirs.some(({ control }) => takesFocus(control))) return true;
    }
    // Outside the page there is only the frame that all pages share.
    if (part === floating || part.matches('main, header')) return false;
  }
  return false;
}

/**
 * Keeps the keyboard position when the focused control disappears: its row was deleted, or the button did its work. Browsers then
 * start again at the top of the page; here the focus moves to the nearest remaining control (WCAG 2.4.3). A page or dialog that
 * sets the focus itself takes precedence, and so does a change of page.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /**
   * The last focused control, and the last one outside dialogs and menus: where to continue when those close over a row that is
   * gone.
   */
  let last: Place | undefined;
  let inPage: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = placeOf(target);
    if (!last.floating) inPage = last;
  };
  const restore = () => {
    const isLost = document.activeElement === document.body || document.activeElement === last?.element;
    if (!isLost || !last || !isGone(last) || last.path !== location.pathname) return;
    const before = last.floating && inPage;
    // What a message offers, such as Undo, is about the page: other messages have nothing to do with it.
    const isAnswer = before && last.element.matches('[data-answer]');
    if ((!isAnswer && passOn(last)) || !before) return;
    if (isGone(before)) passOn(before);
    else takesFocus(before.element as HTMLElement);
  };
  // A press outside all controls means that none should be focused.
  const press = ({ target }: PointerEvent) => {
    if (!last?.element.contains(target as Node)) last = undefined;
  };
  // A control that was just disabled holds the focus until the next frame, which changes nothing in the document.
  const look = () => {
    const isLost = document.activeElement === document.body || document.activeElement === last?.element;
    if (!isLost || !last || !isGone(last)) return;
    clearTimeout(timer);
    timer = setTimeout(restore, PATIENCE);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', press);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', press);
  };
}
