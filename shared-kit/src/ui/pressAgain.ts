/**
 * Said where code that a press needs could not be loaded: offline, or its file was removed by an upgrade.
 * @param what what is missing, 'The menu'
 */
export const pressAgain = (what: string): string => `${what} could not be loaded. Press again or reload the page.`;
