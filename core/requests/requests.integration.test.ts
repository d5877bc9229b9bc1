import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool } from '../adapters/database/database.ts';
import { documentStore } from '../adapters/database/documents/document-store.ts';
import { codeStore } from '../adapters/database/identity/code-store.ts';
import { rateLimiter } from '../adapters/database/rate-limiter.ts';
import { requestStore } from '../adapters/database/requests/request-store.ts';
import { createMigratedDatabase } from '../adapters/database/throwaway-migrated.ts';
import { createDbosClient } from '../adapters/dbos/dbos-client.ts';
import { folderFiles } from '../adapters/documents/folder-files.ts';
import { codeOf } from '../identity/codes/one-time-code.ts';
import { limits } from '../limits/limits.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { usualCalendar } from '../working-hours/opening-calendar.ts';
import { proveRequest, readWaitingRequest, sendWithoutCode } from './prove-request.ts';
import type { RequestServices } from './request-services.ts';
import { type SentRequest, sendRequest } from './send-request.ts';

const secret = 'only for tests';
let services: RequestServices;
let admin: pg.Pool;
let close: () => Promise<void>;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  // With the site's own rights; the test looks as the superuser.
  const pool = createPool(roles.site, () => {});
  admin = createPool(url, () => {});
  const dbos = await createDbosClient(roles.site, pool);
  services = {
    store: requestStore(pool, dbos, keys),
    codes: codeStore(pool, dbos, keys),
    withinLimit: rateLimiter(createDatabase(pool), { secret, visitorsPerAddress: 1 }),
    documents: { store: documentStore(pool, dbos, keys), files: folderFiles('/nonexistent') },
    secret,
  };
  close = async () => {
    await dbos.destroy();
    await Promise.all([pool.end(), admin.end()]);
  };
});
afterAll(() => close());
beforeEach(() =>
  admin.query(
    'truncate core.requests, core.work_items, core.identity_codes, core.rate_limits, core.newsletter_requests, dbos.workflow_status cascade',
  ),
);

const now = new Date('2026-11-16T11:00:00Z');
const sender = { client: '192.0.2.1', isKnownDevice: () => false, earlierFormId: null };
const sent = (more: Partial<SentRequest> = {}): SentRequest => ({
  ...{ kind: 'contact', formId: randomUUID(), locale: 'pt', calendar: usualCalendar, looksLikeBot: false, accountEmail: null },
  answers: { name: 'Joaquim Canário', email: 'joaquim@exemplo.pt', message: 'Posso ir acompanhado?' },
  ...more,
});
const opinion = (more: Partial<SentRequest> = {}) =>
  sent({ kind: 'secondOpinion', answers: { name: 'Joaquim Canário', email: 'joaquim@exemplo.pt', findings: 'Gleason 3+4' }, ...more });

const requests = async () => (await admin.query('select * from core.requests order by number')).rows;
const tasks = async () => (await admin.query('select kind, subject_id, detail, due_at, closed_at from core.work_items order by id')).rows;
const work = async (name: string) =>
  (await admin.query('select workflow_uuid as id from dbos.workflow_status where name = $1', [name])).rows;

async function waiting(formId: string) {
  const found = await readWaitingRequest(services, formId);
  if (!found) throw new Error('nothing waits');
  return { formId, waiting: found, calendar: usualCalendar, sender };
}

test('a question is one row, one task that is due when we promised, and one piece of work', async () => {
  const request = sent();
  expect(await sendRequest(services, request, sender, now)).toMatchObject({ ok: true, value: { step: 'received' } });
  const [row] = await requests();
  expect(row).toMatchObject({ kind: 'contact', contact_proven_at: null, answer_by: new Date('2026-11-18T15:00:00Z') });
  expect(await tasks()).toEqual([
    {
      kind: 'contactRequest',
      subject_id: row.id,
      detail: { number: row.number },
      due_at: new Date('2026-11-18T15:00:00Z'),
      closed_at: null,
    },
  ]);
  expect(await work('tellRequest')).toEqual([{ id: `request-${row.id}-received` }]);
});

