/** How long a link is pointed at before that counts as the wish to open it. */
const INTENT_MS = 80;

// One timer is enough: a person points at only one link at a time.
let timer: ReturnType<typeof setTimeout> | undefined;
const cancel = () => clearTimeout(timer);

/** The handlers of a link that calls `run` once it is pointed at or focused for a moment; merely passing over it calls nothing. */
export function onIntent(run: () => void) {
  const begin = () => {
    cancel();
    timer = setTimeout(run, INTENT_MS);
  };
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel };
}
