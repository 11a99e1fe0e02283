import type { Page } from 'playwright/test';

/** Collects the console messages that contain these words. */
export function consoleOf(page: Page, words: string): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(words)) found.push(message.text());
  });
  return found;
}

/** Reads a number that a misbehaving remote counts up. */
export const count = (page: Page, name: string) =>
  page.evaluate((key) => Number((globalThis as Record<string, unknown>)[key] ?? 0), name);
/** The code with which a misbehaving remote counts up such a number. */
export const counting = (name: string) => `globalThis.${name}=(globalThis.${name}??0)+1`;
