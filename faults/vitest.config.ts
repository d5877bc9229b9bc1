import { defineConfig } from 'vitest/config';
import { testReport } from '../scripts/testing/test-report.ts';

/** Processes are killed here, so one file at a time, and time enough to come back. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    // Processes and clocks on a busy machine: a test is tried once more there, and the output says so.
    retry: process.env['CI'] ? 1 : 0,
    reporters: process.env['CI'] ? ['default', testReport('faults')] : ['default'],
  },
});
