import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../adapters/database/database.ts';
import { profileOutbox } from '../../adapters/database/personal-area/profile-store.ts';
import {
  type AreaFixture,
  createAreaFixture,
  familyEmail,
  father,
  namesake,
  son,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { rateLimiter } from '../../adapters/database/rate-limiter.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import { codeOf } from '../../identity/codes/one-time-code.ts';
import { contactDigest } from '../../identity/contact.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { testDataKeys as keys } from '../../secrets/test-data-keys.ts';
import { changeProfile } from './change-profile.ts';
import type { ProfileFieldName } from './profile-fields.ts';
import { provePhone, requestPhoneProof, unprovenPhone, waitsForPhoneCode } from './prove-phone.ts';
import { readProfile } from './read-profile.ts';
import { giveUpProfileChange, sendProfileChange } from './send-profile-change.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.pool.query('truncate core.accounts, core.patient_contacts, core.identity_codes, core.work_items cascade');
  fixture.clinic.records = [father, son, namesake];
  fixture.clinic.asked = [];
});

const asker = { browserKey: 'browser', client: '192.0.2.1', caller: 'browser', deviceName: 'Firefox', isKnownDevice: () => true } as const;
const signedIn = async (patientId: number | null = father.id) => fixture.signIn(await fixture.account(familyEmail, patientId));
const outbox = () => profileOutbox(fixture.pool, keys);
const send = (id: string) => sendProfileChange({ outbox: outbox(), clinic: fixture.clinic, keys }, id);
async function change(who: SignedIn, field: ProfileFieldName, typed: string): Promise<string> {
  const kept = await changeProfile(fixture.services, who, { field, typed });
  if (!kept.ok || !kept.value.changeId) throw new Error('not kept');
  return kept.value.changeId;
}
const recordOf = (id: number) => fixture.clinic.records.find((record) => record.id === id);
const openItems = async () => (await fixture.pool.query('select kind, detail from core.work_items')).rows;

test('a change is kept encrypted, reaches the whole record and is read back; nobody else’s record changes', async () => {
  const who = await signedIn();
  const id = await change(who, 'vat', '123 456 789');
  const { rows } = await fixture.pool.query('select value from core.profile_changes');
  expect(rows[0].value).toMatch(/^enc:/);
  expect((await readProfile(fixture.services, who.account)).changes).toMatchObject([{ field: 'vat', value: '123456789' }]);
  await send(id);
  expect(fixture.clinic.records).toEqual([{ ...father, vat: '123456789' }, son, namesake]);
  expect((await readProfile(fixture.services, who.account)).changes).toEqual([]);
});

test('while the clinic does not answer, the change waits and arrives later, once', async () => {
  const id = await change(await signedIn(), 'profession', 'Pescador');
  fixture.clinic.turns.update = ['silent', 'lost'];
  await expect(send(id)).rejects.toThrow(ServiceUnavailable);
  await expect(send(id)).rejects.toThrow(ServiceUnavailable);
  await send(id);
  await send(id);
  expect(recordOf(father.id)?.profession).toBe('Pescador');
  expect(fixture.clinic.asked.filter(({ call }) => call === 'update')).toHaveLength(2);
});

test('a refused change is kept with its reason and becomes a task', async () => {
  const who = await signedIn();
  const id = await change(who, 'vat', '123456789');
  fixture.clinic.turns.update = ['patientAlreadyExists'];
  await send(id);
  await send(id);
  expect((await readProfile(fixture.services, who.account)).changes).toMatchObject([
    { refusal: 'patientAlreadyExists', value: '123456789', refusedAt: expect.any(Date) },
  ]);
  expect(await openItems()).toEqual([{ kind: 'profileRefused', detail: { changeId: id, field: 'vat', refusal: 'patientAlreadyExists' } }]);
});

test('after the last try a person sees to it', async () => {
  const id = await change(await signedIn(), 'profession', 'Pescador');
  await giveUpProfileChange(outbox(), id);
  expect(await openItems()).toMatchObject([{ kind: 'profileRefused', detail: { refusal: 'clinicUnreachable' } }]);
});

test('a later change of the same field takes the place of the earlier', async () => {
  const who = await signedIn();
  const first = await change(who, 'profession', 'Pescador');
  const second = await change(who, 'profession', 'Carpinteiro');
  await send(second);
  await send(first);
  expect(recordOf(father.id)?.profession).toBe('Carpinteiro');
});

test('after the link was taken away nothing more is written to that record', async () => {
  const who = await signedIn();
  const id = await change(who, 'profession', 'Pescador');
  await fixture.accounts.inTransaction((transaction) => transaction.linkPatient(who.account.id, null));
  await send(id);
  expect(recordOf(father.id)).toEqual(father);
});

test('a new phone takes the place of the shown one, and is believed only after its code', async () => {
  const who = await signedIn();
  const id = await change(who, 'phone', '+351 913 000 000');
  await send(id);
  expect(recordOf(father.id)?.contacts).toEqual([familyEmail, '913000000']);
  const believed = () => fixture.services.contacts.patientsConfirmedFor([contactDigest(keys, { kind: 'phone', value: '913000000' })]);
  expect(await believed()).toEqual([]);
  expect(await requestPhoneProof(fixture.services, who, asker)).toEqual({ ok: true, value: null });
  expect(await waitsForPhoneCode(fixture.services, who, asker.browserKey)).toBe(true);
  const asked = await fixture.services.codes.latest(asker.browserKey, 'newPhone');
  expect(asked?.contact).toEqual({ kind: 'phone', value: '913000000' });
  const code = codeOf(fixture.services.codeSecret, asked?.id ?? '');
  expect(await provePhone(fixture.services, who, { asker, code })).toEqual({ ok: true, value: null });
  await send(id);
  expect(await believed()).toEqual([father.id]);
  expect(await unprovenPhone(fixture.services, who)).toBeNull();
});