test('pressed five times at once, and sent again after going back, it is one request with its first words', async () => {
  const request = sent();
  await Promise.all(Array.from({ length: 5 }, () => sendRequest(services, request, sender, now)));
  await sendRequest(services, { ...request, answers: { name: 'Outro', email: 'outro@exemplo.pt', message: '' } }, sender, now);
  expect(await requests()).toHaveLength(1);
  expect(await tasks()).toHaveLength(1);
  expect(await work('tellRequest')).toHaveLength(1);
  expect((await services.store.byForm(request.formId))?.answers.message).toBe('Posso ir acompanhado?');
});

test('the same words from a page that was fetched anew are the same request; other words are another', async () => {
  const request = sent();
  await sendRequest(services, request, sender, new Date());
  const again = { ...sender, earlierFormId: request.formId };
  expect(await sendRequest(services, sent(), again, new Date())).toEqual({ ok: true, value: { step: 'received', formId: request.formId } });
  expect(await requests()).toHaveLength(1);
  await sendRequest(services, sent({ answers: { ...request.answers, message: 'E o estacionamento?' } }), again, new Date());
  expect(await requests()).toHaveLength(2);
});

test('two forms are two requests', async () => {
  for (const request of [sent(), sent()]) await sendRequest(services, request, sender, now);
  expect(await requests()).toHaveLength(2);
});

test('what tells about health waits for its code, and reaches nobody before', async () => {
  const request = opinion();
  expect(await sendRequest(services, request, sender, now)).toMatchObject({ ok: true, value: { step: 'codeAsked' } });
  expect(await tasks()).toEqual([]);
  expect(await work('tellRequest')).toEqual([]);
  const given = await waiting(request.formId);
  expect(await proveRequest(services, { ...given, typed: '000000' }, now)).toEqual({ ok: false, error: { kind: 'codeWrong' } });
  expect(await tasks()).toEqual([]);
  const typed = codeOf(secret, given.waiting.code.id);
  expect(await proveRequest(services, { ...given, typed }, now)).toMatchObject({ ok: true });
  expect(await tasks()).toMatchObject([{ kind: 'secondOpinionRequest' }]);
  expect(await requests()).toMatchObject([{ contact_proven_at: expect.any(Date), received_at: expect.any(Date) }]);
  expect(await readWaitingRequest(services, request.formId)).toBeNull();
});

test('a code that was right counts, though the answer to it was lost', async () => {
  const request = opinion();
  await sendRequest(services, request, sender, now);
  const first = await waiting(request.formId);
  await services.codes.recordProven(first.waiting.code.id);
  expect(await proveRequest(services, { ...(await waiting(request.formId)), typed: '' }, now)).toMatchObject({ ok: true });
  expect(await tasks()).toHaveLength(1);
});

test('an e-mail that is corrected before the code replaces the first, whose code proves nothing any more', async () => {
  const request = opinion();
  await sendRequest(services, request, sender, now);
  const first = await waiting(request.formId);
  const corrected = { ...request, answers: { ...request.answers, email: 'joaquim.canario@exemplo.pt' } };
  await sendRequest(services, corrected, sender, now);
  const typed = codeOf(secret, first.waiting.code.id);
  expect(await proveRequest(services, { ...(await waiting(request.formId)), typed }, now)).toMatchObject({ ok: false });
  expect(await requests()).toHaveLength(1);
  expect((await services.store.byForm(request.formId))?.answers.email).toBe('joaquim.canario@exemplo.pt');
});

test('whoever is signed in with the same e-mail has proven it', async () => {
  expect(await sendRequest(services, opinion({ accountEmail: 'joaquim@exemplo.pt' }), sender, now)).toMatchObject({
    ok: true,
    value: { step: 'received' },
  });
  expect(await sendRequest(services, opinion({ accountEmail: 'outra@exemplo.pt' }), sender, now)).toMatchObject({
    ok: true,
    value: { step: 'codeAsked' },
  });
  expect(await requests()).toMatchObject([{ contact_proven_at: expect.any(Date) }, { contact_proven_at: null }]);
});

