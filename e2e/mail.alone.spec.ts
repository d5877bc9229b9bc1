import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { mailbox } from './booking/mailbox.ts';
import { test } from './system.ts';

test('a worker killed between the row and the mail sends it once after its restart', async ({ system }) => {
  const caught = () => mailbox(system).mailsTo('editor@exemplo.pt');
  const before = (await caught()).length;
  await system.stopOne(system.parts.worker, 'SIGKILL');
  const asked = await fetch(`${system.settings['BACKOFFICE_URL']}/api/utilizadores/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@exemplo.pt' }),
  });
  expect(asked.ok).toBe(true);
  await sleep(500);
  expect(await caught()).toHaveLength(before);
  await system.startOne(system.parts.worker);
  await expect.poll(async () => (await caught()).length, { timeout: 20_000 }).toBe(before + 1);
  await sleep(2_000);
  expect(await caught()).toHaveLength(before + 1);
});
