import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { decryptAccount } from '@clinic/core/adapters/database/bookings/refund-accounts';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { waitingPlaces } from '@clinic/core/adapters/database/waiting/waiting-places';
import { waitingTables } from '@clinic/core/adapters/database/waiting/waiting-tables';
import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import { giveRefundAccount } from '@clinic/core/booking/payment/refund-account';
import { inMinutes, pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { composeMail } from './compose-mail.ts';
import { mailPatient } from './mail-patient.ts';
import { readOtherHours } from './read-other-hours.ts';
import { writeMail } from './write-mail.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() =>
  database.pool.query(
    'truncate core.bookings, core.doctor_absences, core.mails, core.payments, core.work_items, dbos.workflow_status cascade',
  ),
);

const store = () => bookingStore(database.pool, database.dbos, testDataKeys);
const mail = () =>
  mailPatient({
    store: store(),
    compose: async (_, { email }) => ({ recipient: email }) as BookingMail,
    render: async ({ recipient }) => ({ recipient, subject: 'Consulta', html: '', text: 'Consulta' }),
    followUpSettings: async () => ({ reminderHours: [24], preparedTypes: [462] }),
    reminderChoice: async () => null,
  });
const mails = async () => (await database.pool.query<{ id: string }>('select id from core.mails order by id')).rows.map(({ id }) => id);
const works = async () =>
  (await database.pool.query<{ id: string }>('select workflow_uuid as id from dbos.workflow_status order by 1')).rows
    .map(({ id }) => id)
    .filter((id) => !id.startsWith('mail-'));
const paid = { paidAt: inMinutes(-20) };

test('a letter is one mail, however often its work is done', async () => {
  const bookingId = await pendingVisit(store(), [], {}, paid);
  await mail()({ bookingId, kind: 'confirmed', about: '0' });
  await mail()({ bookingId, kind: 'confirmed', about: '0' });
  expect(await mails()).toHaveLength(1);
});

test('sent again it is a mail of its own, and nothing else follows from it a second time', async () => {
  const bookingId = await pendingVisit(store(), [], {}, paid);
  await mail()({ bookingId, kind: 'confirmed', about: '0' });
  const before = await works();
  const again = { bookingId, kind: 'confirmed', about: '0', again: 'press-1' } as const;
  await mail()(again);
  await mail()(again);
  expect(await mails()).toHaveLength(2);
  await mail()({ ...again, again: 'press-2' });
  expect(await mails()).toHaveLength(3);
  const added = (await works()).filter((id) => !before.includes(id));
  expect(added).toEqual([`text-${bookingId}-confirmed-0-0-press-1`, `text-${bookingId}-confirmed-0-0-press-2`]);
});

test('what is no longer true is not sent again, either', async () => {
  const bookingId = await pendingVisit(store(), [], {}, { ...paid, cancelledAt: inMinutes(-1) });
  await mail()({ bookingId, kind: 'confirmed', about: '0', again: 'press-1' });
  expect(await mails()).toEqual([]);
});

test('whoever has no e-mail gets it again as a text message', async () => {
  const patient = { ...pendingPatient, email: '' };
  const bookingId = await pendingVisit(store(), [], { patient, paymentMethod: null, mbwayPhone: null, payBy: null });
  await mail()({ bookingId, kind: 'scheduled', about: '0', again: 'press-1' });
  expect(await mails()).toEqual([]);
  expect(await works()).toEqual([`text-${bookingId}-scheduled-0-0-press-1`]);
});

test.each([
  ['pt', 'pt/consulta', 'sair da lista'],
  ['en', 'en/visit', 'leave the list'],
] as const)(
  'a confirmation says to patient and booker that one is on the waiting list, and only while it is so, in %s',
  async (locale, address, leave) => {
    const bookedBy = { name: 'Helena Exemplo', email: 'helena@exemplo.pt', phone: '910000015' };
    const [waiting, other] = [
      await pendingVisit(store(), [], { locale, bookedBy }, paid),
      await pendingVisit(store(), [], { locale }, paid),
    ];
    const places = waitingPlaces(waitingTables(createDatabase(database.pool)));
    const wishes = { anyDoctor: false, doctorIds: [202], weekdays: [0], dayParts: ['morning' as const], noticeHours: 24 };
    for (const id of [waiting, other]) await places.join(id, wishes);
    await places.leave(other);
    const compose = composeMail({
      ...{
        store: store(),
        contact: async () => sampleClinic(locale),
        visitUrl: () => '',
        accountUrl: () => '',
        otherHours: async () => [],
      },
      ...{ noticeHours: () => 24, accountEnding: async () => null, waits: async (id) => (await places.entryOf(id)) !== null },
      earlierUrl: () => `https://exemplo.pt/${address}/mais-cedo`,
    });
    const followUps = { followUpSettings: async () => ({ reminderHours: [], preparedTypes: [] }), reminderChoice: async () => null };
    const write = mailPatient({ store: store(), compose, render: writeMail, ...followUps });
    for (const bookingId of [waiting, other]) await write({ bookingId, kind: 'confirmed', about: '0' });
    const { rows } = await database.pool.query<{ booking: string; text: string }>('select booking_id as booking, text from core.mails');
    const told = rows.filter(({ text }) => text.includes(leave) && text.includes(`${address}/mais-cedo`));
    expect(told.map(({ booking }) => booking)).toEqual([waiting, waiting]);
    expect(rows).toHaveLength(3);
  },
);