test('somebody else’s change cannot be proven', async () => {
  const who = await signedIn();
  await change(who, 'phone', '913000000');
  const other = await fixture.signIn(await fixture.account('outro@exemplo.pt', namesake.id));
  expect(await requestPhoneProof(fixture.services, other, asker)).toEqual({ ok: false, error: { kind: 'noSuchChange' } });
});

const numbers = { phone: '913000001', vat: '123456789', nSNS: '123456789', nCC: '00000000 0 ZZ4' } as const;
const typeInto = (who: SignedIn, field: ProfileFieldName, typed: string, services: typeof fixture.services = fixture.services) =>
  changeProfile(services, who, { field, typed });

test('a phone, tax, health or citizen card number needs a fresh proof of who is there; a profession does not', async () => {
  const who = await signedIn();
  const stale = { ...who, session: { ...who.session, confirmedAt: new Date(Date.now() - 6 * 60_000) } };
  for (const [field, typed] of Object.entries(numbers) as [ProfileFieldName, string][]) {
    expect(await typeInto(stale, field, typed), field).toEqual({ ok: false, error: { kind: 'notConfirmed' } });
    expect(await typeInto(who, field, typed), field).toMatchObject({ ok: true });
  }
  expect(await typeInto(stale, 'profession', 'Pescador')).toMatchObject({ ok: true });
});

test('numbers are changed a few times a day, so that nobody finds out by trying which are of other patients', async () => {
  const who = await signedIn();
  const withinLimit = rateLimiter(createDatabase(fixture.pool), { secret: 'only-for-tests-only-for-tests', visitorsPerAddress: 1 });
  const services = { ...fixture.services, withinLimit };
  for (let change = 0; change < 4; change++) {
    expect(await typeInto(who, 'vat', numbers.vat, services)).toMatchObject({ ok: true });
    expect(await typeInto(who, 'nSNS', numbers.nSNS, services)).toMatchObject({ ok: true });
  }
  expect(await typeInto(who, 'nCC', numbers.nCC, services)).toEqual({ ok: false, error: { kind: 'tooMany' } });
  expect(await typeInto(who, 'profession', 'Pescador', services), 'the rest of the profile goes on').toMatchObject({ ok: true });
  expect(await typeInto(await fixture.signIn(await fixture.account('outro@exemplo.pt', son.id)), 'vat', numbers.vat)).toMatchObject({
    ok: true,
  });
});

test('a new e-mail of the account stands beside the others on the record, and opens nothing there', async () => {
  const { account } = await signedIn();
  const added = { accountId: account.id, patientId: father.id, field: 'email', value: 'novo@exemplo.pt', isContactProven: false } as const;
  await send(await fixture.services.profile.add(added));
  expect(recordOf(father.id)?.contacts).toEqual(['novo@exemplo.pt', ...father.contacts]);
  const digest = contactDigest(keys, { kind: 'email', value: 'novo@exemplo.pt' });
  expect(await fixture.services.contacts.patientsConfirmedFor([digest])).toEqual([]);
});

test('without a link only the name can be changed, and stays here', async () => {
  const who = await signedIn(null);
  expect(await changeProfile(fixture.services, who, { field: 'vat', typed: '123456789' })).toEqual({
    ok: false,
    error: { kind: 'notLinked' },
  });
  expect(await changeProfile(fixture.services, who, { field: 'name', typed: '  Rui  Lopes ' })).toMatchObject({ ok: true });
  expect((await fixture.accounts.byId(who.account.id))?.name).toBe('Rui Lopes');
  expect(await readProfile(fixture.services, who.account)).toEqual({ record: { kind: 'notLinked' }, changes: [] });
});

test('a record that is gone is said to be, and a person moves the link', async () => {
  const who = await signedIn();
  fixture.clinic.records = [namesake];
  expect((await readProfile(fixture.services, who.account)).record).toEqual({ kind: 'gone' });
  expect(await openItems()).toEqual([{ kind: 'recordGone', detail: { patientId: father.id } }]);
  fixture.clinic.turns.read = ['silent'];
  expect((await readProfile(fixture.services, who.account)).record).toEqual({ kind: 'silent', seen: null });
});

test('the record is read once a minute, and again as soon as a change has reached it', async () => {
  const who = await signedIn();
  const record = async () => (await readProfile(fixture.services, who.account)).record;
  expect(await record()).toEqual({ kind: 'read', record: father });
  fixture.clinic.records = [{ ...father, patientNumber: '4071' }];
  expect(await record(), 'as it was a moment ago').toEqual({ kind: 'read', record: father });
  expect((await fixture.pool.query('select record from core.seen_records')).rows[0].record).toMatch(/^enc:/);
  await send(await change(who, 'profession', 'Pescador'));
  expect(await record()).toMatchObject({ record: { profession: 'Pescador', patientNumber: '4071' } });
});

test('while the clinic does not answer, its record is shown as it was last read; never another’s', async () => {
  const who = await signedIn();
  await readProfile(fixture.services, who.account);
  await fixture.pool.query("update core.seen_records set seen_at = seen_at - interval '1 hour'");
  fixture.clinic.turns.read = ['silent', 'silent'];
  expect((await readProfile(fixture.services, who.account)).record).toMatchObject({ kind: 'silent', seen: { record: father } });
  expect((await readProfile(fixture.services, { ...who.account, patientId: son.id })).record).toEqual({ kind: 'silent', seen: null });
});
