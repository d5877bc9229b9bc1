import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { test as base, vi } from 'vitest';
import { startMailCatcher } from './mail-catcher.ts';
import { createMailroom } from './mailroom.ts';

// Bounds a hang, not the speed: a busy machine takes its time to start processes.
vi.setConfig({ testTimeout: 45_000, hookTimeout: 45_000, maxConcurrency: 3 });

/** Each test gets a mailroom and a database of its own; the mail server is started once per file. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  .extend('catcher', { scope: 'file' }, async ({}, { onCleanup }) => {
    const catcher = await startMailCatcher();
    onCleanup(catcher.stop);
    return catcher;
  })
  .extend('mailroom', async ({ catcher }, { onCleanup }) => {
    const { url } = await createMigratedDatabase();
    const mailroom = await createMailroom(url, catcher);
    onCleanup(mailroom.close);
    return mailroom;
  });
