/** In milliseconds: how long a message is hidden, so that screen readers notice when it reappears. */
const HIDDEN_MS = 100;

/**
 * Moves the focus to a control whose value was refused. If it is there already, as after Enter, another refusal would not be
 * heard: the message below it is hidden for a moment, and announced when it reappears.
 * @param control in a `Field`
 */
export function focusRefused(control: HTMLElement | null | undefined): void {
  if (control !== document.activeElement) return control?.focus();
  const text = document.getElementById(`${control?.id}-error`)?.querySelector('span');
  if (!text) return;
  text.style.visibility = 'hidden';
  setTimeout(() => (text.style.visibility = ''), HIDDEN_MS);
}
