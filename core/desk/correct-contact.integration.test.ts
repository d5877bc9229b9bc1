import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../adapters/database/bookings/booking-store.ts';
import { createDatabase } from '../adapters/database/database.ts';
import { deskStore } from '../adapters/database/desk/desk-store.ts';
import { patientContacts } from '../adapters/database/identity/patient-contacts.ts';
import { visitStore } from '../adapters/database/personal-area/visit-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../adapters/database/throwaway-store.ts';
import type { RequestedVisit } from '../booking/model/booking.ts';
import { pendingPatient, pendingVisit } from '../booking/testing/pending-visit.ts';
import type { PatientRecord } from '../clinic/clinic-service.ts';
import { contactDigest } from '../identity/contact.ts';
import { isConfirmed } from '../identity/patient-contacts.ts';
import { err, ok } from '../kernel/result.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { checkIdentity, fileContacts } from './check-identity.ts';
import { correctContact } from './correct-contact.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.patient_contacts, core.audit_log, dbos.workflow_status cascade'));

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(database.pool, database.dbos, keys);
const bookings = () => bookingStore(database.pool, database.dbos, keys);
const recordWith = (contacts: string[]): PatientRecord => ({
  ...{ id: 7, contacts, patientNumber: '', name: pendingPatient.name, birthDay: pendingPatient.birthDate, gender: null },
  ...{ vat: '', nSNS: '', nCC: '', profession: '' },
});
const clinicWith = (contacts: string[]) => ({ readPatient: async () => ok(recordWith(contacts)) });
type Correction = Partial<Parameters<typeof correctContact>[1]>;
const correct = (bookingId: string, more: Correction = {}, requestId: string = randomUUID()) =>
  correctContact(
    { store: desk(), staff: rita, bookingId, requestId },
    { whose: 'patient', contact: 'email', value: 'certo@exemplo.pt', how: null, keys, clinic: clinicWith([]), ...more },
  );
const visit = (more: Partial<RequestedVisit> = {}) =>
  pendingVisit(bookings(), [], { patient: { ...pendingPatient, vat: '123456789' }, contactDigest: null, ...more });

test('the new contact gets the letters and a new link; the old one stays in the file, and nothing counts as confirmed', async () => {
  const id = await visit();
  const requestId = randomUUID();
  expect(await correct(id, {}, requestId)).toEqual({ ok: true, value: 'done' });
  expect(await correct(id, {}, requestId)).toEqual({ ok: true, value: 'alreadyDone' });
  const booking = await bookings().read(id);
  const former = [{ whose: 'patient', value: 'paciente@exemplo.pt', until: expect.any(String), by: rita.name }];
  expect(booking).toMatchObject({ linkVersion: 1, contactDigest: null });
  expect(booking?.patient).toEqual({ ...pendingPatient, vat: '123456789', email: 'certo@exemplo.pt', formerContacts: former });
  const { rows } = await database.pool.query('select workflow_uuid from dbos.workflow_status');
  expect(rows).toEqual([{ workflow_uuid: `tell-${id}-newLink-1` }]);
  const file = await desk().file(id);
  expect(file && fileContacts(file, keys)).toMatchObject([{ value: 'certo@exemplo.pt', provenWithBooking: false, confirmed: null }, {}]);
  expect(file?.events.at(-1)).toMatchObject({ kind: 'contactCorrected', actor: rita.name, detail: { contact: 'email', whose: 'patient' } });
  expect(JSON.stringify(file?.events)).not.toContain('@');
  const audit = await database.pool.query('select action, detail from core.audit_log');
  expect(audit.rows).toEqual([{ action: 'correctContact', detail: { whose: 'patient', contact: 'email', how: 'byPhone' } }]);
});

