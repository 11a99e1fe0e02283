import { focusHeading } from './focusHeading';
import { isTouch } from './isTouch';

const DIALOG = '[role=dialog]';
const FIELDS = 'input[type=search], [role=search] :is(input, select)';

/**
 * Moves the focus to the first field of the filter, for a button that clears it and disappears: of the dialog that the button is in,
 * else of the page. Without such a field, and on a touch screen, where it would open the keyboard, the page's heading gets it; in a
 * dialog the nearest control.
 * @param button the pressed one
 */
export function focusFilter(button: Element): void {
  const part = button.closest(`${DIALOG}, main`);
  const field = isTouch() ? null : (part ?? document).querySelector<HTMLElement>(FIELDS);
  if (field) field.focus();
  else if (!part?.matches(DIALOG)) focusHeading();
}
