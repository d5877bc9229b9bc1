import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskTables } from '@clinic/core/adapters/database/desk/desk-tables';
import { openWork } from '@clinic/core/adapters/database/desk/read-work-items';
import { askForReview } from '@clinic/core/booking/appointment/ask-for-review';
import { claimWork } from '@clinic/core/desk/work/claim-work';
import { logCall, snoozeWork } from '@clinic/core/desk/work/log-work';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { toContact } from '@clinic/core/identity/contact';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import type { RequestAnswers } from '@clinic/core/requests/form/parse-request';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { addWorkingDays, addWorkingHours, workingMsBetween } from '@clinic/core/working-hours/working-hours';
import { maria } from '../demo-accounts/demo-people.ts';
import { type DayServices, demoColleague } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { demoVisitId, keepBookings } from './keep-booking.ts';

type Sent = { kind: RequestKind; workingHoursAgo: number; answers: Partial<RequestAnswers>; hasDocument?: boolean };

/** Some with hours left, one with less than four, one too late. */
const sent: Sent[] = [
  {
    ...{ kind: 'contact', workingHoursAgo: 2 },
    answers: {
      subject: 'prices',
      message: 'Bom dia. Queria saber quanto custa a ecografia da próstata com a consulta no mesmo dia. Obrigado.',
    },
  },
  { kind: 'callBack', workingHoursAgo: 21.5, answers: { when: 'morning' } },
  {
    ...{ kind: 'secondOpinion', workingHoursAgo: 9, hasDocument: true },
    answers: {
      ...{ findings: 'Propuseram-me uma cirurgia depois de uma biópsia feita noutro hospital.', question: 'Há outra maneira de tratar?' },
    },
  },
  {
    kind: 'examRequest',
    workingHoursAgo: 5,
    answers: { exam: 'Ecografia da próstata', message: 'Tenho credencial do médico de família.' },
  },
  {
    ...{ kind: 'international', workingHoursAgo: 12 },
    answers: {
      country: 'Luxemburgo',
      message: 'Vivo no Luxemburgo e vou a Lisboa no Natal. É possível marcar consulta e exame nessa semana?',
    },
  },
  { kind: 'complaint', workingHoursAgo: 30, answers: { message: 'Esperei uma hora pela consulta e ninguém me disse porquê.' } },
  {
    kind: 'contact',
    workingHoursAgo: 27,
    answers: { subject: 'papers', message: 'Precisava de uma declaração de presença da semana passada.' },
  },
];

const hour = 3_600_000;

/** The moment so many working hours ago, to the quarter of an hour. */
function workingHoursBefore(now: Date, hours: number, calendar: Parameters<typeof addWorkingHours>[2]): Date {
  const missingMs = (start: Date) => hours * hour - workingMsBetween(start, now, calendar);
  let start = now;
  for (let missing = missingMs(start); missing > 0; missing = missingMs(start))
    start = new Date(start.getTime() - Math.max(missing, hour / 4));
  return start;
}

const onePage = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