test('a browser without script is asked for a code, by text message where there is no e-mail; a landline goes without', async () => {
  const call = (phone: string) => sent({ kind: 'callBack', looksLikeBot: true, answers: { name: 'Rosa', phone } });
  expect(await sendRequest(services, sent({ looksLikeBot: true }), sender, now)).toMatchObject({ value: { step: 'codeAsked' } });
  expect(await sendRequest(services, call('912000000'), sender, now)).toMatchObject({ value: { step: 'codeAsked' } });
  const landlines = [];
  for (let time = 0; time < 7; time++) landlines.push((await sendRequest(services, call('210000000'), sender, now)).ok);
  expect(landlines).toEqual([true, true, true, true, true, false, false]);
});

test('from one address the sixth code to another country is refused, to whatever number; a form with an e-mail goes on', async () => {
  const ask = async (more: object) => {
    const answered = await sendRequest(services, opinion({ answers: { name: 'Ana', findings: 'Gleason 3+4', ...more } }), sender, now);
    return answered.ok ? answered.value.step : answered.error.kind;
  };
  const steps = [];
  for (let time = 0; time < 6; time++) steps.push(await ask({ phone: `+120255501${10 + time}` }));
  expect(steps).toEqual([...Array(5).fill('codeAsked'), 'tooMany']);
  expect(await work('sendCode')).toHaveLength(5);
  expect(await ask({ email: 'ana@exemplo.pt' })).toBe('codeAsked');
});

test('an address that gets letter after letter is asked for a code before the next', async () => {
  const answers = [];
  for (let time = 0; time < 6; time++) answers.push(await sendRequest(services, sent(), sender, now));
  expect(answers.map((answer) => answer.ok && answer.value.step)).toEqual([...Array(4).fill('received'), 'codeAsked', 'codeAsked']);
});

test('one address that sends more than people do is refused, and its neighbour still gets through', async () => {
  let refused = 0;
  for (let time = 0; time < 70; time++) {
    const answers = { name: 'x', email: `p${time}@exemplo.pt`, message: 'x' };
    if (!(await sendRequest(services, sent({ answers }), sender, now)).ok) refused += 1;
  }
  expect(refused).toBe(10);
  const neighbour = { ...sender, client: '198.51.100.7' };
  expect((await sendRequest(services, sent(), neighbour, now)).ok).toBe(true);
});

test('from a thousand addresses with an e-mail each: beyond so many an hour forms ask for a code, except of whoever is signed in', async () => {
  const from = (time: number, more: Partial<SentRequest> = {}) => {
    const request = sent({ answers: { name: 'x', email: `p${time}@exemplo.pt`, message: 'x' }, ...more });
    return sendRequest(services, request, { ...sender, client: `2001:db8::${time}` }, now);
  };
  const steps = [];
  for (let time = 0; time < limits.unprovenForms.uses + 5; time++) {
    const taken = await from(time);
    steps.push(taken.ok && taken.value.step);
  }
  expect(steps).toEqual([...Array(limits.unprovenForms.uses).fill('received'), ...Array(5).fill('codeAsked')]);
  expect(await from(999, { accountEmail: 'p999@exemplo.pt' })).toMatchObject({ value: { step: 'received' } });
});

test('while no code can be sent, and only then, the form goes without one', async () => {
  const request = opinion();
  await sendRequest(services, request, sender, now);
  expect((await sendWithoutCode(services, await waiting(request.formId), new Date())).ok).toBe(false);
  await admin.query("update core.identity_codes set requested_at = now() - interval '3 minutes'");
  expect((await sendWithoutCode(services, await waiting(request.formId), new Date())).ok).toBe(true);
  expect(await requests()).toMatchObject([{ contact_proven_at: null, received_at: expect.any(Date) }]);
});

