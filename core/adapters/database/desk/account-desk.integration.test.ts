import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '../../../booking/model/booking.ts';
import type { PatientRecord } from '../../../clinic/clinic-service.ts';
import { scriptedClinic } from '../../../clinic/testing/scripted-clinic.ts';
import { carryOutErasure, dropErasure } from '../../../desk/accounts/answer-erasure-request.ts';
import { checkAccountIdentity } from '../../../desk/accounts/check-account-identity.ts';
import { endSessionsByDesk } from '../../../desk/accounts/end-sessions.ts';
import { findAccounts } from '../../../desk/accounts/find-accounts.ts';
import { findRecords, readRecords } from '../../../desk/accounts/find-records.ts';
import { linkRecordByDesk } from '../../../desk/accounts/link-record.ts';
import { moveRecordLink } from '../../../desk/accounts/move-link.ts';
import { openAccountFile } from '../../../desk/accounts/open-account-file.ts';
import { readAccounts } from '../../../desk/accounts/read-accounts.ts';
import { removeSecondStep } from '../../../desk/accounts/remove-second-step.ts';
import { resendVerification } from '../../../desk/accounts/resend-verification.ts';
import { unlinkRecordByDesk } from '../../../desk/accounts/unlink-record.ts';
import { checkIdentity, withdrawConfirmation } from '../../../desk/check-identity.ts';
import { bookedVisit } from '../../../desk/testing/sample-booking.ts';
import { accountLink } from '../../../identity/accounts/account-link.ts';
import { confirmRegistrationLink } from '../../../identity/accounts/confirm-registration-link.ts';
import { contactDigest, toContact } from '../../../identity/contact.ts';
import { isConfirmed } from '../../../identity/patient-contacts.ts';
import { ok } from '../../../kernel/result.ts';
import { testDataKeys as keys } from '../../../secrets/test-data-keys.ts';
import { accountStore } from '../accounts/account-store.ts';
import { sessionStore } from '../accounts/session-store.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { createDatabase } from '../database.ts';
import { patientContacts } from '../identity/patient-contacts.ts';
import { profileOutbox, profileStore } from '../personal-area/profile-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { accountDesk } from './account-desk.ts';
import { deskStore } from './desk-store.ts';
import { openWorkItem } from './open-work-item.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
});
afterAll(() => database.close());
beforeEach(() =>
  pool.query(
    'truncate core.bookings, core.accounts, core.account_registrations, core.patient_contacts, core.audit_log, core.work_items, dbos.workflow_status cascade',
  ),
);

const rita = { id: 3, name: 'Rita do Balcão' };
const gil = { id: 4, name: 'Gil do Balcão' };
const desk = () => accountDesk(pool, dbos, keys);
const accounts = () => accountStore(pool, dbos);
const request = (accountId: string, staff = rita, requestId = randomUUID()) => ({ desk: desk(), staff, accountId, requestId });
const email = 'albano@exemplo.pt';
const record = (more: Partial<PatientRecord> = {}): PatientRecord => ({
  id: 8123,
  patientNumber: 'P8123',
  name: 'Albano Exemplo Pereira',
  birthDay: '1958-02-14',
  gender: 'masculino',
  vat: '299999998',
  nSNS: '',
  nCC: '',
  profession: '',
  contacts: [],
  ...more,
});
const ports = (...records: PatientRecord[]) => ({
  clinic: {
    ...scriptedClinic(),
    readPatient: async (id: number) => ok(records.find((one) => one.id === id) ?? null),
    findPatients: async (by: { email?: string; vat?: string }) =>
      ok(records.filter(({ vat, contacts }) => vat === by.vat || contacts.some((contact) => contact === by.email))),
  },
  contacts: patientContacts(createDatabase(pool)),
  keys,
});
const seen = { how: 'documentInPerson' as const, birthDate: '1958-02-14', isNameSeen: false };

