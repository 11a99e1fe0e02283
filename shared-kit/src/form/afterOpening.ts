const DELAY = 1000;

/** Waits until a form has opened, so that what it needs only afterwards does not compete with it for the network. */
export const afterOpening = () => new Promise<void>((resolve) => setTimeout(resolve, DELAY));

/** The parts of a form that it needs only afterwards. */
export const loadInBackground = () => import('./inBackground');