test('the receipt’s link proves the contact, and takes the request back with its task', async () => {
  const request = sent();
  await sendRequest(services, request, sender, now);
  const { id } = (await services.store.byForm(request.formId)) ?? { id: '' };
  await services.store.confirmContact(id);
  expect(await services.store.withdraw(id)).toBe(true);
  expect(await services.store.withdraw(id), 'pressed twice').toBe(false);
  expect(await work('tellRequest'), 'whoever asked is told').toEqual([{ id: `request-${id}-received` }, { id: `request-${id}-withdrawn` }]);
  expect(await requests()).toMatchObject([{ contact_proven_at: expect.any(Date), withdrawn_at: expect.any(Date) }]);
  expect(await tasks()).toMatchObject([{ closed_at: expect.any(Date) }]);
});

test('a contact that is confirmed after the request was withdrawn is not', async () => {
  const request = sent({ wantsNewsletter: true });
  await sendRequest(services, request, sender, now);
  const { id } = (await services.store.byForm(request.formId)) ?? { id: '' };
  await services.store.withdraw(id);
  await services.store.confirmContact(id);
  expect(await requests()).toMatchObject([{ contact_proven_at: null }]);
  expect((await admin.query('select from core.newsletter_requests')).rowCount).toBe(0);
});

test('whoever confirms by the receipt is asked about the newsletter by its own letter', async () => {
  const request = sent({ wantsNewsletter: true });
  await sendRequest(services, request, sender, now);
  const { id } = (await services.store.byForm(request.formId)) ?? { id: '' };
  await services.store.confirmContact(id);
  await services.store.confirmContact(id);
  expect((await admin.query('select from core.newsletter_subscriptions')).rowCount).toBe(0);
  expect((await admin.query('select source, confirmed_at from core.newsletter_requests')).rows).toEqual([
    { source: 'contact', confirmed_at: null },
  ]);
});

test('a phone is counted whatever e-mail stands beside it; a landline is let in by the work of its browser', async () => {
  const callBack = (email: string | undefined, phone: string) => {
    const answers = { name: 'Rosa', phone, ...(email && { email }) };
    return sendRequest(services, sent({ kind: 'callBack', answers }), { ...sender, client: email ?? '192.0.2.9' }, now);
  };
  const steps: string[] = [];
  for (let time = 0; time < 5; time++) {
    const taken = await callBack(`outro${time}@exemplo.pt`, '912 345 678');
    steps.push(taken.ok ? taken.value.step : taken.error.kind);
  }
  expect(steps).toEqual(['received', 'received', 'received', 'received', 'codeAsked']);
  while (await services.withinLimit('unprovenForms', 'all together'));
  expect(await callBack(undefined, '210 000 000')).toMatchObject({ ok: true, value: { step: 'received' } });
});

test('nothing that was typed stands readable in a table, in a task or in the input of work', async () => {
  const canary = 'Kanarienvogel';
  const answers = { name: canary, email: `${canary}@exemplo.pt`, phone: '912345678', vat: '123456789', findings: canary, question: canary };
  await sendRequest(services, opinion({ answers, accountEmail: `${canary}@exemplo.pt`.toLowerCase() }), sender, now);
  await sendRequest(services, opinion({ answers }), sender, now);
  expect(await requests()).toHaveLength(2);
  for (const table of ['core.requests', 'core.work_items', 'core.rate_limits', 'dbos.workflow_status', 'dbos.workflow_input'])
    expect((await admin.query(`select from ${table} as t where t::text ~* 'kanarienvogel|912345678|123456789'`)).rowCount, table).toBe(0);
});

test('if the work cannot be written, neither row nor task is there', async () => {
  await admin.query("alter table core.work_items add constraint broken check (kind <> 'complaint') not valid");
  const request = sent({ kind: 'complaint' });
  await expect(sendRequest(services, request, sender, now)).rejects.toThrow();
  await admin.query('alter table core.work_items drop constraint broken');
  expect(await requests()).toEqual([]);
  expect(await sendRequest(services, request, sender, now)).toMatchObject({ ok: true, value: { step: 'received' } });
  expect(await tasks()).toMatchObject([{ kind: 'complaint', due_at: new Date('2026-11-30T20:00:00Z') }]);
});
