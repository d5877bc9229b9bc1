import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivalStore } from '../../adapters/database/arrived-letters.ts';
import { exportedColumns } from '../../adapters/database/personal-area/data-request-store.ts';
import {
  type AreaFixture,
  createAreaFixture,
  daysAhead,
  familyEmail,
  father,
  namesake,
  son,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { requestStore } from '../../adapters/database/requests/request-store.ts';
import { recordArrived } from '../../mail/arrived/record-arrived.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { addPerson } from '../people/people.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { exportData } from './export-data.ts';
import { oneMonthAfter, requestErasure } from './request-erasure.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());

const siteOrigin = 'https://exemplo.pt';
const make = async (signedIn: Parameters<typeof exportData>[1]) => {
  const made = await exportData(fixture.services, signedIn, { siteOrigin, now: new Date() });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
};

test('an export equals what was put in, and holds nothing of the family, a namesake or the staff', async () => {
  const { services } = fixture;
  const signedIn = await fixture.signIn(await fixture.account(familyEmail, father.id));
  const { account } = signedIn;
  const mother = { name: 'Rosa Lopes', birthDate: { day: '3', month: '4', year: '1931' }, relation: 'parent' };
  await addPerson(services, account, mother, new Date());
  await changeProfile(services, signedIn, { field: 'vat', typed: '123456789' });
  const score = {
    id: crypto.randomUUID(),
    takenAt: new Date('2026-10-01T10:00:00Z'),
    answers: [1, 2, 3, 4, 5, 0, 1],
    score: 16,
    qualityOfLife: 4,
  };
  await services.symptoms.add(account.id, score);
  const answers = { name: 'Manuel Exemplo Lopes', email: familyEmail, phone: '912000071', birthDate: father.birthDay, vat: '123456789' };
  const patient = { ...answers, gender: 'masculino', nSNS: null, nCC: null, profession: 'Pescador', note: '' } as const;
  const own = await fixture.booking(familyEmail, { patient }, { patientId: father.id, appointmentId: 41 });
  await fixture.booking(familyEmail, { patient: { ...patient, profession: 'da outra pessoa' } }, { patientId: son.id, appointmentId: 42 });
  const { id: atClinic } = fixture.putInBook(daysAhead(20));
  fixture.putInBook(daysAhead(21), { patientId: namesake.id, typeName: 'do homónimo' });

  const forms = requestStore(fixture.pool, fixture.dbos, testDataKeys);
  const contact = { kind: 'email', value: familyEmail } as const;
  const proven = { answerBy: new Date(), isProven: true };
  for (const [form, name] of [
    ['a', father.name],
    ['b', 'Teresa Lopes'],
  ] as const)
    await forms.save(
      form,
      { kind: 'contact', locale: 'pt', answers: { name, email: familyEmail, message: `de ${name}` }, contact },
      proven,
    );

  await fixture.pool.query(
    `insert into core.waiting_entries (booking_id, any_doctor, doctor_ids, weekdays, day_parts, notice_hours)
     values ($1, true, '{202}', '{0,3}', '{morning}', 24)`,
    [own],
  );

  const answer = {
    subject: 'Re: Consulta',
    attachments: 1,
    isCut: false,
    isQuoteRemoved: true,
    about: { kind: 'booking', id: own },
  } as const;
  const arrivals = arrivalStore(fixture.pool, testDataKeys);
  await recordArrived(arrivals, { ...answer, from: familyEmail, text: 'Levo os exames?', messageHash: 'own' });
  await recordArrived(arrivals, { ...answer, from: 'vizinha@exemplo.pt', text: 'de uma vizinha', messageHash: 'other' });
  const form = async (name: string) => {
    const sent = (await Promise.all(['a', 'b'].map((each) => forms.byForm(each)))).find((each) => each?.answers.name === name);
    return { kind: 'request', id: sent?.id ?? '' } as const;
  };
  const toForm = { ...answer, from: familyEmail, attachments: 0 };
  await recordArrived(arrivals, { ...toForm, about: await form(father.name), text: 'Ao meu pedido', messageHash: 'form' });
  await recordArrived(arrivals, { ...toForm, about: await form('Teresa Lopes'), text: 'da outra pessoa', messageHash: 'her form' });

  const exported = await make(signedIn);
  expect(exported.held['arrived_letters']).toEqual([
    { arrived_at: expect.any(Date), subject: 'Re: Consulta', text: 'Levo os exames?', attachments: 1 },
    { arrived_at: expect.any(Date), subject: 'Re: Consulta', text: 'Ao meu pedido', attachments: 0 },
  ]);
  expect(exported.held['waiting_entries']).toMatchObject([{ any_doctor: true, weekdays: [0, 3], notice_hours: 24, left_at: null }]);
  expect(exported).toMatchObject({ account: { email: familyEmail, patientId: father.id }, record: father, clinic: 'answered' });
  expect(exported.visits.find(({ key }) => key === own)?.booking?.patient).toEqual(patient);
  expect(exported.symptomScores).toMatchObject([score]);
  expect(exported.held['account_people']).toMatchObject([{ name: 'Rosa Lopes', birth_date: '1931-04-03', relation: 'parent' }]);
  expect(exported.held['profile_changes']).toMatchObject([{ field: 'vat', value: '123456789' }]);
  expect(exported.held['requests']).toMatchObject([{ kind: 'contact', message: `de ${father.name}` }, { kind: 'contact' }]);
  expect(JSON.stringify(exported)).not.toContain('Teresa');
  expect(exported.held['account_sessions']).toMatchObject([{ device_name: 'Firefox' }]);
  expect(exported.fhir.entry.map(({ resource }) => resource.id)).toEqual(expect.arrayContaining([own, `clinic-${atClinic}`]));
  expect(exported.fhir.entry).toHaveLength(4);
  expect(JSON.stringify(exported)).not.toMatch(/da outra pessoa|do homónimo|de uma vizinha|enc:|passwordHash|digest/i);
  expect(await services.dataRequests.list(account.id)).toMatchObject([{ kind: 'export', doneAt: expect.any(Date) }]);
});

test('every table that hangs on an account is in the export, or left out for a reason', async () => {
  const { rows } = await fixture.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'core' and column_name = 'account_id' and table_name not like 'staff%' order by 1",
  );
  const givenElsewhere = ['account_letters', 'profile_changes', 'record_views', 'seen_appointments', 'seen_records', 'symptom_scores'];
  const secretOrOfAnHour = ['account_kept_forms', 'account_recovery_codes', 'account_sign_ins', 'identity_codes'];
  const ofStaff = rows.map(({ name }) => name).filter((name) => name.startsWith('audit_log'));
  const expected = [...Object.keys(exportedColumns), ...givenElsewhere, ...secretOrOfAnHour, ...ofStaff];
  expect(rows.map(({ name }) => name)).toEqual(expected.toSorted());
});

