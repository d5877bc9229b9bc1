import { createPool } from '@clinic/core/adapters/database/database';
import {
  type AreaFixture,
  createAreaFixture,
  daysAhead,
  familyEmail,
  father,
} from '@clinic/core/adapters/database/personal-area/testing/area-fixture';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { contactDigest } from '@clinic/core/identity/contact';
import { heldAfterErasure } from '@clinic/core/personal-area/data-requests/held-after-erasure';
import { requestErasure } from '@clinic/core/personal-area/data-requests/request-erasure';
import { addPerson } from '@clinic/core/personal-area/people/people';
import { changeProfile } from '@clinic/core/personal-area/profile/change-profile';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount, ownTables } from './erase-account.ts';

let fixture: AreaFixture;
/** With the worker's own rights. */
let pool: pg.Pool;
let dbos: DBOSClient;
beforeAll(async () => {
  fixture = await createAreaFixture();
  pool = createPool(fixture.database.roles.worker, () => {});
  dbos = await createDbosClient(fixture.database.roles.worker, pool);
});
afterAll(async () => {
  await dbos.destroy();
  await pool.end();
  await fixture.close();
});

/** In which tables of ours a text stands, whatever the column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await fixture.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'core'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hit = await fixture.pool.query(`select from core.${name} as t where t::text ilike $1 limit 1`, [`%${text}%`]);
      return hit.rowCount ? [name] : [];
    }),
  );
  return found.flat();
}

const patient = {
  ...{ name: 'Manuel Exemplo Lopes', email: familyEmail, phone: '912000071', birthDate: father.birthDay, gender: 'masculino' as const },
  ...{ vat: null, nSNS: null, nCC: null, profession: 'Pescador', note: 'Um segredo' },
} as const;

test('an erasure leaves only what is listed as held, and a visit to come; another account keeps everything', async () => {
  const { services } = fixture;
  const signedIn = await fixture.signIn(await fixture.account(familyEmail, father.id));
  const { account } = signedIn;
  const other = await fixture.account('outro@exemplo.pt');
  const mother = { name: 'Rosa Lopes', birthDate: { day: '3', month: '4', year: '1931' }, relation: 'parent' };
  for (const one of [account, other]) await addPerson(services, one, mother, new Date());
  await changeProfile(services, signedIn, { field: 'profession', typed: 'Pescador' });
  await services.symptoms.add(account.id, { id: crypto.randomUUID(), takenAt: new Date(), answers: [1], score: 1, qualityOfLife: null });
  await services.days.setTick(account.id, 'clinic-1', 'item-of-12-ch', true);
  await readVisits(services, account, new Date());
  const past = await fixture.booking(familyEmail, { patient, startsAt: daysAhead(-9) }, { patientId: father.id, appointmentId: 51 });
  const coming = await fixture.booking(familyEmail, { patient }, { patientId: father.id, appointmentId: 52 });
  await fixture.pool.query(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, sent_at) values
      (gen_random_uuid(), $1, '', '', '', $2, now()), (gen_random_uuid(), $1, '', '', '', $3, now()), (gen_random_uuid(), $1, '', '', '', null, now())`,
    [familyEmail, past, coming],
  );
  const digest = contactDigest(keys, { kind: 'email', value: familyEmail });
  await fixture.pool.query(
    `insert into core.requests (kind, form_digest, locale, answers, contact_digest, received_at, answered_at) values
      ('contact', 'a', 'pt', 'answered', $1, now(), now()), ('contact', 'b', 'pt', 'open', $1, now(), null),
      ('complaint', 'c', 'pt', 'complaint', $1, now(), now()), ('contact', 'd', 'pt', 'somebody else', 'x:y', now(), now())`,
    [digest],
  );
  await services.newsletter.addProven({ email: familyEmail, name: account.name, locale: 'pt', source: 'area' });
  await services.newsletter.addRequest({ email: familyEmail, name: account.name, locale: 'pt', source: 'footer' });
  await requestErasure(services, signedIn, new Date());
  for (const { id } of [account, other])
    await services.openWorkItem({ kind: 'accessQuestioned', subject: { kind: 'account', id }, detail: { access: 'desk-1' } });

  await fixture.pool.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, words)
     select gen_random_uuid(), id, 'noted', 3, 'Rita', 'a note' from core.work_items where kind = 'accessQuestioned'`,
  );

  const told = () => fixture.pool.query<{ version: number }>('select version from core.crm_contacts');
  expect((await told()).rows).toEqual([{ version: 1 }]);
  await eraseAccount({ pool, dbos, keys }, account.id);
  await eraseAccount({ pool, dbos, keys }, account.id);

  expect(await fixture.accounts.byId(account.id)).toBeNull();
  expect((await told()).rows, 'the CRM is told that nobody is there any more').toEqual([{ version: 2 }]);
  expect(await tablesWith(account.id)).toEqual(['accounts', 'data_requests', 'record_views', 'work_items']);
  const held: readonly string[] = Object.values(heldAfterErasure).flat();
  expect(['accounts', 'data_requests', 'record_views', 'work_items'].every((table) => held.includes(table))).toBe(true);
  // The visit to come goes on, with its letter; one last letter says that the account is closed.
  expect(await tablesWith(familyEmail)).toEqual(['account_letters', 'bookings', 'mails']);
  const bookings = await fixture.pool.query("select id, patient ->> 'name' as name from core.bookings order by starts_at");
  expect(bookings.rows).toEqual([
    { id: past, name: '' },
    { id: coming, name: patient.name },
  ]);
  expect((await fixture.pool.query('select booking_id from core.mails')).rows).toEqual([{ booking_id: coming }]);
  expect((await fixture.pool.query('select kind from core.account_letters')).rows).toEqual([{ kind: 'accountClosed' }]);
  expect((await services.dataRequests.list(account.id))[0]?.doneAt).toBeInstanceOf(Date);
  const forms = await fixture.pool.query<{ answers: string }>('select answers from core.requests order by answers');
  expect(forms.rows.map(({ answers }) => answers)).toEqual(['complaint', 'open', 'somebody else']);
  expect(await services.people.list(other.id)).toHaveLength(1);
  const notes = await fixture.pool.query(
    'select subject_id, words from core.work_events join core.work_items as item on item.id = item_id order by words',
  );
  expect(notes.rows, 'what the desk noted about it is gone').toEqual([
    { subject_id: account.id, words: '' },
    { subject_id: other.id, words: 'a note' },
  ]);
  const open = await fixture.pool.query('select kind, subject_id from core.work_items where closed_at is null');
  expect(open.rows, 'nothing waits at the desk for an account that has no page').toEqual([
    { kind: 'accessQuestioned', subject_id: other.id },
  ]);
});

test('every table that knows an account is either emptied by an erasure or listed as held', async () => {
  const { rows } = await fixture.pool.query<{ name: string }>(
    "select distinct table_name as name from information_schema.columns where table_schema = 'core' and column_name = 'account_id'",
  );
  // Months of the log, which is named as a whole; accounts of staff are others.
  const ofOthers = /^(audit_log|staff)_/;
  const known: readonly string[] = [...ownTables, ...Object.values(heldAfterErasure).flat()];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name) && !ofOthers.test(name))).toEqual([]);
});
