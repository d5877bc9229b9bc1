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
  const answerTo = async (question: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${question}`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as { data: unknown }).data : null;
  };
  return {
    firing: async (): Promise<string[]> => {
      const data = (await answerTo('alerts')) as { alerts: Alert[] } | null;
      return (data?.alerts ?? []).filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    /** Whether anything that was read is so. */
    holds: async (expression: string): Promise<boolean> => {
      const data = (await answerTo(`query?query=${encodeURIComponent(expression)}`)) as { result: unknown[] } | null;
      return (data?.result ?? []).length > 0;
    },
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
