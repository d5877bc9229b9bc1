import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { offeredSlots } from '../faults/crowd/offered-slots.ts';
import { faults, notInRehearsal } from './alerts/faults.ts';
import { factor } from './alerts/sped-up-rules.ts';
import { startPrometheus } from './alerts/start-prometheus.ts';
import { openRehearsal } from './rehearsal/rehearsal.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm rehearsal:alerts`, beside a rehearsal of `deploy/up`: a real Prometheus with our alerts, in whose copy minutes are seconds, and one real
 * fault after the other. Prints which alert spoke and how soon; the rest is brought about in `faults/alerts.test.ts`.
 */
const withinMs = 120_000;
const rehearsal = await openRehearsal();
const at = (name: string) => `127.0.0.1:${Number(rehearsal.settings[name]) + 100}`;
const prometheus = await startPrometheus(Number(process.env['PROMETHEUS_PORT'] ?? 9190), {
  site: [at('SITE_PORT_1'), at('SITE_PORT_2')],
  worker: [at('WORKER_PORT_1'), at('WORKER_PORT_2')],
  backoffice: [at('BACKOFFICE_PORT')],
});
const known = [...(await readFile(path.join(root, 'monitoring/alerts.yml'), 'utf8')).matchAll(/- alert: (\w+)/g)].map(
  ([, name = '']) => name,
);
const slots = (await offeredSlots({ site: rehearsal.site, origin: rehearsal.site })).flat();
const seen = new Map<string, string>();
try {
  await sleep(10_000);
  console.log(`before any fault: ${(await prometheus.firing()).join(', ') || 'silent'}`);
  for (const { what, speaks, cause, mend } of faults(rehearsal, slots)) {
    const startedAt = performance.now();
    const done = cause().catch((error: Error) => console.log(`${what}: ${error.message}`));
    try {
      while (speaks.some((alert) => !seen.has(alert)) && performance.now() - startedAt < withinMs) {
        for (const alert of await prometheus.firing())
          if (speaks.includes(alert) && !seen.has(alert))
            seen.set(alert, `${what}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
        await sleep(500);
      }
      await done;
    } finally {
      await mend();
    }
    for (const alert of speaks) console.log(`${alert.padEnd(18)} ${seen.has(alert) ? `spoke: ${seen.get(alert)}` : `SILENT: ${what}`}`);
  }
} finally {
  await prometheus.stop();
}
const silent = known.filter((alert) => !seen.has(alert) && !notInRehearsal.includes(alert));
console.log(
  `alerts: ${seen.size} of ${known.length} spoke about a real fault (minutes as seconds, factor ${factor}); ${notInRehearsal.length} are left to faults/alerts.test.ts; ` +
    `silent: ${silent.join(', ') || 'none'}`,
);
if (silent.length > 0) process.exitCode = 1;