async function makeAccount(more: { email?: string; name?: string; patientId?: number } = {}): Promise<string> {
  return accounts().inTransaction(async (transaction) => {
    const account = await transaction.create({ email, name: 'Albano Pereira', locale: 'pt', passwordHash: 'hash', ...more });
    if (!account) throw new Error('the e-mail is free');
    if (more.patientId) await transaction.linkPatient(account.id, { patientId: more.patientId, by: 'patient' });
    return account.id;
  });
}
async function register(more: { email?: string; name?: string } = {}): Promise<string> {
  const typed = { email, name: 'Albano Pereira', passwordHash: 'hash', locale: 'pt' as const, ...more };
  await accounts().saveRegistration(randomUUID(), typed);
  const { rows } = await pool.query('select id from core.account_registrations order by requested_at desc limit 1');
  return rows[0].id;
}
const signIn = (accountId: string) =>
  sessionStore(pool).start({
    ...{ accountId, sessionEpoch: 0, caller: 'browser', deviceName: 'Safari no iPhone', remembered: true },
    ...{ endsAt: new Date(Date.now() + 3_600_000), tokenHash: Buffer.from(randomUUID()) },
  });

const audit = async () =>
  (await pool.query('select actor, action, account_id, detail from core.audit_log order by id')).rows as {
    actor: string;
    action: string;
    account_id: string | null;
    detail: Record<string, unknown>;
  }[];
const letters = async () => (await pool.query('select kind, recipient from core.account_letters order by queued_at, recipient')).rows;
const kindsOf = (outcomes: { ok: boolean; value?: unknown; error?: { kind: string } }[]) =>
  outcomes.map((outcome) => (outcome.ok ? outcome.value : outcome.error?.kind)).sort();
const linkOf = async (id: string) =>
  (await pool.query('select patient_id, linked_by from core.accounts where id = $1', [id])).rows[0] as {
    patient_id: number | null;
    linked_by: string | null;
  };
const found = async (typed: string) => {
  const outcome = await findAccounts(desk(), typed);
  return outcome.ok ? outcome.value : null;
};

test('an account is found by its whole e-mail, by the beginnings of its names, and by the record’s number', async () => {
  const antonia = await makeAccount({ email: 'antonia@exemplo.pt', name: 'Antónia d’Ávila Conceição', patientId: 8123 });
  const antonio = await makeAccount({ email: 'antonio@exemplo.pt', name: 'ANTÓNIO da Conceição-Sá' });
  const waiting = await register({ email: 'novo@exemplo.pt', name: 'Antero Novo' });
  expect((await found('ANTONIA@exemplo.pt'))?.ids).toEqual([antonia]);
  expect((await found('antonia@exemplo'))?.ids ?? null, 'no part of an e-mail').toBeNull();
  expect((await found('antoni'))?.ids).toEqual([antonia, antonio]);
  expect((await found('Conceicao ant'))?.ids).toEqual([antonia, antonio]);
  expect((await found('sa'))?.ids).toEqual([antonio]);
  expect((await found('davila'))?.ids).toEqual([antonia]);
  expect((await found('tonio'))?.ids, 'no name begins so').toEqual([]);
  expect((await found('8123'))?.ids).toEqual([antonia]);
  expect((await found('antero'))?.ids).toEqual([waiting]);
});

test('a phone finds the account whose record it was confirmed for or whose holder proved it in a booking, not where it was only typed', async () => {
  const [confirmed, prover] = [
    await makeAccount({ email: 'confirmado@exemplo.pt', patientId: 8123 }),
    await makeAccount({ patientId: 9000 }),
  ];
  await makeAccount({ email: 'sem@exemplo.pt', patientId: 9001 });
  const digest = contactDigest(keys, { kind: 'phone', value: '910000001' });
  await pool.query(
    `insert into core.patient_contacts (patient_id, contact_digest, source, confirmed_at, withdrawn_at)
     values (8123, $1, 'desk', now(), null), (9001, $1, 'desk', now() - interval '1 day', now())`,
    [digest],
  );
  const keep = ({ bookedBy: _, ...visit }: Booking) =>
    bookingTables(createDatabase(pool))
      .insertInto('bookings')
      .values({ ...visit, patient: JSON.stringify(visit.patient), bookedBy: null })
      .execute();
  await makeAccount({ email: 'escrito@exemplo.pt', patientId: 9002 });
  const byMail = contactDigest(keys, { kind: 'email', value: 'escrito@exemplo.pt' });
  await keep(bookedVisit({ patientId: 9000, provenPatientId: 9000, contactDigest: digest }));
  await keep(bookedVisit({ patientId: 9001, provenPatientId: null, contactDigest: digest }));
  await keep(bookedVisit({ patientId: 9002, provenPatientId: 9002, contactDigest: byMail }));
  await keep(bookedVisit({ patientId: 9002, provenPatientId: 9002, contactDigest: digest, contactProvenAt: null }));
  const ids = await desk().search({ by: 'phone', phone: '910000001' }, 20);
  expect(ids.sort()).toEqual([confirmed, prover].sort());
});

