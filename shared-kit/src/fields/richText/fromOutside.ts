/** Addresses that mean the same on the public site; those of a document's own notes and files do not. */
const KEPT = /^(?:https?:|mailto:|tel:|\/)/i;
/** What makes a cell more than one line. */
const LINES = 'p, div, li, br, h1, h2, h3, h4, h5, h6';

/** Replaces links that lead nowhere for a guest by their text. */
function dropDeadLinks(page: Document): void {
  for (const link of page.querySelectorAll('a[href]')) {
    if (!KEPT.test(link.getAttribute('href')?.trim() ?? '')) link.replaceWith(...link.childNodes);
  }
}

/** A row of a table whose cells are short becomes one line; one that lays out a page keeps its lines. */
function joinCells(page: Document): void {
  for (const row of page.querySelectorAll('tr')) {
    const cells = [...row.cells];
    while (cells.at(-1)?.textContent.trim() === '') cells.pop();
    if (row.querySelector('table') || cells.some((cell) => cell.querySelectorAll(LINES).length > 1)) continue;
    const line = page.createElement('p');
    cells.forEach((cell, index) => {
      const part = page.createElement(cell.tagName === 'TH' ? 'b' : 'span');
      const style = cell.getAttribute('style');
      if (style) part.setAttribute('style', style);
      const [only] = cell.children;
      part.append(...(only?.matches(LINES) && cell.children.length === 1 ? only : cell).childNodes);
      if (index > 0) line.append(' | ');
      line.append(part);
    });
    // Only a cell may stand in a row: the text is read once more.
    const whole = page.createElement('td');
    whole.append(line);
    if (cells.length > 0) row.replaceChildren(whole);
    else row.remove();
  }
}

/** Word on the web puts each entry into a list of its own, and its level into an attribute. */
function indentByLevel(page: Document): void {
  for (const entry of page.querySelectorAll('li[aria-level]')) {
    const level = Number(entry.getAttribute('aria-level'));
    const isNested = entry.parentElement?.parentElement?.closest('ul, ol');
    if (level > 1 && !isNested) entry.classList.add(`ql-indent-${Math.min(level - 1, 8)}`);
  }
}

/**
 * What another program put on the clipboard, as the editor can keep it: rows of tables are lines, links to what guests cannot reach
 * are text, scripts are gone.
 * @returns the HTML, and whether it had pictures, which text cannot hold
 */
export function fromOutside(html: string): { html: string; hasPictures: boolean } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('script, noscript, template, select, textarea').forEach((element) => element.remove());
  dropDeadLinks(page);
  joinCells(page);
  indentByLevel(page);
  return { html: page.documentElement.outerHTML, hasPictures: page.querySelector('img') !== null };
}
