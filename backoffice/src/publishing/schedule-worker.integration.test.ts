import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { serveBackoffice, spawnWorkerBeside } from '../testing/worker-beside.ts';

let backoffice: TestBackoffice;
let door: Awaited<ReturnType<typeof serveBackoffice>>;
const workers: Awaited<ReturnType<typeof spawnWorkerBeside>>[] = [];
const startWorker = async (id?: string) => {
  const worker = await spawnWorkerBeside(backoffice.databaseUrls.worker, door.url, id);
  workers.push(worker);
  return worker;
};
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  door = await serveBackoffice(backoffice);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  door.turn('on');
});
afterAll(async () => {
  door.close();
  await backoffice.stop();
});

const secondsAhead = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
let counter = 0;
/** Without it an event is not published. */
const published = { data_inicio: '2027-01-21T18:30:00.000Z', modalidade: 'online', excerto: 'Uma conversa aberta.' };
async function scheduled(body: object): Promise<number> {
  const { json, status } = await backoffice.call('POST', '/eventos?locale=pt&draft=true', {
    as: 'editor',
    body: { titulo: `Evento ${++counter}`, ...published, ...body },
  });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc.id;
}
const statusFor = async (id: number) => (await backoffice.call('GET', `/eventos/${id}?locale=pt`)).status;
const becomes = (id: number, status: number) =>
  vi.waitFor(async () => expect(await statusFor(id)).toBe(status), { timeout: 40_000, interval: 100 });

test('a document publishes itself and withdraws itself on time', async () => {
  await startWorker();
  const start = secondsAhead(4);
  const id = await scheduled({ publicar_em: start });
  expect(await statusFor(id)).toBe(404);
  await becomes(id, 200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(start));
  // How punctual it is on a quiet machine, the journeys measure.
  expect(Date.now() - Date.parse(start)).toBeLessThan(30_000);
  const end = secondsAhead(4);
  await backoffice.call('PATCH', `/eventos/${id}?locale=pt&draft=true`, { as: 'editor', body: { retirar_em: end } });
  expect(await statusFor(id)).toBe(200);
  await becomes(id, 404);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(end));
});

test('a worker killed before the time loses nothing, and a time that passed without any worker is caught up', async () => {
  const first = await startWorker();
  const id = await scheduled({ publicar_em: secondsAhead(3) });
  await first.kill();
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(await statusFor(id)).toBe(404);
  await startWorker('worker-2');
  await becomes(id, 200);
});

test('a back office that is down at the minute is asked again, also by a second worker after kill -9', async () => {
  const first = await startWorker();
  const id = await scheduled({ publicar_em: secondsAhead(2) });
  door.turn('off');
  const before = door.calls();
  await vi.waitFor(() => expect(door.calls()).toBeGreaterThan(before), { timeout: 30_000, interval: 50 });
  await first.kill();
  await startWorker('worker-2');
  const again = door.calls();
  await vi.waitFor(() => expect(door.calls()).toBeGreaterThan(again), { timeout: 30_000, interval: 50 });
  expect(await statusFor(id)).toBe(404);
  door.turn('on');
  await becomes(id, 200);
});

test('a time moved while the timer runs: nothing at the old one, the newest words at the new one', async () => {
  await startWorker();
  const id = await scheduled({ publicar_em: secondsAhead(3) });
  const moved = secondsAhead(7);
  await backoffice.call('PATCH', `/eventos/${id}?locale=pt&draft=true`, {
    as: 'editor',
    body: { publicar_em: moved, titulo: 'Palavras novas' },
  });
  await becomes(id, 200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(moved));
  expect((await backoffice.call('GET', `/eventos/${id}?locale=pt`)).json.titulo).toBe('Palavras novas');
});
