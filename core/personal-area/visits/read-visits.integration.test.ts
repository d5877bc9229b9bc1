import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AreaFixture,
  createAreaFixture,
  daysAhead,
  emailDigest,
  familyEmail,
  father,
  namesake,
  son,
  strangerEmail,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { readVisitToken } from '../../booking/visit-link/visit-link.ts';
import { readVisits } from './read-visits.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.pool.query('truncate core.accounts, core.bookings, core.patient_contacts, core.record_views cascade');
  fixture.clinic.book = [];
  fixture.clinic.asked = [];
  fixture.clinic.turns.list = [];
});

const read = (account: Parameters<typeof readVisits>[1], now = new Date()) => readVisits(fixture.services, account, now);

test('an account that is not linked sees what was booked with its e-mail: day and doctor, not what for', async () => {
  const account = await fixture.account(familyEmail);
  const own = await fixture.booking(familyEmail, {}, { patientId: father.id, appointmentId: 1 });
  await fixture.booking(strangerEmail, {}, { patientId: father.id, appointmentId: 2 });
  await fixture.booking(familyEmail, { contactProvenAt: null });
  const { visits, clinic } = await read(account);
  expect(clinic).toEqual({ kind: 'notAsked' });
  expect(visits).toMatchObject([{ key: own, standing: 'booked', isOwn: false, type: null, patientName: 'Paciente', isByStranger: false }]);
  expect(fixture.clinic.asked).toEqual([]);
});

test('the link that it gives opens that visit and no other', async () => {
  const account = await fixture.account(familyEmail);
  const id = await fixture.booking(familyEmail);
  const [visit] = (await read(account)).visits;
  expect(readVisitToken(fixture.services.visitSecrets, visit?.token ?? '')).toEqual({ bookingId: id, version: 0 });
});

test('a linked account sees the visits of its record, booked here or not, and none of a namesake or of the family', async () => {
  const account = await fixture.account(familyEmail, father.id);
  const byPhone = fixture.putInBook(daysAhead(3));
  const booked = fixture.putInBook(daysAhead(9));
  const id = await fixture.booking(familyEmail, { startsAt: daysAhead(9) }, { patientId: father.id, appointmentId: booked.id });
  fixture.putInBook(daysAhead(4), { patientId: son.id });
  fixture.putInBook(daysAhead(4), { patientId: namesake.id, doctorId: 203 });
  await fixture.booking('outro@exemplo.pt', {}, { patientId: namesake.id, appointmentId: 5 });
  const { visits, clinic } = await read(account);
  expect(clinic).toEqual({ kind: 'answered' });
  expect(visits.map(({ key }) => key)).toEqual([`clinic-${byPhone.id}`, id]);
  expect(visits).toMatchObject([
    { isOwn: true, token: null, type: { name: 'Consulta de Urologia' }, patientName: father.name },
    { isOwn: true, standing: 'booked', booked: { booking: { id } } },
  ]);
});

test('what the family booked with the same e-mail shows no more than before', async () => {
  const account = await fixture.account(familyEmail, father.id);
  await fixture.booking(familyEmail, {}, { patientId: son.id, appointmentId: 6 });
  expect((await read(account)).visits).toMatchObject([{ isOwn: false, type: null, patientName: 'Paciente' }]);
});

test('while the clinic does not answer, its visits are as they were last seen', async () => {
  const account = await fixture.account(familyEmail, father.id);
  const { id } = fixture.putInBook(daysAhead(3));
  await read(account);
  fixture.clinic.turns.list = ['silent'];
  const later = new Date(Date.now() + 120_000);
  const { visits, clinic } = await read(account, later);
  expect(visits.map(({ key }) => key)).toEqual([`clinic-${id}`]);
  expect(clinic).toEqual({ kind: 'silent', seenAt: expect.any(Date) });
  const { rows } = await fixture.pool.query('select appointments from core.seen_appointments');
  expect(rows[0].appointments).toMatch(/^enc:/);
});

test('a copy of another record is never shown: after the link has moved, nothing is known until the clinic answers', async () => {
  const account = await fixture.account(familyEmail, father.id);
  fixture.putInBook(daysAhead(3));
  await read(account);
  fixture.clinic.turns.list = ['silent'];
  const { visits, clinic } = await read({ ...account, patientId: namesake.id });
  expect([visits, clinic]).toEqual([[], { kind: 'silent', seenAt: null }]);
});

test('within a minute the clinic is asked once, and the look is noted once', async () => {
  const account = await fixture.account(familyEmail, father.id);
  await read(account);
  await read(account);
  expect(fixture.clinic.asked).toEqual([{ call: 'list', about: father.id }]);
  const { rows } = await fixture.pool.query('select patient_id, what from core.record_views');
  expect(rows).toEqual([{ patient_id: father.id, what: 'visits' }]);
});

test('a visit that somebody unconfirmed booked in the owner’s name is shown as such; one by a confirmed contact is not', async () => {
  const account = await fixture.account('novo@exemplo.pt', father.id);
  const strange = await fixture.booking(strangerEmail, {}, { patientId: father.id, appointmentId: 11 });
  const daughters = await fixture.booking(familyEmail, { startsAt: daysAhead(6) }, { patientId: father.id, appointmentId: 12 });
  const { visits } = await read(account);
  expect(visits.map(({ key, isByStranger }) => [key, isByStranger])).toEqual([
    [strange, true],
    [daughters, false],
  ]);
  await fixture.pool.query(
    "insert into core.patient_contacts (patient_id, contact_digest, source, confirmed_at) values ($1, $2, 'desk', now())",
    [father.id, emailDigest(strangerEmail)],
  );
  expect((await read(account)).visits.map(({ isByStranger }) => isByStranger)).toEqual([false, false]);
});
