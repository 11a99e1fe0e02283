/**
 * Runs calls one at a time, in order; a call that fails does not keep the next from running.
 * @returns a function that adds a call; its promise settles as the call does
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(call: () => Promise<T>): Promise<T> => {
    const result = last.then(call);
    last = result.catch(() => undefined);
    return result;
  };
}