/** As the clinic's book shows it; doctor 202, whose visit was cancelled, is away until the day after tomorrow. */
const [tomorrow, dayAfter, third] = [1, 2, 3].map((days) => inLisbon(inMinutes(days * 1440)).day);
const freeDays = [tomorrow, dayAfter, third].flatMap((date) => [201, 202].map((doctorId) => ({ doctorId, date, times: ['10:00'] })));
const notWaiting = { noticeHours: () => 24, waits: async () => false, earlierUrl: () => '' };

const clinic = {
  listFreeDays: async () => ok(freeDays),
  listDoctors: async () => ok([201, 202].map((id) => ({ id, clinicalName: `Dr. Exemplo ${id}` }))),
  listAppointmentTypes: async () => ok([{ id: 462, description: 'Consulta', minutes: 20, doctorIds: [201, 202] }]),
};

test.each([
  ['pt', 'Tivemos de cancelar a consulta de'],
  ['en', 'We had to cancel the appointment on'],
] as const)('a visit that the clinic cancelled, in %s: the patient and who booked are both told so', async (locale, subject) => {
  const bookedBy = { name: 'Helena Exemplo', email: 'helena@exemplo.pt', phone: '910000015' };
  const bookingId = await pendingVisit(store(), [], { locale, bookedBy }, { cancelledAt: inMinutes(-1), clinicCancelReason: 'equipment' });
  await database.pool.query(
    `insert into core.doctor_absences (doctor_id, from_day, to_day, away, reason, declared_by)
     values (202, $1, $2, tstzrange(now(), ($2::date + 1)::timestamp at time zone 'Europe/Lisbon'), 'equipment', 'Rita')`,
    [tomorrow, dayAfter],
  );
  const ports = {
    store: store(),
    contact: async () => sampleClinic(locale),
    visitUrl: () => 'https://exemplo.pt/visita',
    accountUrl: () => '',
    accountEnding: async () => null,
    ...notWaiting,
  };
  const compose = composeMail({
    ...ports,
    otherHours: readOtherHours({
      clinic: clinic as unknown as ClinicService,
      tables: bookingTables(createDatabase(database.pool)),
      origin: 'https://exemplo.pt',
    }),
  });
  const followUpSettings = async () => ({ reminderHours: [], preparedTypes: [] });
  await mailPatient({ store: store(), compose, render: writeMail, followUpSettings, reminderChoice: async () => null })({
    ...{ bookingId, kind: 'cancelled', about: 'visit' },
  });
  const { rows } = await database.pool.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from core.mails order by 1',
  );
  const proposed = [`medico=201&hora=${tomorrow}T10:00`, `medico=202&hora=${third}T10:00`];
  for (const { text } of rows) {
    for (const hour of proposed) expect(text).toContain(hour);
    expect(text, 'no hour of a doctor who is away').not.toContain(`medico=202&hora=${tomorrow}`);
  }
  expect(rows.map(({ recipient }) => recipient)).toEqual(['helena@exemplo.pt', pendingPatient.email]);
  for (const row of rows) expect(row.subject).toContain(subject);
});

test.each([
  ['pt', /termina em 0154/i, 'Ligue-nos já'],
  ['en', /ends in 0154/i, 'Call us now'],
] as const)(
  'an account was given, in %s: the patient and who booked both read its end, and when; a text message follows',
  async (locale, end, call) => {
    const bookedBy = { name: 'Helena Exemplo', email: 'helena@exemplo.pt', phone: '910000015' };
    const bookingId = await pendingVisit(store(), [{ method: 'multibanco' }], { locale, bookedBy }, paid);
    const [payment] = await store().readPayments(bookingId);
    const refund = { bookingId, paymentId: payment?.id ?? '', transactionId: 't', amountCents: 9_000, reason: 'paidTwice' as const };
    await store().inTransaction((transaction) => transaction.addRefund(refund, new Date()));
    const account = { iban: 'PT50000201231234567890154', holder: 'Albano Exemplo' };
    expect(await giveRefundAccount(store(), bookingId, { account, times: 1, contactProven: true })).toMatchObject({ ok: true });
    const tables = bookingTables(createDatabase(database.pool));
    const compose = composeMail({
      ...{ store: store(), contact: async () => sampleClinic(locale), visitUrl: () => 'https://exemplo.pt/visita', accountUrl: () => '' },
      ...{
        ...notWaiting,
        otherHours: async () => [],
        accountEnding: async (id) => (await decryptAccount(tables, testDataKeys, id))?.iban.slice(-4) ?? null,
      },
    });
    const followUps = { followUpSettings: async () => ({ reminderHours: [], preparedTypes: [] }), reminderChoice: async () => null };
    const write = mailPatient({ store: store(), compose, render: writeMail, ...followUps });
    await write({ bookingId, kind: 'refundAccountGiven', about: '2' });
    expect(await mails(), 'about another request').toEqual([]);
    await write({ bookingId, kind: 'refundAccountGiven', about: '1' });
    const sent = await database.pool.query<{ recipient: string; text: string }>(
      'select recipient, text from core.mails order by recipient',
    );
    expect(sent.rows.map(({ recipient }) => recipient)).toEqual(['helena@exemplo.pt', 'paciente@exemplo.pt']);
    for (const { text } of sent.rows) {
      expect(text).toMatch(end);
      expect(text).toContain(call);
      expect(text).not.toMatch(/PT50|67890154|Albano/);
    }
    expect(await works()).toContain(`text-${bookingId}-refundAccountGiven-1-0`);
  },
);
