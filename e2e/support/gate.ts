/** Holds back what waits for `opened` until the test calls `open`. */
export function createGate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
