const EVENTS = ['keydown', 'pointerdown'];
/** How often the row is looked for, in milliseconds, and for how long. */
const [EVERY, AT_MOST] = [50, 1000];

/** What is pressed in the row of an item: its menu, or else the link to it. */
function controlOf(id: string): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`:is([href$="/${id}"], [href$="/${id}/edit"]):not(nav *)`);
  return link?.closest('tr, li')?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? link;
}

/**
 * Call it when Undo is pressed, which is gone then: the focus belongs on the row that it brings back.
 * @returns moves it there once the row is drawn, unless somebody has pressed something since
 */
export function rowFocus(): (id: string) => void {
  let pressed = false;
  const stop = () => {
    pressed = true;
    EVENTS.forEach((name) => removeEventListener(name, stop, true));
  };
  EVENTS.forEach((name) => addEventListener(name, stop, true));
  return (id) => {
    let waited = 0;
    const look = () => {
      if (pressed) return;
      const control = controlOf(id);
      if (!control && waited < AT_MOST) {
        waited += EVERY;
        setTimeout(look, EVERY);
        return;
      }
      stop();
      control?.focus();
    };
    look();
  };
}
