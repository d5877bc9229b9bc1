import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import { inMinutes, pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { composeMail } from './compose-mail.ts';
import { mailPatient } from './mail-patient.ts';
import { writeMail } from './write-mail.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.mails, core.payments, core.work_items, dbos.workflow_status cascade'));

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
  ['pt', 'Tivemos de cancelar a consulta de'],
  ['en', 'We had to cancel the appointment on'],
] as const)('a visit that the clinic cancelled, in %s: the patient and who booked are both told so', async (locale, subject) => {
  const bookedBy = { name: 'Helena Exemplo', email: 'helena@exemplo.pt', phone: '910000015' };
  const bookingId = await pendingVisit(store(), [], { locale, bookedBy }, { cancelledAt: inMinutes(-1), clinicCancelReason: 'equipment' });
  const compose = composeMail({ store: store(), contact: async () => sampleClinic(locale), visitUrl: () => 'https://exemplo.pt/visita' });
  const followUpSettings = async () => ({ reminderHours: [], preparedTypes: [] });
  await mailPatient({ store: store(), compose, render: writeMail, followUpSettings, reminderChoice: async () => null })({
    ...{ bookingId, kind: 'cancelled', about: 'visit' },
  });
  const { rows } = await database.pool.query<{ recipient: string; subject: string }>(
    'select recipient, subject from core.mails order by 1',
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(['helena@exemplo.pt', pendingPatient.email]);
  for (const row of rows) expect(row.subject).toContain(subject);
});
