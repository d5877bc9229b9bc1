import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../stack/folders.ts';
import { spedUpRules } from './sped-up-rules.ts';

type Alert = { labels: { alertname: string }; state: string };

/** A real Prometheus with our alerts sped up, reading these processes once a second. */
export async function startPrometheus(port: number, jobs: Record<string, string[]>) {
  const folder = await mkdtemp('/var/tmp/clinic-prometheus-');
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: Object.entries(jobs).map(([job_name, targets]) => ({ job_name, static_configs: [{ targets }] })),
  };
  await writeFile(path.join(folder, 'alerts.yml'), spedUpRules(await readFile(path.join(root, 'monitoring/alerts.yml'), 'utf8')));
  await writeFile(path.join(folder, 'prometheus.yml'), JSON.stringify(config));
  const child = spawn(
    'prometheus',
    [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: ['ignore', 'ignore', 'ignore'] },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    firing: async (): Promise<string[]> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => null);
      if (!answer?.ok) return [];
      const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
      return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
