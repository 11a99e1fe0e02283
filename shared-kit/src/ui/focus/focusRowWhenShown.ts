const INPUT_EVENTS = ['keydown', 'pointerdown'];
/** In milliseconds: how often to look for the row, and for how long. */
const [POLL_INTERVAL, TIMEOUT] = [50, 1000];

/** The control to focus in the row of an item: its menu, or else the link to it. */
function controlOf(id: string): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`:is([href$="/${id}"], [href$="/${id}/edit"]):not(nav *)`);
  return link?.closest('tr, li')?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? link;
}

/**
 * For Undo, whose button disappears when it is pressed: the focus belongs on the row that it brings back. Call it when the button
 * is pressed.
 * @returns a function that focuses the row of an item once it is shown, unless the person has pressed something since
 */
export function focusRowWhenShown(): (id: string) => void {
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    INPUT_EVENTS.forEach((name) => removeEventListener(name, cancel, true));
  };
  INPUT_EVENTS.forEach((name) => addEventListener(name, cancel, true));
  return (id) => {
    let waited = 0;
    const poll = () => {
      if (isCancelled) return;
      const control = controlOf(id);
      if (!control && waited < TIMEOUT) {
        waited += POLL_INTERVAL;
        setTimeout(poll, POLL_INTERVAL);
        return;
      }
      cancel();
      control?.focus();
    };
    poll();
  };
}
