import { focusHeading } from './focusHeading';
import { isTouch } from './isTouch';

const DIALOG = '[role=dialog]';
const FIELDS = 'input[type=search], [role=search] :is(input, select)';

/**
 * For a button that clears a filter and disappears: moves the focus to the first field of the filter, in the button's dialog or
 * else on the page. Without such a field, and on a touch screen, where a field would open the keyboard, the page's heading gets the
 * focus; in a dialog, the nearest control does.
 * @param button the button that was pressed
 */
export function focusFilter(button: Element): void {
  const part = button.closest(`${DIALOG}, main`);
  const field = isTouch() ? null : (part ?? document).querySelector<HTMLElement>(FIELDS);
  if (field) field.focus();
  else if (!part?.matches(DIALOG)) focusHeading();
}
