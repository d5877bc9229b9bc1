import { expect } from 'vitest';
import { startPrometheus } from '../../scripts/alerts/start-prometheus.ts';
import { freePort } from '../../worker/testing/free-port.ts';
import type { RunningServer } from './answering.ts';
import { eventually } from './eventually.ts';
import type { FaultHarness } from './fault-harness.ts';

const withinMs = 150_000;

/** A real Prometheus with our alerts, in whose copy minutes are seconds, and one worker at a time whose figures it reads. */
export async function watchedWorker(harness: FaultHarness) {
  const metrics = await freePort();
  const prometheus = await startPrometheus(await freePort(), { worker: [`127.0.0.1:${metrics}`] });
  let worker: RunningServer | undefined;
  const spoken = new Set<string>();
  return {
    spoken,
    /** One that is well until `cause` is done, and about which Prometheus then says all of this. */
    untilItSpeaks: async (alerts: string[], settings: Record<string, string>, cause: () => Promise<unknown>) => {
      await worker?.kill();
      worker = await harness.startWorker('worker-1', { METRICS_PORT: `${metrics}`, ...settings });
      await eventually(() => prometheus.holds('up{job="worker"} == 1 and on () clinic_figures_up == 1'), 'figures are read');
      expect((await prometheus.firing()).filter((alert) => alerts.includes(alert))).toEqual([]);
      await cause();
      for (const alert of alerts) await eventually(async () => (await prometheus.firing()).includes(alert), `${alert} speaks`, withinMs);
      for (const alert of alerts) spoken.add(alert);
    },
    current: () => worker,
    stop: () => prometheus.stop(),
  };
}
