import type { Locator, Page } from 'playwright/test';

/** A rich-text editor of a form: its text box, and the buttons of its toolbar. */
export function richText(area: Locator, name: string) {
  const text = area.getByRole('textbox', { name, exact: true });
  return { text, tool: (label: string) => area.getByRole('button', { name: label, exact: true }) };
}

/** Selects a number of characters before the cursor, with Shift and the arrow key. */
export async function selectBack(page: Page, count: number): Promise<void> {
  await page.keyboard.down('Shift');
  for (let index = 0; index < count; index += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Shift');
}

/** Copies formatted text to the clipboard and pastes it. */
export async function paste(page: Page, html: string, plain: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    ([formatted, plainText]) => {
      const blob = (type: string, text: string) => new Blob([text], { type });
      const item = { 'text/html': blob('text/html', formatted), 'text/plain': blob('text/plain', plainText) };
      return navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [html, plain] as const,
  );
  await page.keyboard.press('Control+v');
}

/** Pastes as if from another program: the browser cleans HTML that a page puts on the clipboard, but not HTML from outside. */
export const pasteFromOutside = (text: Locator, html: string, file?: string): Promise<void> =>
  text.evaluate(
    (element, [formatted, name]) => {
      const clipboardData = new DataTransfer();
      if (formatted) clipboardData.setData('text/html', formatted);
      if (name) clipboardData.items.add(new File(['x'], name, { type: name.endsWith('.png') ? 'image/png' : '' }));
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox gives the event its own clipboard, which is empty.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      element.dispatchEvent(event);
    },
    [html, file] as const,
  );