test('the list says level, since when and how many sessions are open; whose names it showed is written down', async () => {
  const linked = await makeAccount({ patientId: 8123 });
  await signIn(linked);
  await signIn(linked);
  const waiting = await register({ email: 'novo@exemplo.pt', name: 'Antero Novo' });
  await register({ email });
  expect((await found(email))?.ids, 'a registration for an e-mail that has an account is not shown').toEqual([linked]);
  const lines = await readAccounts(desk(), rita, [waiting, linked]);
  expect(lines).toMatchObject([
    { id: waiting, level: 'waiting', since: expect.any(Date), openSessions: 0 },
    { id: linked, level: 'linked', name: 'Albano Pereira', email, openSessions: 2 },
  ]);
  expect(await audit()).toMatchObject([{ actor: 'Rita do Balcão', action: 'list', detail: { accounts: [waiting, linked] } }]);
});

test('more than a page of namesakes says so', async () => {
  for (let index = 0; index < 21; index++) await makeAccount({ email: `maria${index}@exemplo.pt`, name: 'Maria Silva' });
  expect(await found('maria silva')).toMatchObject({ isMore: true, ids: { length: 20 } });
});

test('an account’s page shows devices, second steps and what waits, no secret; the look comes first', async () => {
  const id = await makeAccount({ patientId: 8123 });
  await signIn(id);
  await pool.query("insert into core.account_totp (account_id, secret, confirmed_at) values ($1, 'a secret', now())", [id]);
  await openWorkItem(createDatabase(pool), { kind: 'erasureRequested', subject: { kind: 'account', id } });
  const file = await openAccountFile(desk(), rita, id, { now: new Date(), keys });
  expect(file).toMatchObject({
    level: 'linked',
    account: { email, linkedBy: 'patient' },
    sessions: [{ deviceName: 'Safari no iPhone' }],
    secondSteps: { passkey: false, totp: true },
    items: [{ kind: 'erasureRequested' }],
    identity: null,
    possible: ['identityChecked', 'moveLink', 'unlinkRecord', 'endSessions', 'removeSecondStep', 'erase', 'dropErasure'],
  });
  expect(JSON.stringify(file)).not.toMatch(/a secret|hash/);
  expect(await openAccountFile(desk(), rita, randomUUID(), { now: new Date(), keys })).toBeNull();
  expect((await audit()).map(({ action }) => action)).toEqual(['look', 'look']);
});

test('the confirmation of a registration is sent again, days later too, and its link makes the account', async () => {
  const id = await register();
  await pool.query("update core.account_registrations set requested_at = now() - interval '2 days'");
  const both = await Promise.all([resendVerification(request(id)), resendVerification(request(id, gil))]);
  expect(kindsOf(both), 'two members press at once').toEqual(['done', 'justSent']);
  expect(await letters()).toEqual([{ kind: 'verify', recipient: email }]);
  expect(await audit()).toHaveLength(1);
  expect(await openAccountFile(desk(), rita, id, { now: new Date(), keys })).toMatchObject({ level: 'waiting', possible: [] });
  const { rows } = await pool.query('select id from core.account_links where registration_id = $1', [id]);
  expect(await confirmRegistrationLink({ accounts: accounts(), keys }, accountLink.writeToken(keys, rows[0].id))).toMatchObject({
    ok: true,
  });
  expect(await accounts().byEmail(email)).toMatchObject({ passwordSetAt: null });
  expect(await resendVerification(request(id))).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
});

