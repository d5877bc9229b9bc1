import { defineConfig } from 'vitest/config';
import { testReport } from '../scripts/testing/test-report.ts';
import { LongestFirst } from './longest-first.ts';

/** Processes are killed here: each file has a database server and processes of its own, and time enough to come back. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Most of the time goes into waiting: two at once share two cores well.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Processes and clocks on a busy machine: a test is tried once more there, and the output says so.
    retry: process.env['CI'] ? 1 : 0,
    reporters: process.env['CI'] ? ['default', testReport(process.env['FAULTS_REPORT'] === 'crowd' ? 'crowd' : 'faults')] : ['default'],
  },
});
