import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';

type Spec = { title: string; file: string; line: number; tags: string[]; tests: { annotations: { description?: string }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

async function listJourneys(): Promise<Spec[]> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  const env = { ...process.env, JOURNEYS: 'all', E2E_REPORT: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap(specsOf);
}

const all = await listJourneys();
const night = all.filter(({ tags }) => tags.includes('night'));
const day = all.filter(({ tags }) => !tags.includes('night'));
const keptBy = ({ tests }: Spec) => tests.flatMap(({ annotations }) => annotations.flatMap(({ description }) => description ?? []));

test('whatever only the night walks is kept for each change too: at the same place in the other language, or by the file it names', () => {
  expect(night.length).toBeGreaterThan(50);
  const places = new Set(day.map(({ file, line }) => `${file}:${line}`));
  const files = new Set(day.map(({ file }) => file));
  const isKept = (spec: Spec) => places.has(`${spec.file}:${spec.line}`) || keptBy(spec).some((file) => files.has(file));
  expect(night.filter((spec) => !isKept(spec)).map(({ file, line, title }) => `${file}:${line} ${title}`)).toEqual([]);
});

test('of the journeys for each change a third at least is walked in each language', () => {
  const [pt = 0, en = 0] = ['pt', 'en'].map((locale) => day.filter(({ title }) => new RegExp(`\\b${locale}\\b`).test(title)).length);
  expect(Math.min(pt, en) / (pt + en)).toBeGreaterThan(1 / 3);
});