test('a record is linked with a document: once, by a name, with a confirmed e-mail, and the contacts before are told', async () => {
  const id = await makeAccount();
  const withContacts = ports(record({ contacts: ['filha@exemplo.pt', 'estranho@exemplo.pt', '910000001'] }));
  const stranger = toContact('estranho@exemplo.pt');
  if (!stranger) throw new Error('an e-mail');
  await pool.query("insert into core.patient_contacts (patient_id, contact_digest, source) values (8123, $1, 'booking')", [
    contactDigest(keys, stranger),
  ]);
  const both = await Promise.all([
    linkRecordByDesk(request(id), 8123, seen, withContacts),
    linkRecordByDesk(request(id, gil), 8123, seen, withContacts),
  ]);
  expect(kindsOf(both), 'two members press at once').toEqual(['done', 'nothingToDo']);
  expect(await linkOf(id)).toMatchObject({ patient_id: 8123, linked_by: expect.stringContaining('do Balcão') });
  expect(await letters(), 'the stranger, who came with a booking, learns nothing').toEqual([
    { kind: 'recordLinked', recipient: email },
    { kind: 'recordLinked', recipient: 'filha@exemplo.pt' },
  ]);
  const [row, ...more] = await audit();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ action: 'linkRecord', account_id: id, detail: { patientId: 8123, how: 'documentInPerson' } });
  expect(JSON.stringify(row), 'the document leaves nothing behind').not.toMatch(/1958|Albano|exemplo/);
  expect(await openAccountFile(desk(), rita, id, { now: new Date(), keys })).toMatchObject({
    level: 'linked',
    identity: { at: expect.any(Date) },
  });
});

test.each([
  ['another birth date', record(), { ...seen, birthDate: '1985-02-14' }, 'birthDateDiffers'],
  ['another name', record({ name: 'Zulmira Costa' }), seen, 'nameDiffers'],
  ['no such record', record({ id: 1 }), seen, 'noRecord'],
])('not linked: %s', async (_, of, document, kind) => {
  const id = await makeAccount();
  expect(await linkRecordByDesk(request(id), 8123, document, ports(of))).toEqual({ ok: false, error: { kind } });
  expect(await linkOf(id)).toEqual({ patient_id: null, linked_by: null });
  expect([await audit(), await letters()]).toEqual([[], []]);
});

test('two accounts asked to be linked to one record at once: one is, the other is refused', async () => {
  const [one, other] = [await makeAccount(), await makeAccount({ email: 'outro@exemplo.pt' })];
  const both = await Promise.all([one, other].map((id) => linkRecordByDesk(request(id), 8123, seen, ports(record()))));
  expect(kindsOf(both)).toEqual(['done', 'recordTaken']);
});

test('unlinked: every session ends, a letter goes, and a stranger’s e-mail stops being believed; linking again undoes it', async () => {
  const id = await makeAccount({ patientId: 8123 });
  await signIn(id);
  const believes = async () => {
    const contact = { kind: 'email' as const, value: email };
    return isConfirmed(keys, record({ contacts: [email] }), contact, await patientContacts(createDatabase(pool)).of([8123]));
  };
  expect(await believes(), 'the clinic wrote it into the record').toBe(true);
  expect(await unlinkRecordByDesk(request(id), { patientId: 1, why: 'asked', keys }), 'an old page').toMatchObject({ ok: false });
  const both = await Promise.all([
    unlinkRecordByDesk(request(id), { patientId: 8123, why: 'wrongRecord', keys }),
    unlinkRecordByDesk(request(id, gil), { patientId: 8123, why: 'wrongRecord', keys }),
  ]);
  expect(kindsOf(both)).toEqual(['done', 'nothingToDo']);
  expect(await linkOf(id)).toEqual({ patient_id: null, linked_by: null });
  expect(await sessionStore(pool).list(id)).toEqual([]);
  expect(await letters()).toEqual([{ kind: 'recordUnlinked', recipient: email }]);
  expect(await believes()).toBe(false);
  expect(await linkRecordByDesk(request(id), 8123, seen, ports(record()))).toEqual({ ok: true, value: 'done' });
  expect(await believes()).toBe(true);
});

test('unlinked because the person asked: the e-mail is still theirs', async () => {
  const id = await makeAccount({ patientId: 8123 });
  await checkAccountIdentity(request(id), { patientId: 8123, how: 'documentByVideo', keys });
  await unlinkRecordByDesk(request(id), { patientId: 8123, why: 'asked', keys });
  expect(await patientContacts(createDatabase(pool)).of([8123])).toMatchObject([{ isConfirmed: true }]);
});

