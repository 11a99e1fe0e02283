/** Waits until a form has opened, so that what it needs only afterwards does not compete with it for the network. */
export const onceOpen = () => new Promise<void>((done) => setTimeout(done, 1000));
