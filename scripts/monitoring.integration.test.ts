import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { backupMetrics } from '../metrics/backup-metrics.ts';
import { callMetrics } from '../metrics/call-metrics.ts';
import { poolMetrics } from '../metrics/pool-metrics.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import { requestMetrics } from '../metrics/request-metrics.ts';
import { siteMetrics } from '../metrics/site-metrics.ts';
import { systemMetrics } from '../metrics/system-metrics.ts';
import { root } from './stack/folders.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const rules = await read('monitoring/alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const runbookOf = (alert: string) => `${alert.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}.md`;

/** Everything that any process of ours shows. */
function exportedNames(): Set<string> {
  const registry = processMetrics();
  callMetrics(registry);
  requestMetrics(registry);
  poolMetrics(registry, () => ({}));
  siteMetrics(registry, { hits: () => 0, isListening: () => true });
  systemMetrics(
    registry,
    () => Promise.reject(new Error('no database')),
    () => {},
  );
  backupMetrics(registry, async () => null);
  return new Set(registry.getMetricsAsArray().map(({ name }) => name));
}

const named = (text: string) =>
  [...text.matchAll(/\b(?:clinic|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

test('every alert has its runbook, and every runbook its alert', async () => {
  expect(alerts.length).toBeGreaterThan(20);
  expect((await readdir(path.join(root, 'docs/runbooks'))).toSorted()).toEqual(alerts.map(runbookOf).toSorted());
  for (const alert of alerts) {
    expect(rules).toContain(`runbook: docs/runbooks/${runbookOf(alert)}\n`);
    const text = await read(`docs/runbooks/${runbookOf(alert)}`);
    for (const part of [`# ${alert}\n`, '## What it means', '## What the patient feels', '## Look here', '## Do this'])
      expect(text).toContain(part);
  }
});

test('alerts and runbooks ask only for figures that some process shows, and lead only to what is there', async () => {
  const exported = exportedNames();
  const missing = new Set(named(rules).filter((name) => !exported.has(name)));
  const runbooks = alerts.map(runbookOf);
  for (const file of runbooks) {
    const text = await read(`docs/runbooks/${file}`);
    for (const name of named(text)) if (!exported.has(name)) missing.add(`${file}: ${name}`);
    // Every other link of a document is held by `documents.test.ts`.
    for (const [, link = ''] of text.matchAll(/\]\(([^)/]+)\)/g)) expect(runbooks).toContain(link);
  }
  expect([...missing]).toEqual([]);
});

const dashboardFolder = 'monitoring/dashboards';
type Dashboard = { uid: string; title: string; panels: { title: string; targets: { expr: string }[] }[] };
const dashboards = await Promise.all(
  (await readdir(path.join(root, dashboardFolder))).map(async (file) => JSON.parse(await read(`${dashboardFolder}/${file}`)) as Dashboard),
);
const drawn = dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));

test('every figure of ours is drawn on a dashboard, and none is drawn that no process shows', () => {
  const exported = exportedNames();
  const names = new Set(drawn.flatMap(named));
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !exported.has(name))).toEqual([]);
  expect([...exported].filter((name) => name.startsWith('clinic_') && !names.has(name))).toEqual([]);
});

test('Prometheus understands what every panel asks', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-dashboards-'));
  const rules = drawn.map((expr, index) => ({ record: `panel:${index}`, expr }));
  await writeFile(path.join(folder, 'panels.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  const { stdout } = await promisify(execFile)('promtool', ['check', 'rules', path.join(folder, 'panels.yml')]);
  await rm(folder, { recursive: true });
  expect(stdout).toContain(`SUCCESS: ${drawn.length} rules found`);
});

test('a database that is away leaves one figure, and no numbers that are no longer true', async () => {
  const text = await (async () => {
    const registry = processMetrics();
    systemMetrics(
      registry,
      () => Promise.reject(new Error('no database')),
      () => {},
    );
    return registry.metrics();
  })();
  expect(text).toContain('clinic_figures_up 0\n');
  expect(text).not.toMatch(/^clinic_(?!figures_up)\w+(?:\{[^}]*\})? \d/m);
});

test.each(['test rules monitoring/alerts.test.yml', 'check config monitoring/prometheus.example.yml'])('promtool %s', async (command) => {
  const { stdout, stderr } = await promisify(execFile)('promtool', command.split(' '), { cwd: root });
  expect(stdout + stderr).toContain('SUCCESS');
});

test('of every alert it is tested when it speaks and when it is silent', async () => {
  const tests = await read('monitoring/alerts.test.yml');
  for (const alert of alerts) expect(tests.split(`alertname: ${alert}\n`), alert).toHaveLength(3);
});