test('identity is checked once, for the record that the page showed', async () => {
  const id = await makeAccount({ patientId: 8123 });
  const check = (staff = rita, patientId = 8123) => checkAccountIdentity(request(id, staff), { patientId, how: 'documentInPerson', keys });
  expect(kindsOf([await check(rita, 77)])).toEqual(['nothingToDo']);
  expect(kindsOf(await Promise.all([check(), check(gil)]))).toEqual(['done', 'nothingToDo']);
  const file = await openAccountFile(desk(), rita, id, { now: new Date(), keys });
  expect(file).toMatchObject({ identity: { by: expect.stringContaining('do Balcão') } });
  expect(file?.possible).not.toContain('identityChecked');
});

test('records that the clinic merged: the link moves to the one that stayed, never to another person’s', async () => {
  const id = await makeAccount({ patientId: 8123 });
  const kept = record({ id: 9001 });
  const other = record({ id: 9002, name: 'Zulmira Costa', birthDay: '1990-01-01' });
  const move = (to: number, ...records: PatientRecord[]) => moveRecordLink(request(id), { from: 8123, to }, ports(...records));
  expect(await move(9002, record(), other)).toEqual({ ok: false, error: { kind: 'recordDiffers' } });
  expect(await move(9002, other), 'the first is deleted').toEqual({ ok: false, error: { kind: 'recordDiffers' } });
  await openWorkItem(createDatabase(pool), { kind: 'recordGone', subject: { kind: 'account', id } });
  expect(await move(9001, kept), 'the first is deleted, and the name agrees').toEqual({ ok: true, value: 'done' });
  expect(await openAccountFile(desk(), rita, id, { now: new Date(), keys }), 'what waited for it is done').toMatchObject({ items: [] });
  expect(await linkOf(id)).toEqual({ patient_id: 9001, linked_by: 'Rita do Balcão' });
  expect(await move(9001, record(), kept), 'from an old page').toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect((await audit()).filter(({ action }) => action === 'moveLink').map(({ detail }) => detail)).toEqual([{ from: 8123, to: 9001 }]);
});

test('all sessions end, once; the same button pressed many times is one action and one audit row', async () => {
  const id = await makeAccount();
  await signIn(id);
  await signIn(id);
  const once = request(id);
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => endSessionsByDesk(once, { isPasswordKnown: false })));
  expect(kindsOf(outcomes)).toEqual(['alreadyDone', 'alreadyDone', 'alreadyDone', 'done']);
  expect(await sessionStore(pool).list(id)).toEqual([]);
  const again = (accountId: string) => endSessionsByDesk(request(accountId), { isPasswordKnown: false });
  expect(await again(id)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await again(randomUUID())).toEqual({ ok: false, error: { kind: 'notFound' } });
  expect((await audit()).map(({ action }) => action)).toEqual(['endSessions']);
  expect(await accounts().passwordHash(email), 'the password still opens the account').toMatchObject({ hash: 'hash' });
});

test('somebody else may know the password: it opens nothing any more, and a link to a new one goes to the account’s e-mail', async () => {
  const id = await makeAccount();
  await signIn(id);
  const end = () => endSessionsByDesk(request(id), { isPasswordKnown: true });
  expect(await end()).toEqual({ ok: true, value: 'done' });
  expect(await accounts().passwordHash(email)).toMatchObject({ hash: null });
  expect(await sessionStore(pool).list(id)).toEqual([]);
  expect(await letters()).toEqual([{ kind: 'reset', recipient: email }]);
  const { rows } = await pool.query('select purpose from core.account_links where account_id = $1 and ended_at is null', [id]);
  expect(rows).toEqual([{ purpose: 'reset' }]);
  expect(await end(), 'there is no password to take').toEqual({ ok: false, error: { kind: 'nothingToDo' } });
});

test('the phone and the recovery codes are lost: with a document seen, the second step goes, once, and a letter says so', async () => {
  const id = await makeAccount();
  await signIn(id);
  expect(kindsOf([await removeSecondStep(request(id), 'documentInPerson')]), 'there is none').toEqual(['nothingToDo']);
  await pool.query("insert into core.account_totp (account_id, secret, confirmed_at) values ($1, 'a secret', now())", [id]);
  await pool.query("insert into core.account_recovery_codes (account_id, code_hash) values ($1, '\\x00')", [id]);
  const remove = (staff = rita) => removeSecondStep(request(id, staff), 'documentByVideo');
  expect(kindsOf(await Promise.all([remove(), remove(gil)]))).toEqual(['done', 'nothingToDo']);
  expect((await pool.query('select from core.account_totp')).rowCount).toBe(0);
  expect((await pool.query('select from core.account_recovery_codes')).rowCount).toBe(0);
  expect(await sessionStore(pool).list(id)).toEqual([]);
  expect(await letters()).toEqual([{ kind: 'factorsChanged', recipient: email }]);
  expect(await audit()).toMatchObject([{ action: 'removeSecondStep', detail: { how: 'documentByVideo' } }]);
});

