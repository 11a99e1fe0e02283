const MAIN_SCRIPT = '/assets/main.';
const TIMEOUT = 20_000;

/** The main script of this page; its name changes with every build of the shell. */
const currentScript = () => document.querySelector(`script[src*="${MAIN_SCRIPT}"]`)?.getAttribute('src');

/**
 * Whether the server now serves another build of the shell. What this page has not loaded yet, such as its dialogs, may then no
 * longer be there. A response that is not a page of the site counts as no change.
 * @throws Error when the server cannot be reached
 */
export async function isShellNewer(): Promise<boolean> {
  const current = currentScript();
  if (!current) return false;
  const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
  const text = response.ok ? await response.text() : '';
  return text.includes(MAIN_SCRIPT) && !text.includes(current);
}
