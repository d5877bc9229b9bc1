import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { encryptAnswers } from '@clinic/core/adapters/database/requests/encrypted-answers';
import { formDigest } from '@clinic/core/adapters/database/requests/form-digest';
import { requestTables } from '@clinic/core/adapters/database/requests/request-tables';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { addWorkingHours } from '@clinic/core/working-hours/working-hours';
import { type DayServices, demoColleague } from './day-services.ts';
import { chance, inventedPerson } from './invented-people.ts';
import { type DemoPayment, type DemoVisit, demoVisitId, keepBookings } from './keep-booking.ts';

const weeks = 10;
const doctors = [
  [201, 'Dr. António Meireles'],
  [202, 'Dr. Henrique Valadares'],
  [203, 'Dra. Sofia Bettencourt'],
  [206, 'Dr. Tomás Alvarenga'],
  [207, 'Dra. Beatriz Noronha'],
] as const;
const prices = [9_000, 8_000, 10_500];
/** Numbers that the clinic's book does not have: these visits are over, and nobody looks for them there. */
const firstAppointment = 7_000_000;

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);
const at = (day: string, minutes: number) =>
  fromLisbon(day, `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`) ?? new Date();
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
const mondayOf = (now: Date) => {
  const { day } = inLisbon(now);
  return addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
};

type Made = { visit: DemoVisit; payment: DemoPayment | null; refundCents: number; mark: 'arrived' | 'missed' | null };

/** One booking of the past with everything that came of it. */
function madeVisit(number: number, submittedDay: string, lastDay: string): Made {
  const dice = chance(number);
  const submittedAt = at(submittedDay, 8 * 60 + Math.floor(chance(number + 0.3) * 840));
  let day = addDays(submittedDay, 1 + Math.floor(chance(number + 0.6) * 6));
  while (isWeekend(day)) day = addDays(day, 1);
  if (day > lastDay) day = lastDay;
  const [doctorId, doctorName] = doctors[Math.floor(chance(number + 0.9) * doctors.length)] ?? doctors[0];
  const startsAt = at(day, 600 + 20 * (number % 24));
  const priceCents = prices[number % prices.length] ?? 9_000;
  const bookedAt = minutesAfter(submittedAt, 1);
  const isKnown = chance(number + 1.2) < 0.3;
  const isForOther = !isKnown && chance(number + 1.5) < 0.2;
  const helper = isForOther ? { bookedBy: { name: 'Filha Exemplo', email: `filha${number}@exemplo.pt`, phone: '910009999' } } : {};
  const base: DemoVisit = {
    ...{ id: demoVisitId(number), patient: inventedPerson(number), submittedAt, startsAt, doctorId, doctorName, priceCents },
    ...{ patientId: 900_000 + (number % 120), appointmentId: firstAppointment + number, patientEnsuredAt: bookedAt, bookedAt },
    ...{ createAttemptedAt: submittedAt, provenPatientId: isKnown ? 900_000 + (number % 120) : null, hadConsultation: isKnown },
    ...helper,
    insured: chance(number + 1.8) < 0.25,
  };
  const paidAt = minutesAfter(submittedAt, 4 + Math.floor(chance(number + 2.1) * 300));
  if (dice < 0.2)
    return { visit: { ...base, confirmedAt: bookedAt }, payment: null, refundCents: 0, mark: dice < 0.012 ? 'missed' : 'arrived' };
  const method = dice < 0.55 ? 'mbway' : dice < 0.88 ? 'multibanco' : 'card';
  const asked = { paymentMethod: method, payBy: minutesAfter(submittedAt, 24 * 60), paymentRequestedAt: bookedAt } as const;
  const requested = { bookingId: base.id, method, requestedAt: bookedAt, amountCents: priceCents } as const;
  if (dice > 0.94) {
    const ended = minutesAfter(submittedAt, 24 * 60);
    const visit = { ...base, ...asked, givenUpAt: ended, releasedAt: minutesAfter(ended, 1) };
    return { visit, payment: { ...requested, endedAt: ended, endKind: 'expired' }, refundCents: 0, mark: null };
  }
  const payment = { ...requested, paidAt, paidCents: priceCents, transactionId: randomUUID(), lastAskedAt: paidAt };
  const paid = { ...base, ...asked, paidAt, confirmedAt: paidAt };
  if (dice > 0.9) {
    const cancelledAt = minutesAfter(paidAt, 600);
    const visit = { ...paid, cancelledAt, releasedAt: minutesAfter(cancelledAt, 1) };
    return { visit, payment, refundCents: priceCents, mark: null };
  }
  return { visit: paid, payment, refundCents: 0, mark: chance(number + 2.4) < 0.035 ? 'missed' : 'arrived' };
}

