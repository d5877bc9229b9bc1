import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,site,worker,sandbox,content,scripts}/**/*.test.{ts,tsx}', 'backoffice/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**', 'site/build/**'],
    testTimeout: 15_000,
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'test-results/unit.json' }]] : ['default'],
  },
});
