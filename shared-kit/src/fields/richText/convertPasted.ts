import { STYLE, styleOf } from './pastedMarks';

/** Addresses that also work on the public site; those of a document's own notes and files do not. */
const LIVE_LINK = /^(?:https?:|mailto:|tel:|\/)/i;
/** Elements that begin a line within a cell. */
const LINE_ELEMENTS = 'p,div,li,br,h1,h2,h3,h4,h5,h6';

/** The styles by which the editor recognises lists of Word and whole texts of Google Docs. */
const READ_BY_EDITOR = /mso-list|[^-]font-weight:\s*normal/i;

const renameStyle = (tag: string) => (READ_BY_EDITOR.test(tag) ? tag : tag.replace(/\sstyle(?=\s*=)/i, ` ${STYLE}`));

/**
 * Parses what was pasted, with its styles in another attribute: the page's policy keeps the browser from applying them, and to report
 * that for each would take most of the time of a long paste.
 */
function parse(html: string): Document {
  // No tag ends behind the last '>': searching for its end from each '<' would take time in proportion to their square.
  const end = html.lastIndexOf('>') + 1;
  const renamed = html.slice(0, end).replace(/<[a-z][^>]*>/gi, renameStyle);
  return new DOMParser().parseFromString(renamed + html.slice(end), 'text/html');
}

/** Replaces links that lead nowhere for a guest with their text. */
function unwrapDeadLinks(page: Document): void {
  for (const link of page.querySelectorAll('a[href]')) {
    if (!LIVE_LINK.test(link.getAttribute('href')?.trim() ?? '')) link.replaceWith(...link.childNodes);
  }
}

/** A row of a table whose cells are short becomes one line; one that lays out a page keeps its lines. */
function joinCells(page: Document): void {
  for (const row of page.querySelectorAll('tr')) {
    const cells = [...row.cells];
    while (cells.at(-1)?.textContent.trim() === '') cells.pop();
    if (row.querySelector('table') || cells.some((cell) => cell.querySelectorAll(LINE_ELEMENTS).length > 1)) continue;
    const line = page.createElement('p');
    cells.forEach((cell, index) => {
      const part = page.createElement(cell.tagName === 'TH' ? 'b' : 'span');
      const style = styleOf(cell);
      if (style) part.setAttribute(STYLE, style);
      const [child] = cell.children;
      part.append(...(child?.matches(LINE_ELEMENTS) && cell.children.length === 1 ? child : cell).childNodes);
      if (index > 0) line.append(' | ');
      line.append(part);
    });
    // The HTML will be parsed again, and a row may only contain cells.
    const onlyCell = page.createElement('td');
    onlyCell.append(line);
    if (cells.length > 0) row.replaceChildren(onlyCell);
    else row.remove();
  }
}

/** Word on the web puts each entry into its own list, and the level into an attribute. */
function indentByLevel(page: Document): void {
  for (const entry of page.querySelectorAll('li[aria-level]')) {
    const level = Number(entry.getAttribute('aria-level'));
    const isNested = entry.parentElement?.parentElement?.closest('ul, ol');
    if (level > 1 && !isNested) entry.classList.add(`ql-indent-${Math.min(level - 1, 8)}`);
  }
}

/**
 * Converts what another program put on the clipboard to what the editor can hold: rows of tables become lines, links to what guests
 * cannot reach become text, scripts are removed.
 * @returns the HTML, and whether it had pictures, which text cannot hold
 */
export function convertPasted(html: string): { html: string; hasPictures: boolean } {
  const page = parse(html);
  page.querySelectorAll('script,noscript,template,select,textarea').forEach((element) => element.remove());
  unwrapDeadLinks(page);
  joinCells(page);
  indentByLevel(page);
  return { html: page.documentElement.outerHTML, hasPictures: page.querySelector('img') !== null };
}
