import { defineConfig } from '@playwright/test';
import { headlessChromium } from './scripts/chromium.ts';

const inCi = Boolean(process.env['CI']);
/** Also those that only repeat another journey in the other language or at greater length: `.ci/nightly journeys`. */
const wantsAll = process.env['JOURNEYS'] === 'all';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  ...(wantsAll ? {} : { grepInvert: /@night/ }),
  // One journey among hundreds may meet a busy moment of the machine: it is tried once more, and the last line names it as flaky.
  retries: inCi ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/e2e-one.json' }]],
  use: { launchOptions: headlessChromium },
  // `e2e/run.ts` runs one after the other: a dependency between them would skip the second after a failure in the first.
  projects: [
    { name: 'look', testMatch: '*.spec.ts', testIgnore: ['*.alone.spec.ts', '**/staff-pages/**'], outputDir: 'test-results/e2e-look' },
    { name: 'alone', testMatch: '*.alone.spec.ts', workers: 1, outputDir: 'test-results/e2e-alone' },
    // Every page of the back office: `.ci/nightly staff-pages`.
    { name: 'staff', testMatch: '**/staff-pages/*.spec.ts', workers: 1, outputDir: 'test-results/e2e-staff' },
  ],
});
