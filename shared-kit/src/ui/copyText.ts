/** The beginning of the message shown where copying was refused; the rest says how to copy by hand there. */
export const COPY_REFUSED = 'The browser does not allow copying here.';

/**
 * Puts a text on the clipboard.
 * @returns whether the browser allowed it: it refuses on pages without https, and when the person has denied access
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
