let isLeft = false;
addEventListener('pagehide', () => {
  isLeft = true;
});
addEventListener('pageshow', () => {
  isLeft = false;
});

/** Logs a call that failed, unless the page is being left: the browser then ends every call, and nothing is wrong. */
export function warnUnlessLeft(...details: unknown[]): void {
  if (!isLeft) console.warn(...details);
}
