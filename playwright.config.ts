import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  // One system, started once: some journeys stop and start its parts.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  // One journey among hundreds may meet a busy moment of the machine: it is tried once more, and the last line names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['CI'] ? [['list'], ['json', { outputFile: 'test-results/e2e.json' }]] : [['list']],
  use: { launchOptions: chromium },
});