test('a contact at which somebody read a code is not changed on the telephone, only after a document', async () => {
  const id = await visit({ contactDigest: contactDigest(keys, { kind: 'email', value: pendingPatient.email }) });
  expect(await correct(id)).toEqual({ ok: false, error: { kind: 'contactProven' } });
  expect((await bookings().read(id))?.patient.email).toBe(pendingPatient.email);
  expect(await correct(id, { contact: 'phone', value: '910 000 077' })).toMatchObject({ ok: true });
  expect(await correct(id, { how: 'documentInPerson' })).toMatchObject({ ok: true });
  expect((await bookings().read(id))?.patient).toMatchObject({ email: 'certo@exemplo.pt', phone: '910000077' });
});

const proven = { contactDigest: contactDigest(keys, { kind: 'email', value: pendingPatient.email }), contactProvenAt: new Date() };
/** What the personal area shows to whoever reads the letterbox that the visit was booked with. */
const shownToOldLetterbox = () =>
  visitStore(createDatabase(database.pool), keys).bookings({ contactDigests: [proven.contactDigest], patientId: null });

test('whoever still reads the old letterbox finds the visit in no personal area, after the contact was changed with a document', async () => {
  const id = await visit(proven);
  expect(await shownToOldLetterbox()).toHaveLength(1);
  expect(await correct(id, { contact: 'phone', value: '910 000 077' })).toMatchObject({ ok: true });
  expect(await shownToOldLetterbox()).toHaveLength(1);
  expect(await correct(id, { how: 'documentInPerson' })).toMatchObject({ ok: true });
  expect(await bookings().read(id)).toMatchObject({ contactDigest: null, contactProvenAt: null });
  expect(await shownToOldLetterbox()).toEqual([]);
});

test('a proven contact that whoever booked keeps is still proven', async () => {
  const id = await visit({ ...proven, bookedBy: { name: 'Rosa Exemplo', email: pendingPatient.email.toUpperCase(), phone: '910000009' } });
  expect(await correct(id, { how: 'documentInPerson' })).toMatchObject({ ok: true });
  expect(await bookings().read(id)).toMatchObject({ contactDigest: proven.contactDigest });
});

test('beside a contact that was proven none is added on the telephone, only after a document', async () => {
  const patient = { ...pendingPatient, email: '' };
  const id = await visit({ patient, contactDigest: contactDigest(keys, { kind: 'phone', value: pendingPatient.phone }) });
  expect(await correct(id)).toEqual({ ok: false, error: { kind: 'contactProven' } });
  expect(await bookings().read(id)).toMatchObject({ linkVersion: 0, patient: { email: '' } });
  expect(await correct(id, { how: 'documentInPerson' })).toMatchObject({ ok: true });
  expect((await bookings().read(id))?.patient.email).toBe('certo@exemplo.pt');
});

test('beside a contact that the desk confirmed none is added on the telephone either', async () => {
  const id = await pendingVisit(bookings(), [], { patient: { ...pendingPatient, email: '' }, contactDigest: null }, { patientId: 7 });
  const checked = { how: 'documentInPerson' as const, contacts: ['phone' as const], keys };
  expect(await checkIdentity({ store: desk(), staff: rita, bookingId: id, requestId: randomUUID() }, checked)).toMatchObject({ ok: true });
  expect(await correct(id)).toEqual({ ok: false, error: { kind: 'contactProven' } });
});

test('where nothing was proven an e-mail can be added on the telephone', async () => {
  const id = await visit({ patient: { ...pendingPatient, email: '' } });
  expect(await correct(id)).toEqual({ ok: true, value: 'done' });
  const patient = (await bookings().read(id))?.patient;
  expect(patient?.email).toBe('certo@exemplo.pt');
  expect(patient?.formerContacts ?? []).toEqual([]);
});

test('while the visit is being moved nothing is corrected; a move that came to nothing is no hindrance', async () => {
  const id = await visit();
  const next = await pendingVisit(bookings(), [], { movedFrom: id }, { bookedAt: null, appointmentId: null });
  expect(await correct(id)).toEqual({ ok: false, error: { kind: 'beingMoved' } });
  expect((await bookings().read(id))?.patient.email).toBe(pendingPatient.email);
  await bookings().inTransaction((transaction) => transaction.change(next, { failedAt: new Date() }));
  expect(await correct(id)).toEqual({ ok: true, value: 'done' });
});

