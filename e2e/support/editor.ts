import type { Locator, Page } from 'playwright/test';

/** A rich-text editor of the form: its text and its toolbar. */
export function richText(area: Locator, name: string) {
  const text = area.getByRole('textbox', { name, exact: true });
  return { text, tool: (label: string) => area.getByRole('button', { name: label, exact: true }) };
}

/** Marks the last so many letters before the cursor, as Shift and the arrow do. */
export async function selectBack(page: Page, letters: number): Promise<void> {
  await page.keyboard.down('Shift');
  for (let at = 0; at < letters; at += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Shift');
}

/** Pastes what another program put on the clipboard, with its formats. */
export async function paste(page: Page, html: string, plain: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    ([rich, words]) => {
      const blob = (type: string, text: string) => new Blob([text], { type });
      const item = { 'text/html': blob('text/html', rich), 'text/plain': blob('text/plain', words) };
      return navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [html, plain] as const,
  );
  await page.keyboard.press('Control+v');
}

/** Pastes as other programs do: the browser cleans what a page puts on the clipboard, and nothing that comes from outside. */
export const pasteFromOutside = (text: Locator, html: string, file?: string): Promise<void> =>
  text.evaluate(
    (element, [rich, name]) => {
      const clipboardData = new DataTransfer();
      if (rich) clipboardData.setData('text/html', rich);
      if (name) clipboardData.items.add(new File(['x'], name, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, file] as const,
  );
