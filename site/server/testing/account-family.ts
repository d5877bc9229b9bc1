import { randomUUID } from 'node:crypto';
import { daysAhead, familyEmail, father, namesake, son } from '@clinic/core/adapters/database/personal-area/testing/area-fixture';
import type { PatientRecord } from '@clinic/core/clinic/clinic-service';
import type { Account } from '@clinic/core/identity/accounts/account';
import { startSession } from '@clinic/core/identity/sessions/start-session';
import { readAccesses } from '@clinic/core/personal-area/access/read-accesses';
import { addPerson } from '@clinic/core/personal-area/people/people';
import type { Browser, ScreensUnderTest } from './account-screens.ts';

/** What somebody has, by id; `marks` are words that stand on their own screens and must stand on nobody else's. */
export type Belongings = Record<'visit' | 'clinicVisit' | 'person' | 'score' | 'access' | 'device' | 'passkey' | 'record', string> & {
  marks: string[];
};
export type FamilyMember = { account: Account; record: PatientRecord; browser: Browser; bearer: string; owns: Belongings };
const daughter = { ...son, id: 74, name: 'Rosa Exemplo Lopes', contacts: ['filha@exemplo.pt'] };
/** A namesake with the same birth date, a son of the same name, and a daughter who books for her father and has not linked her record. */
export const familyAndNamesake = [
  { name: 'father', email: familyEmail, record: father, isLinked: true },
  { name: 'namesake', email: 'outro@exemplo.pt', record: namesake, isLinked: true },
  { name: 'son', email: 'filho@exemplo.pt', record: son, isLinked: true },
  { name: 'daughter', email: 'filha@exemplo.pt', record: daughter, isLinked: false },
];

/** Everybody has one of each thing that has an id. */
export async function settleFamily(site: ScreensUnderTest): Promise<Map<string, FamilyMember>> {
  const people = new Map<string, FamilyMember>();
  site.fixture.clinic.records.push(daughter);
  for (const { name, email, record, isLinked } of familyAndNamesake)
    people.set(name, await settle(site, name, await site.fixture.account(email, isLinked ? record.id : null), record));
  const bookedBy = { name: 'Filha', email: 'filha@exemplo.pt', phone: '919999999' };
  await site.fixture.booking('filha@exemplo.pt', { bookedBy }, { patientId: father.id, appointmentId: 7_000 });
  return people;
}

async function settle(site: ScreensUnderTest, name: string, account: Account, record: PatientRecord): Promise<FamilyMember> {
  const { fixture, area, accounts } = site;
  const { id: accountId, sessionEpoch, patientId } = account;
  const marks = [`Médica de ${name}`, `Pessoa de ${name}`, `Telefone de ${name}`, `Chave de ${name}`];
  const [doctorName = '', personName = '', deviceName = '', passkeyName = ''] = marks;
  const paid = { paidAt: new Date(), paidCents: 9_000, transactionId: name };
  const visit = await fixture.booking(account.email, { doctorName }, { patientId, paidAt: new Date() }, [paid]);
  const inBook = fixture.putInBook(daysAhead(9), { patientId: record.id, doctorName });
  const added = await addPerson(
    area,
    account,
    { name: personName, birthDate: { day: '1', month: '2', year: '1970' }, relation: 'friend' },
    new Date(),
  );
  const score = randomUUID();
  await area.symptoms.add(accountId, { id: score, takenAt: new Date(), answers: [1, 1, 1, 1, 1, 1, 1], score: 7, qualityOfLife: 1 });
  await fixture.pool.query("insert into core.audit_log (actor_id, actor, action, account_id) values (1, 'Rita', 'linkRecord', $1)", [
    accountId,
  ]);
  const [access] = await readAccesses(area, account, new Date(0));
  const start = (caller: 'browser' | 'app') => startSession(accounts, { accountId, sessionEpoch, caller, deviceName, remembered: true });
  const [device, app] = [await start('browser'), await start('app')];
  const passkey = randomUUID();
  const kept = { publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await accounts.factors.addPasskey({ id: passkey, accountId, name: passkeyName, ...kept });
  const ids = { visit, clinicVisit: `clinic-${inBook.id}`, person: added.ok ? added.value.id : '', score, access: access?.key ?? '' };
  return {
    account,
    record,
    browser: await site.browserOf(account),
    bearer: app?.tokens.accessToken ?? '',
    owns: { ...ids, device: device?.session.id ?? '', passkey, record: String(record.id), marks },
  };
}

/** The contact of this browser is proven for its own record, so that what is chosen next is all that counts. */
export async function proveOwnRecord(
  { area: { codes } }: ScreensUnderTest,
  { account, browser: { browserKey }, record }: FamilyMember,
): Promise<void> {
  const contact = { kind: 'email', value: account.email } as const;
  await codes.request(browserKey, { purpose: 'linkRecord', contact, locale: 'pt', birthDate: record.birthDay, accountId: account.id });
  const asked = await codes.latest(browserKey, 'linkRecord');
  await codes.recordFound(asked?.id ?? '', [record.id]);
  await codes.recordProven(asked?.id ?? '');
}

/** Everything that an attempt could change. */
export async function stateOfAll({ fixture: { pool } }: ScreensUnderTest): Promise<string> {
  const tables = ['account_people', 'account_passkeys', 'symptom_scores', 'visit_ticks', 'visit_notices', 'access_questions', 'work_items'];
  const columns = { accounts: 'id, email, name, patient_id, session_epoch', account_sessions: 'id, ended_at', booking_events: '*' };
  const wanted = { ...Object.fromEntries(tables.map((table) => [table, '*'])), ...columns };
  const rows = Object.entries(wanted).map(([table, of]) => pool.query(`select ${of} from core.${table} order by 1, 2`));
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows));
}
