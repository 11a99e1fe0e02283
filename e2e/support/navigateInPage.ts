/** An address without a page: in between, no content of the previous page can be mistaken for the next one. */
export const UNKNOWN_ADDRESS = '/nothing-here';

/** Navigates within the open document, as a link of the site does. Runs in the page, so it uses nothing from outside itself. */
export function navigateInPage(to: string): void {
  const index = (history.state as { idx?: number } | null)?.idx ?? 0;
  history.pushState({ usr: null, key: 'test', idx: index + 1 }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
