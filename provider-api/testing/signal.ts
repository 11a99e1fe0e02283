/** A promise that a test resolves from outside. */
export function signal() {
  let resolvePromise = () => {};
  return { received: new Promise<void>((resolve) => (resolvePromise = resolve)), send: () => resolvePromise() };
}
