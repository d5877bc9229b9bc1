import { expect } from 'vitest';
import type { CaughtMail } from '../worker/testing/mail-catcher.ts';
import { test, waitForStatus } from './harness/harness-test.ts';
import { appointmentsAt, getsLetters } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { visit } from './harness/visits.ts';

/** Lisbon's clocks go forward on 28 March 2027 and back on 31 October; the instants are worked out by hand. */
const changes = [
  { date: '2027-03-25', utc: '10:20', saoPaulo: '07:20', luanda: '11:20' },
  { date: '2027-03-29', utc: '09:20', saoPaulo: '06:20', luanda: null },
  { date: '2027-10-29', utc: '09:20', saoPaulo: '06:20', luanda: null },
  { date: '2027-11-02', utc: '10:20', saoPaulo: '07:20', luanda: '11:20' },
];
const visits = changes.flatMap(({ date, utc, saoPaulo, luanda }) => [
  { date, utc, time: '10:20', zone: 'America/Sao_Paulo', there: saoPaulo },
  { date, utc: utc.replace(':20', ':40'), time: '10:40', zone: 'Africa/Luanda', there: luanda?.replace(':20', ':40') ?? null },
]);

test.for(visits)('$date $time, seen from $zone: row, clinic’s book, letter and calendar agree', async (wanted, { harness, workers }) => {
  const { date, time, zone, utc, there } = wanted;
  await workers.current();
  const when = { doctorId: 202, date, time };
  const asked = visit(when, { mode: 'online', typeId: 463, visitorTimeZone: zone, locale: 'pt' });
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'scheduled');
  expect((await harness.store.read(asked.id))?.startsAt.toISOString()).toBe(`${date}T${utc}:00.000Z`);
  const [booked] = await appointmentsAt(harness, 202, date, time);
  const { rows } = await harness.clinicBook.query<{ at: Date }>('select lower(slot) as at from sandbox.clinic_appointments where id = $1', [
    booked.id,
  ]);
  expect(rows[0]?.at.toISOString()).toBe(`${date}T${utc}:00.000Z`);

  await getsLetters(harness, asked.patient.email, ['scheduled']);
  const [mail] = (await harness.catcher.mailsTo(asked.patient.email)) as (CaughtMail & { text: string })[];
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toContain(time);
  expect(mail.text).toContain(time);
  if (there) expect(mail.text).toContain(there);
  const starts = [...(await harness.catcher.sourceOf(mail)).matchAll(/DTSTART:(\w+)/g)].map(([, start]) => start);
  expect(new Set(starts)).toEqual(new Set([`${date.replaceAll('-', '')}T${utc.replace(':', '')}00Z`]));
});
