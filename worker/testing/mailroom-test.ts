import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { createThrowawayDatabase } from '@clinic/core/adapters/database/throwaway-database';
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
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  .extend('newDatabase', { scope: 'file' }, async ({}, { onCleanup }) => {
    const migrated = await createThrowawayDatabase();
    const databases = [migrated];
    // All at once and last: each drop waits for a checkpoint, and they can share one.
    onCleanup(async () => {
      await Promise.all(databases.map((database) => database.drop()));
    });
    await migrateWithRoles(migrated.url);
    return async () => {
      const copy = await createThrowawayDatabase(migrated.name);
      databases.push(copy);
      return copy.url;
    };
  })
  .extend('mailroom', async ({ catcher, newDatabase }, { onCleanup }) => {
    const mailroom = await createMailroom(await newDatabase(), catcher);
    onCleanup(mailroom.close);
    return mailroom;
  });
