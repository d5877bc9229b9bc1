import { setTimeout as sleep } from 'node:timers/promises';
import { inMs, percentile } from './load/percentile.ts';
import { startReaders } from './load/readers.ts';
import { signedInPatient } from './load/signed-in-patient.ts';
import { portsFrom } from './stack/ports.ts';

/**
 * `pnpm area:load`, beside a running demo: a patient's area, which is never stored, asked for fifty times a second while the clinic takes
 * its time to answer.
 */
const ports = portsFrom(Number(process.env['PORT_BASE'] ?? 3000));
const origin = `http://127.0.0.1:${ports.site}`;
const clinicControl = `http://127.0.0.1:${ports.sandbox}/clinic/control`;
const clinicAnswersInMs = 150;
const perSecond = 50;
const seconds = 20;
const p95LimitMs = 150;
const pages = { area: '/pt/conta/area-pessoal', history: '/pt/conta/area-pessoal/historico', profile: '/pt/conta/area-pessoal/perfil' };

const cookie = await signedInPatient(origin, ports);

async function measure(name: string, path: string): Promise<boolean> {
  const readers = startReaders([origin + path], perSecond, { cookie });
  await sleep(seconds * 1_000);
  const { asked, statuses, times } = await readers.stop();
  const [p50, p95, p99] = [50, 95, 99].map((of100) => percentile(times, of100)) as [number, number, number];
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${name}: p50 ${inMs(p50)}, p95 ${inMs(p95)}, p99 ${inMs(p99)} at ${perSecond} a second (${asked} asked: ${answers})`);
  return p95 < p95LimitMs && statuses.size === 1 && statuses.has(200);
}

/** Calm enough for no queue to be left over. */
async function warmUp(path: string): Promise<void> {
  const readers = startReaders([origin + path], perSecond / 5, { cookie });
  await sleep(seconds * 1_000);
  await readers.stop();
}

const slow = JSON.stringify({ operation: '*', kind: 'slow', ms: clinicAnswersInMs });
await fetch(`${clinicControl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: slow });
try {
  // A process that has just started runs its first hundreds of pages in slow code: told, but not what the limit is about.
  await measure('area, just started', pages.area);
  for (const [name, path] of Object.entries(pages)) {
    await warmUp(path);
    if (!(await measure(name, path))) process.exitCode = 1;
  }
} finally {
  await fetch(`${clinicControl}/faults`, { method: 'DELETE' });
}
