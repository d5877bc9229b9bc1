import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './system.ts';

type Caught = { id: string; subject: string; to: { address: string }[] };

test('a worker killed between the row and the mail sends it once after its restart', async ({ system }) => {
  const mailbox = `http://127.0.0.1:${system.ports.mailbox}`;
  const caught = async () =>
    ((await (await fetch(`${mailbox}/api/email`)).json()) as Caught[]).filter(({ to }) =>
      to.some(({ address }) => address === 'editor@exemplo.pt'),
    );
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