/** Ten weeks of bookings, each a little fuller than the one before, with payments, refunds and who came. */
export async function recordPastWeeks({ pool, booking: { keys, store } }: DayServices, now: Date): Promise<void> {
  if (await store.read(demoVisitId(100))) return;
  const [today, monday] = [inLisbon(now).day, mondayOf(now)];
  let lastDay = addDays(today, -1);
  while (isWeekend(lastDay)) lastDay = addDays(lastDay, -1);
  const made: Made[] = [];
  for (let week = weeks; week >= 1; week--)
    for (let each = 0; each < 14 + (weeks - week) * 2; each++) {
      const number = week * 100 + each;
      made.push(madeVisit(number, addDays(monday, -7 * week + Math.floor(chance(number + 2.7) * 6)), lastDay));
    }
  await keepBookings(
    pool,
    keys,
    made.map(({ visit }) => visit),
    made.flatMap(({ payment }) => payment ?? []),
  );
  const tables = bookingTables(createDatabase(pool));
  const refunded = made.filter(({ refundCents }) => refundCents > 0);
  const payments = await tables
    .selectFrom('payments')
    .select(['id', 'bookingId', 'transactionId'])
    .where(
      'bookingId',
      'in',
      refunded.map(({ visit }) => visit.id),
    )
    .execute();
  await tables
    .insertInto('refundTasks')
    .values(
      refunded.map(({ visit, refundCents }) => {
        const { id = '', transactionId } = payments.find(({ bookingId }) => bookingId === visit.id) ?? {};
        const createdAt = visit.cancelledAt ?? now;
        const settled = { refundedAt: minutesAfter(createdAt, 900), refundedBy: demoColleague.name, refundedHow: 'sameWay' as const };
        return {
          bookingId: visit.id,
          paymentId: id,
          transactionId: transactionId ?? '',
          amountCents: refundCents,
          reason: 'cancelled',
          createdAt,
          ...settled,
        };
      }),
    )
    .execute();
  const marked = made.filter(({ mark }) => mark !== null);
  await pool.query(
    `insert into core.attendance_marks (appointment_id, kind, marked_at, marked_by)
     select appointment, kind, at, $4 from unnest($1::int[], $2::text[], $3::timestamptz[]) as given (appointment, kind, at)`,
    [
      marked.map(({ visit }) => visit.appointmentId),
      marked.map(({ mark }) => mark),
      marked.map(({ visit }) => visit.startsAt),
      demoColleague.name,
    ],
  );
}

const kinds: readonly RequestKind[] = [
  'contact',
  'callBack',
  'contact',
  'secondOpinion',
  'examRequest',
  'callBack',
  'international',
  'contact',
];

/** Forms of the last weeks, answered: most within the first hours, one too late. */
export async function recordAnsweredRequests({ pool, booking: { keys } }: DayServices, now: Date): Promise<void> {
  const monday = mondayOf(now);
  const rows = Array.from({ length: weeks * 6 }, (_, number) => {
    const kind = kinds[number % kinds.length] ?? 'contact';
    const receivedAt = at(addDays(monday, -7 * (1 + Math.floor(number / 6)) + (number % 5)), 600 + Math.floor(chance(number + 4) * 480));
    const hours = number === 7 ? 26 : 0.5 + chance(number + 5) ** 2 * 20;
    const person = inventedPerson(number + 40);
    const id = `d2000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const answers = { name: person.name, email: person.email, message: 'Uma pergunta inventada para a demonstração.' };
    return {
      ...{ id, kind, locale: 'pt' as const, wantsNewsletter: false, contactDigest: null, withdrawnAt: null },
      ...{
        formDigest: formDigest(id),
        answers: encryptAnswers(keys, id, answers),
        sentAt: receivedAt,
        receivedAt,
        contactProvenAt: receivedAt,
      },
      ...{ answerBy: answerDeadline(kind, receivedAt, usualCalendar), answeredAt: addWorkingHours(receivedAt, hours, usualCalendar) },
      answeredBy: demoColleague.name,
    };
  });
  const kept = requestTables(createDatabase(pool)).insertInto('requests').values(rows);
  await kept.onConflict((conflict) => conflict.column('id').doNothing()).execute();
}
