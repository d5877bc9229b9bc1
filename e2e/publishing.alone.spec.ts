import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { test } from './system.ts';

type MenuItem = { id: string; title: string; children?: MenuItem[] };
type Menu = { problemas: MenuItem[] };
type Found = { docs: { id: number }[] };

const problem = '/pt/problemas/tumor-do-rim';

async function untilSeen(
  origin: string,
  target: string,
  isThere: (body: string, status: number) => boolean,
  limitMs = 5_000,
): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    const { body, status } = await rawRequest(origin, target);
    if (isThere(body, status)) return performance.now() - startedAt;
    await sleep(5);
  }
  throw new Error(`${target} on ${origin} did not change within ${limitMs} ms`);
}

test('a published menu title is on both replicas within a second', async ({ system }) => {
  const editor = await signInStaff(system);
  const measured: number[] = [];
  for (let round = 1; round <= 10; round++) {
    const title = `Cancro da próstata ${round}`;
    for (const origin of [system.origin, system.second.origin]) await rawRequest(origin, '/pt');
    const menu = await editor.get<Menu>('/api/globals/menu?locale=pt&depth=0');
    const problemas = menu.problemas.map((item, index) => (index === 0 ? { ...item, title } : item));
    const saved = editor.post('/api/globals/menu?locale=pt', { problemas });
    const seen = await saved.then(() =>
      Promise.all([system.origin, system.second.origin].map((origin) => untilSeen(origin, '/pt', (body) => body.includes(title)))),
    );
    measured.push(...seen);
  }
  const worst = Math.max(...measured);
  console.log(
    `  publish to visible on two replicas: median ${measured.toSorted((a, b) => a - b)[measured.length >> 1]?.toFixed(0)} ms, worst ${worst.toFixed(0)} ms after the save was answered`,
  );
  expect(worst).toBeLessThan(1_000);
});

test('a draft is never shown, its publication is, and an unpublished page is gone at once', async ({ system }) => {
  const editor = await signInStaff(system);
  const { docs } = await editor.get<Found>('/api/problemas?where[slug.pt][equals]=tumor-do-rim&locale=pt&limit=1');
  const id = docs[0]?.id;
  const original = (await rawRequest(system.origin, problem)).body;
  await editor.patch(`/api/problemas/${id}?locale=pt&draft=true`, { titulo: 'Rascunho secreto', _status: 'draft' });
  await sleep(1_000);
  for (const origin of [system.origin, system.second.origin]) {
    const { body, status } = await rawRequest(origin, `${problem}?fresh=${Date.now()}`);
    expect(status).toBe(200);
    expect(body).not.toContain('Rascunho secreto');
  }
  expect((await rawRequest(system.origin, problem)).body.length).toBe(original.length);

  await editor.patch(`/api/problemas/${id}?locale=pt`, { titulo: 'Tumor do rim (revisto)', _status: 'published' });
  for (const origin of [system.origin, system.second.origin])
    await untilSeen(origin, problem, (body) => body.includes('Tumor do rim (revisto)'));

  const { digest } = await editor.get<{ digest: string }>(`/api/usos/problemas/${id}`);
  // Without a redirect nothing may be written to its address; then the page is gone, not moved.
  await editor.post(`/api/usos/problemas/${id}`, { act: 'withdraw', digest, to: null });
  for (const origin of [system.origin, system.second.origin]) await untilSeen(origin, problem, (_, status) => status === 404);
  await editor.patch(`/api/problemas/${id}?locale=pt`, { titulo: 'Tumor do rim', _status: 'published' });
  for (const origin of [system.origin, system.second.origin])
    await untilSeen(origin, problem, (body, status) => status === 200 && body.includes('Tumor do rim'));
});

test('with the back office stopped the site goes on, and a restarted site answers what it answered before', async ({ system }) => {
  const pages = [
    '/pt',
    '/en',
    problem,
    '/en/treatments/prostate-cancer/robotic-surgery',
    '/pt/equipa/antonio-meireles',
    '/pt/equipa',
    '/tac',
  ];
  // Asked for once before: what an earlier journey published may still be on its way to the stored pages.
  for (const target of pages) await rawRequest(system.second.origin, target);
  await sleep(1_500);
  const before = new Map<string, { status: number; body: string }>();
  for (const target of pages) before.set(target, await rawRequest(system.second.origin, target));
  await system.stopOne(system.parts.backoffice);
  try {
    for (const target of pages) expect((await rawRequest(system.second.origin, target)).status, target).toBe(before.get(target)?.status);
    await system.stopOne(system.second);
    await system.startOne(system.second);
    for (const target of pages) {
      const startedAt = performance.now();
      const answer = await rawRequest(system.second.origin, target);
      expect(answer.status, `${target} after the restart`).toBe(before.get(target)?.status);
      expect(performance.now() - startedAt, `${target} answers in time`).toBeLessThan(2_000);
      // A page that was made before the clinic answered is made again soon.
      await expect
        .poll(async () => (await rawRequest(system.second.origin, target)).body === before.get(target)?.body, { message: target })
        .toBe(true);
    }
  } finally {
    await system.startOne(system.parts.backoffice);
  }
});

test('a new redirect works at once on both replicas and counts how often it was followed', async ({ system }) => {
  const editor = await signInStaff(system);
  const from = '/pt/endereco-antigo';
  await editor.post('/api/redirects', { from, to: '/pt/contactos' });
  for (const origin of [system.origin, system.second.origin]) await untilSeen(origin, from, (_, status) => status === 301);
  const hits = async () =>
    (await editor.get<{ docs: { hits: number }[] }>(`/api/redirects?where[from][equals]=${from}&limit=1`)).docs[0]?.hits ?? 0;
  await expect.poll(hits, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
});