test('neither without a fresh proof of who is there', async () => {
  const { account, session } = await fixture.signIn(await fixture.account('velho@exemplo.pt'));
  const stale = { account, isIdle: false, session: { ...session, confirmedAt: new Date(0) } };
  const notConfirmed = { ok: false, error: { kind: 'notConfirmed' } };
  expect(await exportData(fixture.services, stale, { siteOrigin, now: new Date() })).toEqual(notConfirmed);
  expect(await requestErasure(fixture.services, stale, new Date())).toEqual(notConfirmed);
});

test('asked for twice, an erasure is one request and one task, due in a month', async () => {
  const signedIn = await fixture.signIn(await fixture.account('apagar@exemplo.pt'));
  const now = new Date('2026-11-16T10:00:00Z');
  const asked = await requestErasure(fixture.services, signedIn, now);
  expect(asked).toMatchObject({ ok: true, value: { kind: 'erasure', dueAt: new Date('2026-12-16T10:00:00Z'), doneAt: null } });
  expect(await requestErasure(fixture.services, signedIn, daysAhead(1, now))).toEqual(asked);
  const { rows } = await fixture.pool.query("select subject_id, due_at from core.work_items where kind = 'erasureRequested'");
  expect(rows).toEqual([{ subject_id: signedIn.account.id, due_at: new Date('2026-12-16T10:00:00Z') }]);
});

test('a month after the end of January ends with February', () => {
  expect(oneMonthAfter(new Date('2027-01-31T10:00:00Z'))).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(oneMonthAfter(new Date('2027-12-05T10:00:00Z'))).toEqual(new Date('2028-01-05T10:00:00Z'));
});
