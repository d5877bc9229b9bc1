import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { offeredSlots } from '../faults/crowd/offered-slots.ts';
import { eventually } from '../faults/harness/eventually.ts';
import { inMs, percentile } from './load/percentile.ts';
import { openSagas, payAll } from './rehearsal/open-sagas.ts';
import { openRehearsal } from './rehearsal/rehearsal.ts';
import { rehearseVisit } from './rehearsal/rehearse-visit.ts';
import { startVisitors } from './rehearsal/visitors.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm rehearsal:failover`, beside a rehearsal of `deploy/up` with `deploy/database/standby 2`: the database that writes is killed while
 * people read and visits wait for their money, and the one that follows is promoted. Ends when a whole booking goes through again.
 */
const rehearsal = await openRehearsal();
const run = promisify(execFile);
/** What a line of shell says that knows the database's scripts. */
const told = async (line: string) =>
  (await run('bash', ['-euo', 'pipefail', '-c', `. deploy/database/parts.sh; ${line}`], { cwd: root })).stdout.trim();
const cluster = (number: number) => `${rehearsal.settings['NAME']}_${number}`;
const writer = await told('writer');
const other = 3 - Number(writer);
const follows = await told(`if is_made ${other} && is_up ${other} && is_standby ${other}; then echo yes; fi`);
if (follows !== 'yes') throw new Error(`no database follows number ${writer}: deploy/database/standby ${other}`);
const slots = (await offeredSlots({ site: rehearsal.site, origin: rehearsal.site })).flat();
const booked = await openSagas(rehearsal, slots.splice(0, Number(process.env['SAGAS'] ?? 5)));
const perSecond = Number(process.env['PER_SECOND'] ?? 10);
const visitors = startVisitors(rehearsal, perSecond);
await sleep(5_000);

// Without a word to those who are connected. Somebody then has to notice and to decide, for which `PROMOTE_AFTER_SECONDS` stands; meanwhile
// nothing may give up for good.
const decidesAfter = Number(process.env['PROMOTE_AFTER_SECONDS'] ?? 0);
const killedAt = performance.now();
await run('pg_ctlcluster', ['15', cluster(Number(writer)), 'stop', '-m', 'immediate']);
await sleep(decidesAfter * 1_000);
const child = spawn(path.join(root, 'deploy/database/failover'), [String(other)], { stdio: 'inherit' });
const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
if (status !== 0) throw new Error(`failover ended with ${status}`);
const promoted = (performance.now() - killedAt) / 1000;
await eventually(
  () => {
    const slot = slots.shift();
    if (!slot) throw new Error('no more hours');
    return rehearseVisit(rehearsal, slot).catch(() => null);
  },
  'a whole booking',
  180_000,
);
const bookedAgain = (performance.now() - killedAt) / 1000;
await sleep(5_000);
const { asked, failed, times } = await visitors.stop();
const confirmed = await payAll(rehearsal, booked, 300_000);
for (const line of failed.slice(0, 20)) console.log(line);
console.log(
  `failover: promoted after ${promoted.toFixed(1)} s, a whole booking through after ${bookedAgain.toFixed(1)} s (${decidesAfter} s of them for somebody to decide); ${asked} requests at ${perSecond} a second, ${failed.length} failed, ` +
    `slowest ${inMs(percentile(times, 100))}; ${confirmed} of ${booked.length} visits that waited for money confirmed`,
);
if (bookedAgain - decidesAfter > 60 || confirmed !== booked.length) process.exitCode = 1;
