import { setTimeout as sleep } from 'node:timers/promises';
import { inMs, percentile } from './load/percentile.ts';
import { startReaders } from './load/readers.ts';
import { portsFrom } from './stack/ports.ts';

/**
 * `pnpm hours:load`, beside a running demo: the next free hours, two hundred times a second, in both languages and for two exams, while the
 * clinic takes its time to answer. Counted by the clinic's stand-in: how often it was asked meanwhile.
 */
const ports = portsFrom(Number(process.env['PORT_BASE'] ?? 3000));
const origin = `http://127.0.0.1:${ports.site}`;
const clinicControl = `http://127.0.0.1:${ports.sandbox}/clinic/control`;
const clinicAnswersInMs = 150;
const perSecond = 200;
const minutes = 2;
const p95LimitMs = 20;
const addresses = ['lingua=pt', 'lingua=en', 'lingua=pt&tipo=470', 'lingua=en&tipo=471'].map(
  (query) => `${origin}/proximas-horas?${query}`,
);

async function freeDaysAsked(): Promise<number> {
  const { calls } = (await (await fetch(`${clinicControl}/state`)).json()) as { calls: Record<string, number> };
  return calls['entityDoctors'] ?? 0;
}
/** Each answer names the types it knows; the clinic may be asked once a minute for each. */
async function typesTold(): Promise<number> {
  const answers = await Promise.all(addresses.map(async (address) => (await fetch(address)).json()));
  const lines = answers.flatMap((answer: Record<string, { keep?: { presetTypeId: string } }>) => Object.values(answer));
  return new Set(lines.flatMap(({ keep }) => keep?.presetTypeId ?? [])).size;
}

const slow = JSON.stringify({ operation: '*', kind: 'slow', ms: clinicAnswersInMs });
await fetch(`${clinicControl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: slow });
try {
  const types = await typesTold();
  const before = await freeDaysAsked();
  const readers = startReaders(addresses, perSecond);
  await sleep(minutes * 60_000);
  const { asked, statuses, times } = await readers.stop();
  const questions = (await freeDaysAsked()) - before;
  const [p50, p95, p99] = [50, 95, 99].map((of100) => percentile(times, of100)) as [number, number, number];
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `next hours: p50 ${inMs(p50)}, p95 ${inMs(p95)}, p99 ${inMs(p99)} at ${perSecond} a second (${asked} asked: ${answers}); ` +
      `the clinic was asked ${questions} times in ${minutes} minutes for ${types} types`,
  );
  const isOften = questions > types * (minutes + 1);
  if (p95 >= p95LimitMs || isOften || types === 0 || statuses.size !== 1 || !statuses.has(200)) process.exitCode = 1;
} finally {
  await fetch(`${clinicControl}/faults`, { method: 'DELETE' });
}
