/**
 * Keeps an Enter that is held down from pressing what has taken the focus since: the first entry of the menu that it opened, or the
 * button of the next row once it has removed one. On the control where it was pressed it still repeats, and so it does in a text.
 * @returns a function that stops it
 */
export function ignoreHeldEnter(): () => void {
  let pressed: EventTarget | null = null;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (key !== 'Enter') return;
    if (!repeat) pressed = target;
    else if (target !== pressed && target instanceof Element && target.matches('button, a, [role=menuitem]')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
