/** Begins the sentence that a person reads where copying was refused; it ends with how to copy by hand there. */
export const COPY_REFUSED = 'The browser does not allow copying here.';

/**
 * Puts a text on the clipboard.
 * @returns whether the browser allowed it: it refuses on pages without https, and to people who denied access
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
