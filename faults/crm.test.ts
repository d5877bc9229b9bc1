import { newsletterStore } from '@clinic/core/adapters/database/newsletter/newsletter-store';
import { expect } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { test } from './harness/harness-test.ts';

type CrmState = { contacts: { email: string }[]; calls: { method: string; status: number }[] };
const people = 20;

test('the CRM is away, loses answers, and the worker is killed meanwhile: everybody arrives once, and who left is not there', async ({
  harness,
}) => {
  const { pool, dbos, ports, control } = harness;
  const crm = `http://127.0.0.1:${ports.sandbox}/crm`;
  const state = async () => (await (await fetch(`${crm}/control/state`)).json()) as CrmState;
  const settings = { CRM_URL: crm, CRM_KEY: 'only-for-local-use-never-in-production' };
  const list = newsletterStore(pool, dbos);
  const emailOf = (index: number) => `leitor${index}@crm.exemplo.pt`;

  await control('/crm/control/faults', { kind: 'unavailable' });
  const first = await harness.startWorker('worker-1', settings);
  for (let index = 0; index < people; index++)
    await list.addProven({ email: emailOf(index), name: 'Leitor', locale: 'pt', source: 'page' });
  await eventually(async () => (await state()).calls.length > 5, 'the CRM was asked in vain');
  await first.kill();
  for (let index = 0; index < people; index += 2) await list.endByEmail(emailOf(index), 'oneClick');

  await fetch(`${crm}/control/faults`, { method: 'DELETE' });
  await control('/crm/control/faults', { kind: 'lost', times: 4 });
  const second = await harness.startWorker('worker-1', settings);
  const left = () => pool.query('select from core.crm_contacts where told_version is distinct from version');
  await eventually(async () => (await left()).rowCount === 0, 'everything was told', 120_000);
  await second.kill();

  const kept = (await state()).contacts.map(({ email }) => email);
  expect(kept.toSorted()).toEqual(Array.from({ length: people / 2 }, (_, index) => emailOf(2 * index + 1)).toSorted());
  const work = await pool.query<{ inputs: string }>("select coalesce(string_agg(s::text, ''), '') as inputs from dbos.workflow_status s");
  expect(work.rows[0]?.inputs).not.toContain('@crm.exemplo.pt');
}, 240_000);
