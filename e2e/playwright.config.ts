import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { engine, launchOptions } from './support/browser';

/** `WIDTH=360 THEME=dark ZONE=Pacific/Kiritimati npm test -- e2e` runs the same journeys on another screen, elsewhere. */
const { WIDTH = '1440', THEME = 'light', ZONE, WORKERS } = process.env;
/** Each worker has its own browser and product, which take about 1.5 GB. */
const MAX_WORKERS = 4;

export default defineConfig({
  testDir: path.resolve(__dirname, '..'),
  outputDir: './test-results',
  globalSetup: './support/globalSetup.ts',
  projects: [
    // The whole product: what several packages do together, and each remote's own journeys through the shell.
    { name: 'site', testMatch: ['e2e/**/*.e2e.ts', 'mf-*/e2e/**/*.e2e.ts'] },
    // The same journeys of each remote by itself, from the files that `npm run alone -- mf-x --build` writes.
    { name: 'alone', testMatch: 'mf-*/e2e/**/*.e2e.ts', use: { contextOptions: { reducedMotion: 'no-preference' } } },
  ],
  // One more than there are cores, since a waiting test leaves its core to another.
  workers: Number(WORKERS ?? Math.min(MAX_WORKERS, availableParallelism() + 1)),
  // The second attempt records a trace. `npm test` names tests that pass only then, and tolerates one of them, not two.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...engine,
    launchOptions,
    viewport: { width: Number(WIDTH), height: 900 },
    // Tests do not wait for animations. Only the stories in the full browser and the remotes alone run with them.
    contextOptions: { reducedMotion: 'reduce' },
    colorScheme: THEME === 'dark' ? 'dark' : 'light',
    ...(ZONE && { timezoneId: ZONE }),
    // Recording every test would take a fifth longer.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
  },
});
