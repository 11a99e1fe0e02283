/** The product's names in one place, so that a group can set its own (document 1 §1, decision OP-01). */
export const BRAND = 'Innkeeper';
const SHORT_NAME = 'Innkeeper';
const TITLE_SEPARATOR = ' | ';
const VENDOR = 'Northlight';
export const GROUP = 'Calloway Hotels';
export const POWERED_BY = `Powered by ${VENDOR}`;

/** The browser's title for a page: page name, separator, short name (document 1 §1). */
export function pageTitle(page: string): string {
  return page ? `${page}${TITLE_SEPARATOR}${SHORT_NAME}` : SHORT_NAME;
}
