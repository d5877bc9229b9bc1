import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './core/adapters/database/test-run.ts',
    include: ['{core,site,worker,sandbox,content,scripts}/**/*.test.{ts,tsx}', 'backoffice/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**', 'site/build/**'],
    testTimeout: 15_000,
    // A back office with a database of its own takes its time on a busy machine.
    hookTimeout: 60_000,
    // Processes and clocks on a busy machine: a test is tried once more there, and the output says so.
    retry: process.env['CI'] ? 1 : 0,
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'test-results/unit.json' }]] : ['default'],
  },
});
