import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackOffice } from '../content/load/back-office.ts';
import { signInToLoad } from '../content/load/sign-in.ts';
import { addressesIn } from './library-load/ask-at-once.ts';
import { startReaders } from './load/readers.ts';
import { medianOf } from './median.ts';
import { dataDir } from './stack/folders.ts';
import { stackParts } from './stack/parts.ts';
import { portsFrom } from './stack/ports.ts';
import { localRoles } from './stack/roles.ts';
import { startPart, untilReady } from './stack/running.ts';
import { demoPassword, localSettings } from './stack/settings.ts';

/**
 * `pnpm publishing:load`, beside a running demo: two editors publish fifty times while two hundred visitors a second read every page
 * of two replicas, the demo's and one more. Nobody may get anything but the page.
 */
const base = Number(process.env['PORT_BASE'] ?? 3000);
const databaseUrl = process.env['DATABASE_URL'] ?? `postgres://postgres:postgres@127.0.0.1:${portsFrom(base).postgres}/clinic`;
const perSecond = 200;
const publications = 50;
const longestMs = 180_000;
const seenWithinMs = 10_000;

const ports = { ...portsFrom(base), site: base + 800 };
const settings: NodeJS.ProcessEnv = {
  ...localSettings(portsFrom(base), databaseUrl, dataDir),
  LIBRARY_FILE: path.join(dataDir, 'load', 'published.ndjson.gz'),
};
const roles = await localRoles(databaseUrl, dataDir);
const second = stackParts(ports, 'production', (role) => roles.urlOf(role, databaseUrl)).site;
const origins = [`http://127.0.0.1:${base}`, `http://127.0.0.1:${ports.site}`];
type Problem = { id: number; slug: string; excerto?: string | null };

const wordsOf = (turn: number, { id }: Problem) => `Volta ${turn} do número ${id}.`;
const publish = (editor: BackOffice, { id }: Problem, excerto: string) =>
  editor('PATCH', `/api/problemas/${id}?locale=pt&depth=0`, { excerto, _status: 'published' });

async function publishAgainAndAgain(editor: BackOffice, problem: Problem, untilMs: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < publications / 2 && performance.now() < untilMs) {
    const startedAt = performance.now();
    await publish(editor, problem, wordsOf(times.length + 1, problem));
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function untilSeen(origin: string, { slug }: Problem, words: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const text = await (await fetch(`${origin}/pt/problemas/${slug}`)).text();
    const ms = performance.now() - startedAt;
    if (text.includes(words)) return ms;
    if (ms > seenWithinMs) throw new Error(`${origin} does not show what was published last`);
    await sleep(20);
  }
}

const running = startPart(second, settings);
try {
  await untilReady(second);
  const signedIn = (email: string) => signInToLoad(settings['BACKOFFICE_URL'] ?? '', { email, password: demoPassword });
  const editors = [(await signedIn('editor@exemplo.pt')).backOffice, (await signedIn('admin@exemplo.pt')).backOffice] as const;
  const found = (await editors[0]('GET', '/api/problemas?limit=2&locale=pt&depth=0&sort=id')) as { docs: [Problem, Problem] };
  const [one, other] = found.docs;
  const addresses = (await Promise.all(origins.map((origin) => addressesIn(origin)))).flat().toSorted(() => Math.random() - 0.5);
  // Whoever reads a page for the first time is measured by `pnpm library:load`.
  for (const address of addresses) await (await fetch(address)).arrayBuffer();
  const readers = startReaders(addresses, perSecond);
  const startedAt = performance.now();
  const times = await Promise.all([
    publishAgainAndAgain(editors[0], one, startedAt + longestMs),
    publishAgainAndAgain(editors[1], other, startedAt + longestMs),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const changed = [one, other].map((problem, index) => ({ problem, words: wordsOf(times[index]?.length ?? 0, problem) }));
  const seen = await Promise.all(changed.flatMap(({ problem, words }) => origins.map((origin) => untilSeen(origin, problem, words))));
  const read = await readers.stop();
  for (const problem of [one, other]) await publish(editors[0], problem, problem.excerto ?? '');
  const all = times.flat();
  const wrong = [...read.statuses].filter(([status]) => status !== 200);
  console.log(
    `${all.length} publications in ${seconds.toFixed(1)} s (median ${medianOf(all).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms), ` +
      `the last seen after ${Math.max(...seen).toFixed(0)} ms; ${read.asked} answers at ${(read.asked / read.seconds).toFixed(0)} a second, ` +
      `slowest ${Math.max(...read.times).toFixed(0)} ms, other than 200: ${wrong.length > 0 ? JSON.stringify(wrong) : 'none'}`,
  );
  if (wrong.length > 0 || all.length < publications) process.exitCode = 1;
} finally {
  await running.stop();
}
