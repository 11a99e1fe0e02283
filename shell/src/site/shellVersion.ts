const MAIN = '/assets/main.';
const LIMIT = 20_000;

/** The script that this page was started with; its name changes with every build of the shell. */
const ownScript = () => document.querySelector(`script[src*="${MAIN}"]`)?.getAttribute('src');

/**
 * Whether the server gives out another build of the shell. What this page has not loaded yet, such as its dialogs, may then no longer
 * be there. An answer that is no page of the site says nothing.
 * @throws Error when the server cannot be reached
 */
export async function isShellNewer(): Promise<boolean> {
  const own = ownScript();
  if (!own) return false;
  const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) });
  const text = answer.ok ? await answer.text() : '';
  return text.includes(MAIN) && !text.includes(own);
}
