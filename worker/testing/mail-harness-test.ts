import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { test as base, vi } from 'vitest';
import { startMailCatcher } from './mail-catcher.ts';
import { createMailHarness } from './mail-harness.ts';

// Each starts processes of its own.
vi.setConfig({ maxConcurrency: 3 });

/** Each test gets a mailHarness and a database of its own; the mail server is started once per file. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  .extend('catcher', { scope: 'file' }, async ({}, { onCleanup }) => {
    const catcher = await startMailCatcher();
    onCleanup(catcher.stop);
    return catcher;
  })
  .extend('mailHarness', async ({ catcher }, { onCleanup }) => {
    const { url } = await createMigratedDatabase();
    const mailHarness = await createMailHarness(url, catcher);
    onCleanup(mailHarness.close);
    return mailHarness;
  });
