/** How long a link must be hovered before that counts as an intention to open it. */
const INTENT_MS = 80;

// One timer is enough: a person points at only one link at a time.
let timer: ReturnType<typeof setTimeout> | undefined;
const cancel = () => clearTimeout(timer);

/** The handlers of a link that calls `run` once it has been hovered or focused for a moment, not when merely passed over. */
export function onIntent(run: () => void) {
  const begin = () => {
    cancel();
    timer = setTimeout(run, INTENT_MS);
  };
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel };
}
