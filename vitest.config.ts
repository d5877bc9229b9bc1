import { defineConfig } from 'vitest/config';
import { testReport } from './scripts/testing/test-report.ts';

const include = (ending: string) => [
  `{core,metrics,site,worker,sandbox,content,scripts}/**/*.${ending}.ts`,
  `site/**/*.${ending}.tsx`,
  `backoffice/src/**/*.${ending}.ts`,
];
const exclude = ['**/node_modules/**', '**/.next/**', 'site/build/**'];
const integration = 'integration.test';
const databases = './core/adapters/database/test-run.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: include('test'),
          exclude: [...exclude, `**/*.${integration}.*`],
          // Nothing is left behind that another file could stumble over, so all share one process and what it has loaded.
          isolate: false,
          setupFiles: './scripts/testing/refuse-parts.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: include(integration),
          exclude: [...exclude, 'backoffice/**'],
          globalSetup: databases,
        },
      },
      {
        extends: true,
        test: {
          name: 'backoffice',
          include: include(integration).filter((files) => files.startsWith('backoffice/')),
          exclude,
          globalSetup: databases,
          // Loading Payload takes longer than most of these files; each starts a back office of its own, on its own database.
          isolate: false,
        },
      },
    ],
    // Most of the time goes into the database and into waiting: two at once share two cores well.
    maxWorkers: 2,
    // Only what hangs may run into these: on a busy machine with a slow disk, reading all content has taken 20 s and a back office with a
    // database of its own two minutes.
    testTimeout: 90_000,
    hookTimeout: 300_000,
    // Processes and clocks on a busy machine: a test is tried once more there, and the output says so.
    retry: process.env['CI'] ? 1 : 0,
    reporters: process.env['CI'] ? ['default', testReport('unit')] : ['default'],
  },
});
