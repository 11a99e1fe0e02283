/** Until a form has opened in peace: what it only needs afterwards does not share the line with it. */
export const onceOpen = () => new Promise<void>((done) => setTimeout(done, 1000));
