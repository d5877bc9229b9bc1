import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { measuredCommit } from './measured-commit.ts';
import { type Measurement, withMeasurement } from './nightly/measurement-table.ts';
import { type NightlyPart, nightlyParts } from './nightly/parts.ts';
import { root } from './stack/folders.ts';

/** `.ci/nightly <part>`: runs it and writes its row in docs/measurements.md; without a part, says which there are. */
const document = 'docs/measurements.md';
const [name = ''] = process.argv.slice(2);
const part = nightlyParts[name];
if (part) process.exitCode = (await measure(name, part)) ? 0 : 1;
else {
  for (const [known, { what }] of Object.entries(nightlyParts)) console.log(`${known.padEnd(14)} ${what}`);
  if (name) process.exitCode = 1;
}

async function measure(name: string, part: NightlyPart): Promise<boolean> {
  const startedAt = Date.now();
  // What is built at the beginning is measured; a commit that is made meanwhile is not.
  const commit = measuredCommit(document);
  const demo = part.needsDemo ? await startDemo(part.settings ?? {}) : undefined;
  const outcomes: { isFine: boolean; output: string }[] = [];
  try {
    for (const command of part.commands) outcomes.push(await run(command, part.settings ?? {}));
  } finally {
    await demo?.stop();
  }
  const isFine = outcomes.every((outcome) => outcome.isFine);
  const output = outcomes.map((outcome) => outcome.output).join('\n');
  const found = part.figures.map((figure) => [...output.matchAll(new RegExp(figure, 'g'))].at(-1)?.[1]?.trim() ?? '');
  await record({
    part: name,
    result: isFine ? 'passed' : 'failed',
    figures: found.filter(Boolean),
    minutes: ((Date.now() - startedAt) / 60_000).toFixed(1),
    date: new Date(startedAt).toISOString().slice(0, 10),
    commit,
  });
  return isFine;
}

async function run(command: string[], settings: Record<string, string>): Promise<{ isFine: boolean; output: string }> {
  const child = spawn('pnpm', ['run', ...command], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => {
    process.stdout.write(bytes);
    output += bytes;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { isFine: status === 0, output: stripVTControlCharacters(output) };
}

async function startDemo(settings: Record<string, string>): Promise<{ stop: () => Promise<unknown> }> {
  const child = spawn('node', ['scripts/demo.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', (bytes: Buffer) => /^ready/m.test(`${bytes}`) && resolve());
  ended.then(() => reject(new Error('The demo ended before it was ready.')));
  await ready;
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return { stop };
}

async function record(measurement: Measurement): Promise<void> {
  const file = path.join(root, document);
  await writeFile(file, withMeasurement(await readFile(file, 'utf8'), measurement));
  console.log(Object.values(measurement).flat().join(' | '));
}