test('a task about an account tells what it is about: the change that was refused, without its numbers, and the access that was asked about', async () => {
  const id = await makeAccount({ patientId: 8123 });
  await openAccountFile(desk(), gil, id, { now: new Date(), keys });
  const profile = profileStore(pool, dbos, keys);
  for (const [field, value] of [
    ['profession', 'Pescador'],
    ['vat', '299999998'],
  ] as const) {
    const changeId = await profile.add({ accountId: id, patientId: 8123, field, value, isContactProven: false });
    await profileOutbox(pool, keys).recordRefused(changeId, 'refused');
  }
  const { rows } = await pool.query('select id from core.audit_log where account_id = $1', [id]);
  await pool.query('insert into core.access_questions (account_id, access_key) values ($1, $2)', [id, `audit-${rows[0].id}`]);
  const subject = { kind: 'account' as const, id };
  for (const kind of ['profileRefused', 'accessQuestioned'] as const) await openWorkItem(createDatabase(pool), { kind, subject });
  expect(await openAccountFile(desk(), rita, id, { now: new Date(), keys })).toMatchObject({
    refusedChanges: [
      { field: 'profession', value: 'Pescador' },
      { field: 'vat', value: null },
    ],
    questions: [{ actor: 'Gil do Balcão', action: 'look', happenedAt: expect.any(Date) }],
  });
});

test('which letters and codes went to the e-mail is shown, the newest first, with what became of them and not what they said', async () => {
  const id = await makeAccount();
  await pool.query(
    `insert into core.account_letters (recipient, locale, kind, queued_at, sent_at, refused_at) values
      ($1, 'pt', 'reset', now() - interval '2 hours', now() - interval '2 hours', null),
      ($1, 'pt', 'newDevice', now() - interval '1 hour', null, now()), ('outro@exemplo.pt', 'pt', 'reset', now(), now(), null)`,
    [email],
  );
  await pool.query(
    `insert into core.identity_codes (id, browser_digest, purpose, contact, locale, expires_at)
     values (gen_random_uuid(), '\\x00', 'signIn', $1, 'pt', now() + interval '15 minutes')`,
    [JSON.stringify({ kind: 'email', value: email })],
  );
  const file = await openAccountFile(desk(), rita, id, { now: new Date(), keys });
  expect(file?.messages).toEqual([
    { by: 'code', kind: 'signIn', askedAt: expect.any(Date), sentAt: null, refusedAt: null },
    { by: 'letter', kind: 'newDevice', askedAt: expect.any(Date), sentAt: null, refusedAt: expect.any(Date) },
    { by: 'letter', kind: 'reset', askedAt: expect.any(Date), sentAt: expect.any(Date), refusedAt: null },
  ]);
  await pool.query("insert into core.mail_returns (letter_id, status) select id, '5.1.1' from core.account_letters where kind = 'reset'");
  const later = await openAccountFile(desk(), rita, id, { now: new Date(), keys });
  expect(later?.messages.at(-1), 'came back since').toMatchObject({ kind: 'reset', refusedAt: expect.any(Date) });
});