export async function sendRequests({ requests, documents, desk, pool }: DayServices, now: Date): Promise<void> {
  const calendar = await desk.openingCalendar();
  for (const [number, { kind, workingHoursAgo, answers, hasDocument }] of sent.entries()) {
    const formId = `d3000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const { name, email, phone, birthDate, gender } = inventedPerson(300 + number);
    const receivedAt = workingHoursBefore(now, workingHoursAgo, calendar);
    const answerBy = answerDeadline(kind, receivedAt, calendar);
    if (hasDocument) await receiveWholeDocument(documents, formId, 'relatório da biópsia.pdf', Readable.from([onePage()]));
    const contact = toContact(email);
    if (!contact) throw new Error(`${email} is no address`);
    const who = kind === 'secondOpinion' ? { birthDate, gender } : {};
    await requests.save(
      formId,
      { kind, locale: 'pt', answers: { name, email, phone, ...who, ...answers }, contact },
      { answerBy, isProven: true },
    );
    const request = await requests.byForm(formId);
    // Nothing can be sent yesterday: its times are written.
    await pool.query('update core.requests set sent_at = $2, received_at = $2, contact_proven_at = $2 where id = $1', [
      request?.id,
      receivedAt,
    ]);
    await pool.query("update core.work_items set opened_at = $2 where subject_kind = 'request' and subject_id = $1", [
      request?.id,
      receivedAt,
    ]);
  }
}

/** Each with a booking of its own. */
const broken = [
  { kind: 'clinicRefused', workingHoursAgo: 1.5 },
  { kind: 'wrongAmount', workingHoursAgo: 4 },
  { kind: 'refundDue', workingHoursAgo: 21 },
] as const;

/** Bookings with which something went wrong, each in its own way. */
export async function makeTroubles(services: DayServices, now: Date): Promise<void> {
  const { booking, pool } = services;
  for (const [number, { kind, workingHoursAgo }] of broken.entries()) {
    const id = demoVisitId(6_000 + number);
    if (await booking.store.read(id)) continue;
    const openedAt = workingHoursBefore(now, workingHoursAgo, await services.desk.openingCalendar());
    const submittedAt = new Date(openedAt.getTime() - 40 * 60_000);
    const startsAt = fromLisbon(inLisbon(addWorkingDays(now, 8 + number, await services.desk.openingCalendar())).day, '11:40') ?? now;
    const [askedAt, paidAt] = [new Date(submittedAt.getTime() + 60_000), new Date(submittedAt.getTime() + 20 * 60_000)];
    const visit = { id, startsAt, submittedAt, doctorId: 202, doctorName: 'Dr. Henrique Valadares', patient: inventedPerson(330 + number) };
    if (kind === 'clinicRefused') {
      await keepBookings(pool, booking.keys, [{ ...visit, failedAt: openedAt, failureKind: 'errorCreatingPatient' }], []);
    } else {
      const paid = {
        paymentMethod: 'multibanco',
        payBy: new Date(submittedAt.getTime() + 24 * hour),
        paymentRequestedAt: askedAt,
      } as const;
      const payment = {
        bookingId: id,
        method: 'multibanco',
        requestedAt: askedAt,
        paidAt,
        transactionId: `demo-${number}`,
        lastAskedAt: paidAt,
      } as const;
      const cancelled = { bookedAt: askedAt, paidAt, confirmedAt: paidAt, cancelledAt: openedAt, releasedAt: openedAt };
      const facts = kind === 'refundDue' ? cancelled : {};
      await keepBookings(
        pool,
        booking.keys,
        [{ ...visit, ...paid, ...facts }],
        [{ ...payment, paidCents: kind === 'refundDue' ? 9_000 : 6_000 }],
      );
    }
    await openTrouble(services, kind, id, now);
    await setTimes(services, id, openedAt);
  }
}

/** By the same functions as where it happens. */
async function openTrouble(
  { booking: { store } }: DayServices,
  kind: (typeof broken)[number]['kind'],
  bookingId: string,
  now: Date,
): Promise<void> {
  if (kind !== 'refundDue') return askForReview(store, bookingId, { reason: kind, tellPatient: false });
  const [payment] = await store.readPayments(bookingId);
  if (!payment) return;
  const refund = {
    bookingId,
    paymentId: payment.id,
    transactionId: payment.transactionId ?? '',
    amountCents: 9_000,
    reason: 'cancelled' as const,
  };
  await store.inTransaction(async (transaction) => void (await transaction.addRefund(refund, now)));
}

async function setTimes({ desk, pool }: DayServices, bookingId: string, openedAt: Date): Promise<void> {
  const dueAt = addWorkingHours(openedAt, replyWorkingHours, await desk.openingCalendar());
  await pool.query("update core.work_items set opened_at = $2, due_at = $3 where subject_kind = 'booking' and subject_id = $1", [
    bookingId,
    openedAt,
    dueAt,
  ]);
}

const aboutVisits = [
  { kind: 'letterNotDelivered', workingHoursAgo: 6 },
  { kind: 'identityToCheck', workingHoursAgo: 3 },
  { kind: 'callPatient', workingHoursAgo: 8 },
] as const;

/** Work about visits to come that are in the clinic's book. */
export async function makeWorkOfVisits(services: DayServices, now: Date): Promise<void> {
  const { booking, desk, pool } = services;
  const { rows } = await pool.query<{ id: string; patient_id: number }>(
    'select id, patient_id from core.bookings where id between $1 and $2 and starts_at > $3 order by starts_at desc limit 3',
    [demoVisitId(5_000), demoVisitId(5_999), now],
  );
  for (const [number, { id, patient_id: patientId }] of rows.entries()) {
    const { kind, workingHoursAgo } = aboutVisits[number] ?? aboutVisits[0];
    const detail = kind === 'identityToCheck' ? { patientId, otherPatientId: patientId - 1 } : {};
    await booking.store.inTransaction((transaction) => transaction.openWorkItem({ kind, subject: { kind: 'booking', id }, detail }));
    await setTimes(services, id, workingHoursBefore(now, workingHoursAgo, await desk.openingCalendar()));
  }
}

/** Maria wants to be forgotten; a colleague has one item, and another waits for somebody who did not answer. */
export async function touchWork({ desk, pool, accounts, dataRequests }: DayServices, now: Date): Promise<void> {
  const account = await accounts.byEmail(maria.email);
  if (account) await dataRequests.requestErasure(account.id, new Date(now.getTime() + 27 * 24 * hour));
  const open = await openWork(deskTables(createDatabase(pool)));
  const press = (kind: WorkItemKind) => ({
    store: desk,
    staff: demoColleague,
    itemId: open.find((item) => item.kind === kind)?.id ?? '',
    requestId: randomUUID(),
  });
  await claimWork(press('internationalRequest'));
  const call = press('callPatient');
  await logCall(call, { outcome: 'noAnswer', until: null, text: 'Tocou até ao fim; volto a ligar à tarde.' });
  const later = addWorkingHours(now, 3, await desk.openingCalendar());
  await snoozeWork({ ...call, requestId: randomUUID() }, later);
}
