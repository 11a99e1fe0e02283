/** How long a message is gone: screen readers take notice of it. */
const GONE_MS = 100;

/**
 * Moves the focus to a control whose value was refused. If it is there already, as after Enter, nothing would be heard of another
 * refusal: the message below it goes for a moment, and is announced when it comes back.
 * @param control in a `Field`
 */
export function focusRefused(control: HTMLElement | null | undefined): void {
  if (control !== document.activeElement) return control?.focus();
  const text = document.getElementById(`${control?.id}-error`)?.querySelector('span');
  if (!text) return;
  text.style.visibility = 'hidden';
  setTimeout(() => (text.style.visibility = ''), GONE_MS);
}