test('what both typed once is corrected for both', async () => {
  const id = await visit({ bookedBy: { name: 'Rosa Exemplo', email: pendingPatient.email, phone: '910000009' } });
  expect(await correct(id, { whose: 'booker' })).toMatchObject({ ok: true });
  const booking = await bookings().read(id);
  expect([booking?.patient.email, booking?.bookedBy?.email]).toEqual(['certo@exemplo.pt', 'certo@exemplo.pt']);
  expect(await correct(id, { whose: 'booker', contact: 'phone', value: '910 000 011' })).toMatchObject({ ok: true });
  expect(await bookings().read(id)).toMatchObject({ patient: { phone: pendingPatient.phone }, bookedBy: { phone: '910000011' } });
});

test.each([
  ['is no address', { value: 'certo@' }, 'notAContact'],
  ['stands there already', { value: pendingPatient.email }, 'nothingToDo'],
  ['is of a booker whom there is not', { whose: 'booker' as const }, 'nothingToDo'],
])('what %s changes nothing', async (_, more, kind) => {
  const id = await visit();
  expect(await correct(id, more)).toEqual({ ok: false, error: { kind } });
  expect((await database.pool.query('select from core.audit_log')).rowCount).toBe(0);
});

test('where everything goes by text message, only a mobile takes the place of the old number', async () => {
  const id = await visit({ patient: { ...pendingPatient, email: '' } });
  expect(await correct(id, { contact: 'phone', value: '213 000 000' })).toEqual({ ok: false, error: { kind: 'notAContact' } });
});

test('while money is to go back no contact is changed or added on the telephone: the code for its account would go there', async () => {
  const owed = async (patient = pendingPatient) => {
    const id = await pendingVisit(bookings(), [{ method: 'multibanco' }], { patient, contactDigest: null });
    const [payment] = await bookings().readPayments(id);
    const refund = { bookingId: id, paymentId: payment?.id ?? '', transactionId: 't', amountCents: 9_000, reason: 'paidTwice' as const };
    await bookings().inTransaction((transaction) => transaction.addRefund(refund, new Date()));
    return id;
  };
  const id = await owed();
  expect(await correct(id)).toEqual({ ok: false, error: { kind: 'refundOpen' } });
  expect(await correct(await owed({ ...pendingPatient, email: '' }))).toEqual({ ok: false, error: { kind: 'refundOpen' } });
  expect(await bookings().read(id)).toMatchObject({ linkVersion: 0, patient: { email: pendingPatient.email } });
  expect(await correct(id, { how: 'documentInPerson' })).toEqual({ ok: true, value: 'done' });
});

/** Whether its reader is taken for the patient, once the desk has typed it into the clinic's own program. */
async function isBelievedAtClinic(value: string): Promise<boolean> {
  const known = await patientContacts(createDatabase(database.pool)).of([7]);
  return isConfirmed(keys, recordWith([value]), { kind: 'email', value }, known);
}

test('what was changed on the telephone opens no record, though the desk corrects the clinic’s record too', async () => {
  const ofRecord = () => pendingVisit(bookings(), [], { contactDigest: null }, { patientId: 7 });
  expect(await correct(await ofRecord(), { value: 'visto@exemplo.pt', how: 'documentInPerson' })).toMatchObject({ ok: true });
  expect(await correct(await ofRecord(), { value: 'antigo@exemplo.pt', clinic: clinicWith(['antigo@exemplo.pt']) })).toMatchObject({
    ok: true,
  });
  expect(await correct(await ofRecord())).toMatchObject({ ok: true });
  const silent = { readPatient: async () => err({ kind: 'clinicUnavailable' as const }) };
  expect(await correct(await ofRecord(), { value: 'calado@exemplo.pt', clinic: silent })).toMatchObject({ ok: true });
  const believed = [];
  for (const name of ['visto', 'antigo', 'certo', 'calado']) if (await isBelievedAtClinic(`${name}@exemplo.pt`)) believed.push(name);
  expect(believed).toEqual(['visto', 'antigo']);
});
