import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './support/browser';

/** `WIDTH=360 THEME=dark npm test -- e2e` goes the same ways on another screen. */
const { WIDTH = '1440', THEME = 'light' } = process.env;

export default defineConfig({
  testDir: path.resolve(__dirname, '..'),
  outputDir: './test-results',
  globalSetup: './support/globalSetup.ts',
  projects: [
    // The whole product: what several packages do together, and each remote's own journeys through the shell.
    { name: 'site', testMatch: ['e2e/**/*.e2e.ts', 'mf-*/e2e/**/*.e2e.ts'] },
    // The same journeys of each remote by itself, from the files that `npm run alone -- mf-x --build` writes.
    { name: 'alone', testMatch: 'mf-*/e2e/**/*.e2e.ts' },
  ],
  // Two cores: one browser at a time finishes soonest and never waits for the other.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    viewport: { width: Number(WIDTH), height: 900 },
    colorScheme: THEME === 'dark' ? 'dark' : 'light',
    // The snapshots of a failure tell enough; pictures of every step cost time in every test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    actionTimeout: 15_000,
  },
});
