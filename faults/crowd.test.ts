import { expect } from 'vitest';
import { concurrencyLimit } from '../core/kernel/concurrency-limit.ts';
import { inMs, percentile } from '../scripts/load/percentile.ts';
import { freePort } from '../worker/testing/free-port.ts';
import { chooseSlots, wants } from './crowd/offered-slots.ts';
import { builtSite } from './harness/built-site.ts';
import { waitForCode } from './harness/codes.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test } from './harness/harness-test.ts';
import type { Sent } from './harness/send-form.ts';
import { draftFieldsOf, type WizardVisitor, wizardVisitor } from './harness/wizard-visitor.ts';

const people = Number(process.env['FAULT_CROWD'] ?? 1000);
const free = people / 20;

// A second try would find the slots taken, and wait for nothing.
test(`${people} visitors of two servers press the last button for ${free} slots at once: each slot goes to one, everybody is told`, {
  retry: 0,
  timeout: 600_000,
}, async ({ harness }) => {
  await builtSite();
  await Promise.all([harness.startWorker('worker-1'), harness.startWorker('worker-2')]);
  const sites = await Promise.all([harness.startSite(), harness.startSite(await freePort())]);
  const origin = harness.settings['SITE_ORIGIN'] ?? '';
  const [first, second] = sites.map(({ address }) => address) as [string, string];
  const slots = await chooseSlots({ site: first, origin }, free);
  const inTurn = concurrencyLimit({ running: 16, waiting: Number.POSITIVE_INFINITY });
  const emails: string[] = [];
  const crowd = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      inTurn(async () => {
        const visitor = wizardVisitor({ site: index % 2 ? first : second, origin });
        const wanted = wants(slots, index);
        emails[index] = wanted.patient.email;
        await visitor.fill(draftFieldsOf(wanted));
        return visitor;
      }),
    ),
  );

  const began = performance.now();
  const answers = await Promise.all(crowd.map((visitor, index) => press(visitor, index % 3 ? first : second)));
  const rushSeconds = (performance.now() - began) / 1000;
  const held = answers.flatMap(({ status, location }, index) => (status === 303 && location.includes('/codigo') ? [index] : []));
  const refused = answers.filter(({ status, html }) => status === 422 && nearest(html).length > 0);
  const others = answers
    .filter((answer, index) => !held.includes(index) && !refused.includes(answer))
    .map(({ status, html }) => {
      const [, why = ''] = /role="alert".*?<\/svg>([^<]*)/.exec(html) ?? [];
      return `${status} ${why}`;
    });
  const booked = await Promise.all(
    held.map(async (index) => {
      const code = await waitForCode(harness, emails[index] ?? '', 120_000);
      return crowd[index]?.typeCode(code, index % 2 ? second : first);
    }),
  );
  await settled(harness);
  const settledSeconds = (performance.now() - began) / 1000;
  const waits = answers.map(({ ms }) => ms);
  console.table({
    ...{ people, slots: slots.length, held: held.length, booked: booked.length, refusedWithOtherTimes: refused.length },
    otherAnswers: others.length > 0 ? `${others.length}: ${[...new Set(others)].join()}` : 0,
    ...{ median: inMs(percentile(waits, 50)), p95: inMs(percentile(waits, 95)), last: inMs(Math.max(...waits)) },
    ...{ rushSeconds: rushSeconds.toFixed(1), settledSeconds: settledSeconds.toFixed(1) },
  });

  expect([held.length, refused.length]).toEqual([free, people - free]);
  expect(booked.filter((answer) => !answer?.location.includes('/resultado/'))).toEqual([]);
  const named = ({ doctorId, date, time }: (typeof slots)[number]) => `${doctorId} ${date} ${time}`;
  expect(await clinicsBook(harness)).toEqual(slots.map(named).sort());
  const { rows } = await harness.pool.query<{ state: string }>(`select state from core.slot_holds where state <> 'released'`);
  expect(rows.map(({ state }) => state)).toEqual(slots.map(() => 'booked'));
  const pages = await Promise.all(booked.map(async (answer) => (await fetch(first + answer?.location)).text()));
  expect(pages.filter((page) => !page.includes('Consulta agendada com sucesso'))).toEqual([]);
});

async function press(visitor: WizardVisitor, site: string): Promise<Sent & { ms: number }> {
  const began = performance.now();
  const sent = await visitor.pressLastButton(site);
  return { ...sent, ms: performance.now() - began };
}

/** The free times that the answer offers instead. */
const nearest = (html: string) => [...html.matchAll(/<button[^>]* value="(\d{4}-\d\d-\d\dT\d\d:\d\d\/\d+)"[^>]* name="slot"/g)];

const settled = ({ pool }: FaultHarness) =>
  eventually(
    async () => {
      const { rowCount } = await pool.query(`select from dbos.workflow_status where status in ('ENQUEUED', 'PENDING')`);
      return rowCount === 0;
    },
    'all work is done',
    300_000,
  );

/** What stands in it, read without any of our code. */
async function clinicsBook({ clinicBook }: FaultHarness): Promise<string[]> {
  const { rows } = await clinicBook.query<{ slot: string }>(
    `select doctor_id || ' ' || day || ' ' || to_char(starts, 'HH24:MI') as slot from sandbox.clinic_appointments where unscheduled_at is null`,
  );
  return rows.map(({ slot }) => slot).sort();
}
