import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AreaFixture,
  createAreaFixture,
  emailDigest,
  familyEmail,
  father,
  namesake,
  son,
  strangerEmail,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import type { AccountAsker } from '../../identity/accounts/asker.ts';
import { codeOf } from '../../identity/codes/one-time-code.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { linkablePeople, linkRecord } from './link-record.ts';
import { checkLinkCode, linkContacts, requestRecordLink } from './request-record-link.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.pool.query('truncate core.accounts, core.bookings, core.patient_contacts, core.identity_codes, core.work_items cascade');
  fixture.clinic.records = [father, son, namesake];
});

let browsers = 0;
const anAsker = (): AccountAsker => {
  browsers += 1;
  return { browserKey: `browser ${browsers}`, client: '192.0.2.1', caller: 'browser', deviceName: 'Firefox', isKnownDevice: () => true };
};

/** Asks, and types the right code after the worker found these records. */
async function prove(signedIn: SignedIn, birthDate: string, found: number[]) {
  const asker = anAsker();
  expect(await requestRecordLink(fixture.services, signedIn, { asker, kind: 'email', birthDate })).toMatchObject({ ok: true });
  const asked = await fixture.services.codes.latest(asker.browserKey, 'linkRecord');
  await fixture.services.codes.recordFound(asked?.id ?? '', found);
  const code = codeOf(fixture.services.codeSecret, asked?.id ?? '');
  return { asker, code, checked: await checkLinkCode(fixture.services, signedIn, { asker, code }) };
}
const link = (signedIn: SignedIn, asker: AccountAsker, patientId: number) =>
  linkRecord(fixture.services, signedIn, { browserKey: asker.browserKey, patientId });
const accountLettersTo = async () =>
  (await fixture.pool.query<{ recipient: string }>("select recipient from core.account_letters where kind = 'recordLinked'")).rows.map(
    ({ recipient }) => recipient,
  );
const patientOf = async ({ account }: SignedIn) => (await fixture.accounts.byId(account.id))?.patientId;

test('with a code to a confirmed contact and the right birth date the account opens the record; other confirmed e-mails are told', async () => {
  fixture.clinic.records = [{ ...father, contacts: [familyEmail, 'filha@exemplo.pt', strangerEmail] }, son];
  await fixture.pool.query("insert into core.patient_contacts (patient_id, contact_digest, source) values ($1, $2, 'booking')", [
    father.id,
    emailDigest(strangerEmail),
  ]);
  const signedIn = await fixture.signIn(await fixture.account(familyEmail));
  const { asker, checked } = await prove(signedIn, father.birthDay, [father.id, son.id]);
  expect(checked).toEqual({ ok: true, value: null });
  const people = await linkablePeople(fixture.services, signedIn, asker.browserKey);
  expect(people).toEqual({ ok: true, value: [{ id: father.id, firstName: 'Manuel', birthYear: '1955' }] });
  expect(await link(signedIn, asker, father.id)).toEqual({ ok: true, value: { patientId: father.id } });
  expect(await patientOf(signedIn)).toBe(father.id);
  expect(await accountLettersTo()).toEqual(['filha@exemplo.pt']);
});

test('of a family each opens only the record of the birth date that was typed', async () => {
  const signedIn = await fixture.signIn(await fixture.account(familyEmail));
  const { asker } = await prove(signedIn, son.birthDay, [father.id, son.id]);
  expect(await link(signedIn, asker, father.id)).toEqual({ ok: false, error: { kind: 'notMatched' } });
  expect(await link(signedIn, asker, namesake.id)).toEqual({ ok: false, error: { kind: 'notMatched' } });
  expect(await patientOf(signedIn)).toBeNull();
});

test('a record of another account is refused in the same words, and the front desk is told', async () => {
  await fixture.account('primeiro@exemplo.pt', father.id);
  const signedIn = await fixture.signIn(await fixture.account(familyEmail));
  const { asker } = await prove(signedIn, father.birthDay, [father.id]);
  expect(await link(signedIn, asker, father.id)).toEqual({ ok: false, error: { kind: 'notMatched' } });
  const { rows } = await fixture.pool.query('select kind, subject_kind, subject_id, detail from core.work_items');
  expect(rows).toEqual([
    { kind: 'recordLinkedElsewhere', subject_kind: 'account', subject_id: signedIn.account.id, detail: { patientId: father.id } },
  ]);
});

test('two accounts that link one record at once: one of them gets it', async () => {
  const both = await Promise.all(
    [familyEmail, 'outra@exemplo.pt'].map(async (email) => {
      const signedIn = await fixture.signIn(await fixture.account(email));
      return { signedIn, ...(await prove(signedIn, father.birthDay, [father.id])) };
    }),
  );
  const linked = await Promise.all(both.map(({ signedIn, asker }) => link(signedIn, asker, father.id)));
  expect(linked.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a code of another account or another browser opens nothing', async () => {
  const owner = await fixture.signIn(await fixture.account(familyEmail));
  const other = await fixture.signIn(await fixture.account('outro@exemplo.pt'));
  const { asker, code } = await prove(owner, father.birthDay, [father.id]);
  expect(await link(other, asker, father.id)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
  expect(await checkLinkCode(fixture.services, other, { asker, code })).toEqual({ ok: false, error: { kind: 'codeEnded' } });
  expect(await link(owner, anAsker(), father.id)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
});

test('without a record nobody was written to, and no guess is right', async () => {
  const signedIn = await fixture.signIn(await fixture.account(familyEmail));
  const { checked } = await prove(signedIn, father.birthDay, []);
  expect(checked).toEqual({ ok: false, error: { kind: 'codeWrong' } });
});

test('only after a fresh proof of who is there', async () => {
  const { account, session } = await fixture.signIn(await fixture.account(familyEmail));
  const stale = { account, isIdle: false, session: { ...session, confirmedAt: new Date(Date.now() - 6 * 60_000) } };
  const notConfirmed = { ok: false, error: { kind: 'notConfirmed' } };
  expect(await requestRecordLink(fixture.services, stale, { asker: anAsker(), kind: 'email', birthDate: '1955-03-02' })).toEqual(
    notConfirmed,
  );
  expect(await link(stale, anAsker(), father.id)).toEqual(notConfirmed);
});

test('a silent clinic does not use up the code', async () => {
  const signedIn = await fixture.signIn(await fixture.account(familyEmail));
  const { asker } = await prove(signedIn, father.birthDay, [father.id]);
  fixture.clinic.turns.read = ['silent'];
  expect(await link(signedIn, asker, father.id)).toEqual({ ok: false, error: { kind: 'clinicUnavailable' } });
  expect(await link(signedIn, asker, father.id)).toMatchObject({ ok: true });
});

test('a code can be sent to the e-mail, and to the mobile of a visit that was booked with it', async () => {
  const account = await fixture.account(familyEmail);
  await fixture.booking(strangerEmail);
  expect(await linkContacts(fixture.services, account)).toEqual([{ kind: 'email', value: familyEmail }]);
  await fixture.booking(familyEmail);
  expect(await linkContacts(fixture.services, account)).toEqual([
    { kind: 'email', value: familyEmail },
    { kind: 'phone', value: '912345678' },
  ]);
});