test('the clinic’s records are found by NIF, number or the account’s e-mail; whose were shown is written down', async () => {
  const id = await makeAccount();
  const some = ports(record(), record({ id: 44, vat: '', contacts: [email] }));
  expect(await findRecords(some, email, '299 999 998')).toEqual({ ok: true, value: [8123] });
  expect(await findRecords(some, email, '44')).toEqual({ ok: true, value: [44] });
  expect(await findRecords(some, email, '')).toEqual({ ok: true, value: [44] });
  expect(await findRecords(some, email, '55')).toEqual({ ok: false, error: { kind: 'noRecord' } });
  expect(await findRecords(some, email, 'Albano')).toEqual({ ok: false, error: { kind: 'notUnderstood' } });
  await makeAccount({ email: 'outro@exemplo.pt', patientId: 44 });
  const read = await readRecords(desk(), some, { staff: rita, accountId: id, patientIds: [8123, 44] });
  expect(read).toMatchObject({
    ok: true,
    value: [
      { id: 8123, linkedAccountId: null },
      { id: 44, linkedAccountId: expect.any(String) },
    ],
  });
  expect(JSON.stringify(read), 'the birth date is read from the document').not.toContain('1958');
  expect(await audit()).toMatchObject([{ action: 'records', account_id: id, detail: { patients: ['8123', '44'] } }]);
});

test('a contact that is taken back on a booking’s page takes the account with it that stands on it, and no other', async () => {
  const id = await makeAccount({ patientId: 8123 });
  const other = await makeAccount({ email: 'outro@exemplo.pt', patientId: 44 });
  await signIn(id);
  const { patient, ...booking } = bookedVisit({ patientId: 8123 });
  const row = { ...booking, patient: JSON.stringify(patient), bookedBy: null };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  const onBooking = () => ({ store: deskStore(pool, dbos, keys), staff: rita, bookingId: booking.id, requestId: randomUUID() });
  await checkIdentity(onBooking(), { how: 'documentInPerson', contacts: ['email', 'phone'], keys });
  expect(await withdrawConfirmation(onBooking(), { contact: 'email', keys })).toEqual({ ok: true, value: 'done' });
  expect(await linkOf(id)).toEqual({ patient_id: null, linked_by: null });
  expect(await sessionStore(pool).list(id)).toEqual([]);
  expect(await letters()).toEqual([{ kind: 'recordUnlinked', recipient: email }]);
  expect(await linkOf(other)).toMatchObject({ patient_id: 44 });
});

const erasureRequested = async (id: string) => {
  await openWorkItem(createDatabase(pool), { kind: 'erasureRequested', subject: { kind: 'account', id } });
  await pool.query("insert into core.data_requests (account_id, kind, due_at) values ($1, 'erasure', now() + interval '1 month')", [id]);
};
const unanswered = async () => (await pool.query('select kind from core.data_requests where done_at is null')).rows.map(({ kind }) => kind);

test('a request for erasure that the person takes back is closed once, and nothing is erased', async () => {
  const id = await makeAccount();
  await erasureRequested(id);
  expect(kindsOf(await Promise.all([dropErasure(request(id)), dropErasure(request(id, gil))]))).toEqual(['done', 'nothingToDo']);
  expect(await unanswered()).toEqual([]);
  expect(await openAccountFile(desk(), rita, id, { now: new Date(), keys })).toMatchObject({
    items: [],
    events: [{ action: 'dropErasure', actor: expect.stringContaining('do Balcão') }],
  });
  expect(kindsOf([await carryOutErasure(request(id))])).toEqual(['nothingToDo']);
});

test('an erasure begins once, in the transaction that answers the request', async () => {
  const id = await makeAccount();
  await erasureRequested(id);
  const begun = async () => (await pool.query('select workflow_uuid as id, name from dbos.workflow_status')).rows;
  const erase = (staff = rita) => carryOutErasure(request(id, staff));
  const withoutQueue = accountDesk(pool, { ...dbos, enqueueInTransaction: () => Promise.reject(new Error('no queue')) } as never, keys);
  await expect(carryOutErasure({ ...request(id), desk: withoutQueue })).rejects.toThrow('no queue');
  expect(await audit(), 'nothing is left of what did not begin').toEqual([]);
  expect(kindsOf(await Promise.all([erase(), erase(gil)])), 'two members press at once').toEqual(['done', 'nothingToDo']);
  expect(await begun()).toEqual([{ id: `erase-account-${id}`, name: 'eraseAccount' }]);
  expect((await audit()).map(({ action }) => action)).toEqual(['erase']);
});

test('the audit row has the role, which is what the patient is told', async () => {
  const id = await makeAccount();
  await openAccountFile(desk(), { ...rita, role: 'balcao' }, id, { now: new Date(), keys });
  expect(await audit()).toMatchObject([{ action: 'look', account_id: id, detail: { role: 'balcao' } }]);
});
