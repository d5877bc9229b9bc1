import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { offeredSlots } from '../faults/crowd/offered-slots.ts';
import { inMs, percentile } from './load/percentile.ts';
import { ask } from './rehearsal/ask.ts';
import { openSagas, payAll } from './rehearsal/open-sagas.ts';
import { openRehearsal } from './rehearsal/rehearsal.ts';
import { rehearseVisit } from './rehearsal/rehearse-visit.ts';
import { sendDocument } from './rehearsal/send-document.ts';
import { startVisitors } from './rehearsal/visitors.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm rehearsal:release <version>…`, beside a rehearsal of `deploy/up`: releases one version after the other while people read, book and
 * send documents, and while visits wait for their money. `!` is one whose worker does not start: everything must go back.
 */
const versions = process.argv.slice(2);
const broken = 'broken';
const [sagas, uploads, perSecond, minutes] = [
  Number(process.env['SAGAS'] ?? 20),
  Number(process.env['UPLOADS'] ?? 10),
  Number(process.env['PER_SECOND'] ?? 20),
  Number(process.env['UPLOAD_MINUTES'] ?? 2),
];
const rehearsal = await openRehearsal();
const slots = (await offeredSlots({ site: rehearsal.site, origin: rehearsal.site })).flat();
if (versions.length === 0 || slots.length < sagas + 5)
  throw new Error(`versions to release: ${versions.length}; hours on offer: ${slots.length}`);
const booked = await openSagas(rehearsal, slots.splice(0, sagas));
console.log(`waiting for money: ${booked.length}`);
const files = new Set<string>();
const collectFiles = async () => {
  for (const page of ['/pt', '/en', '/pt/marcar-consulta'])
    for (const [file] of (await ask(rehearsal.site + page)).body.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) files.add(file);
};
await collectFiles();

const visitors = startVisitors(rehearsal, perSecond);
const parts = 40;
const documents = Array.from({ length: uploads }, (_, index) =>
  sendDocument(rehearsal, `127.200.0.${index + 1}`, { parts, pauseMs: (minutes * 60_000) / parts }),
);
let isBooking = true;
const meanwhile = (async () => {
  let [done, failed] = [0, 0];
  for (; isBooking; await sleep(3_000)) {
    const slot = slots.shift();
    if (!slot) break;
    await rehearseVisit(rehearsal, slot).then(
      () => done++,
      ({ message }) => {
        failed++;
        console.log(`a booking meanwhile: ${message}`);
      },
    );
  }
  return { done, failed };
})();

const told: string[] = [];
for (const version of versions) {
  const isBroken = version === '!';
  if (isBroken) await tagBroken();
  const [before, startedAt] = [visitors.soFar().failed.length, performance.now()];
  const isReleased = await run('deploy/release', [isBroken ? broken : version]);
  const failed = visitors.soFar().failed.length - before;
  const went = isReleased ? 'released' : 'went back';
  told.push(`${went} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s with ${failed} failed`);
  if (isReleased === isBroken || failed > 0) process.exitCode = 1;
  await collectFiles();
}
const sent = await Promise.all(documents);
isBooking = false;
const bookedMeanwhile = await meanwhile;
const { asked, failed, times } = await visitors.stop();
const confirmed = await payAll(rehearsal, booked, 300_000);
const answers = await Promise.all([...files].map((file) => ask(rehearsal.site + file)));
const missing = answers.filter(({ status }) => status !== 200).length;
const cut = sent.flatMap((one) => one.failed);
for (const line of [...failed, ...cut]) console.log(line);
console.log(
  `release: ${told.join('; ')}; ${asked} requests at ${perSecond} a second, ${failed.length} failed, p95 ${inMs(percentile(times, 95))}`,
);
console.log(
  `in flight: ${confirmed} of ${booked.length} visits that waited for money confirmed, ${sent.filter(({ whole }) => whole).length} of ${uploads} documents whole (${cut.length} parts sent again), ` +
    `${bookedMeanwhile.done} booked meanwhile, ${bookedMeanwhile.failed} not; ${files.size - missing} of ${files.size} built files of all versions served`,
);
const isWhole =
  failed.length === 0 && confirmed === booked.length && sent.every(({ whole }) => whole) && bookedMeanwhile.failed === 0 && missing === 0;
if (!isWhole) process.exitCode = 1;

/** What runs now under another name, with a worker that is none, so that the site has been replaced when it shows. */
async function tagBroken(): Promise<void> {
  const now = (await readFile(path.join(rehearsal.folders.kept, 'versions/site-1'), 'utf8')).trim();
  const podman = (rehearsal.settings['PODMAN_OPTIONS'] ?? '').split(' ').filter(Boolean);
  for (const [image, as] of Object.entries({ site: 'site', worker: 'sandbox', backoffice: 'backoffice', tools: 'tools' }))
    await promisify(execFile)('podman', [...podman, 'tag', `localhost/clinic-${as}:${now}`, `localhost/clinic-${image}:${broken}`]);
}

async function run(program: string, options: string[]): Promise<boolean> {
  const child = spawn(path.join(root, program), options, { stdio: 'inherit' });
  return (await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))) === 0;
}
