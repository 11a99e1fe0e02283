import { defineConfig } from 'playwright/test';
import { launchOptions } from './support/browser';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  globalSetup: './support/globalSetup.ts',
  // Two cores: one browser at a time finishes soonest and never waits for the other.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions, viewport: { width: 1440, height: 900 }, trace: 'retain-on-failure', actionTimeout: 15_000 },
});
