import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { eventStore } from '@clinic/core/adapters/database/events/event-store';
import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { newsletterStore } from '@clinic/core/adapters/database/newsletter/newsletter-store';
import { resultLetterStore } from '@clinic/core/adapters/database/quizzes/result-letter-store';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { registerForEvent, registrationForm } from '@clinic/core/events/register-for-event';
import { sampleEvent } from '@clinic/core/events/testing/sample-registration';
import { writeFormPass } from '@clinic/core/http/form-pass';
import { codeOf } from '@clinic/core/identity/codes/one-time-code';
import { confirmSubscription } from '@clinic/core/newsletter/confirm-subscription';
import { newsletterLinks } from '@clinic/core/newsletter/newsletter-link';
import { subscribeToNewsletter } from '@clinic/core/newsletter/subscribe';
import { proveRequest, readWaitingRequest } from '@clinic/core/requests/prove-request';
import { requestKinds } from '@clinic/core/requests/request-kinds';
import { sendRequest } from '@clinic/core/requests/send-request';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test } from './harness/harness-test.ts';
import { keptByDbos } from './harness/kept-by-dbos.ts';
import { startRecordingProxy } from './harness/recording-proxy.ts';

/** Words that stand nowhere else in the system. */
const name = 'Zulmiro Xarabaneco';
const canaries = ['zulmiro', 'xarabanec', '298765431', '987612345', '936777121', 'zurzidela', 'quinquilhas'];
const answers = {
  ...{ name, phone: '936777121', birthDate: '1951-03-04', gender: 'masculino', vat: '298765431', nSNS: '987612345' },
  ...{ message: 'Zurzidela renal', findings: 'Zurzidela renal', question: 'Operar a zurzidela?', more: 'Zurzidela', exam: 'Ecografia' },
};
const emailFor = (form: string) => `${form.toLowerCase()}.xarabaneco@exemplo.pt`;
const secret = 'only-for-tests-only-for-tests';
const event = sampleEvent({
  startsAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 31 * 86_400_000).toISOString(),
});

async function sendEveryForm({ pool, dbos }: FaultHarness): Promise<void> {
  const db = createDatabase(pool);
  const withinLimit = rateLimiter(db, { secret, visitorsPerAddress: 100 });
  const documents = { store: documentStore(pool, dbos, keys), files: folderFiles(path.join(tmpdir(), randomUUID())) };
  const services = { store: requestStore(pool, dbos, keys), codes: codeStore(pool, dbos, keys), withinLimit, documents, secret };
  const sender = { client: '192.0.2.1', isKnownDevice: () => false, earlierFormId: null };
  for (const kind of requestKinds) {
    const given = { ...answers, email: emailFor(kind) };
    const form = { formId: randomUUID(), locale: 'pt', calendar: usualCalendar, looksLikeBot: true, accountEmail: null } as const;
    const sent = { ...form, kind, answers: given, wantsNewsletter: kind === 'contact' };
    await sendRequest(services, sent, sender, new Date());
    const waiting = await readWaitingRequest(services, form.formId);
    if (!waiting) throw new Error(`${kind} waits for no code`);
    const { formId, calendar } = form;
    const proof = { formId, waiting, calendar, sender, typed: codeOf(secret, waiting.code.id) };
    expect((await proveRequest(services, proof, new Date())).ok, kind).toBe(true);
  }
  const typed = { mode: 'room', people: '1', name, email: emailFor('event'), phone: answers.phone, note: answers.message, consent: true };
  const pass = writeFormPass(secret, registrationForm, new Date(Date.now() - 60_000));
  const eventServices = { events: eventStore(pool, dbos, keys), withinLimit, keys, secret };
  const registration = {
    event,
    typed,
    pass,
    trap: '',
    solution: '',
    locale: 'pt' as const,
    client: '192.0.2.1',
    lastId: null,
    accountEmail: null,
  };
  expect((await registerForEvent(eventServices, registration, new Date())).ok).toBe(true);

  const list = { subscriptions: newsletterStore(pool, dbos), withinLimit, keys };
  const asked = await subscribeToNewsletter(
    list,
    { name, email: emailFor('newsletter'), consent: true },
    { locale: 'pt', source: 'footer', client: '192.0.2.1', isTrusted: false, hasNoScript: false },
  );
  if (!asked.ok) throw new Error(asked.error.kind);
  await confirmSubscription(list, newsletterLinks.confirm.writeToken(keys, asked.value.requestId));

  const facts = [{ label: 'Quinquilhas', text: '35 de 35' }];
  const letter = { title: 'Quinquilhas graves', lead: 'Zurzidela', facts, meaning: [], urgent: '' };
  await resultLetterStore(pool, dbos, keys).queue({ id: randomUUID(), recipient: emailFor('quiz'), locale: 'pt', letter });
}

test('names, numbers, messages, symptoms and results of a quiz go through every form and leave no trace in logs, addresses or the engine', async ({
  harness,
}) => {
  const { pool, catcher } = harness;
  const body = { id: event.id, titulo: { pt: 'Sessão', en: null }, slug: { pt: 'sessao', en: null }, updatedAt: new Date().toISOString() };
  const times = { data_inicio: event.startsAt, data_fim: event.endsAt, inscricoes_abertas: true };
  await pool.query("insert into core.published_documents (collection, id, body, model) values ('eventos', $1, $2, 'test')", [
    event.id,
    JSON.stringify({ ...body, ...times }),
  ]);
  const proxy = await startRecordingProxy(await freePort(), `http://127.0.0.1:${harness.ports.sandbox}`);
  await harness.control('/crm/control/faults', { kind: 'unavailable', times: 3 });
  const crm = { CRM_URL: `${proxy.origin}/crm`, CRM_KEY: 'only-for-local-use-never-in-production' };
  const worker = await harness.startWorker('worker-1', {
    ...crm,
    CLINIC_SERVICE_URL: `${proxy.origin}/clinic/graphql`,
    LOG_LEVEL: 'debug',
  });
  await sendEveryForm(harness);

  for (const form of [...requestKinds, 'event', 'newsletter', 'quiz'])
    await eventually(async () => (await catcher.mailsTo(emailFor(form))).length, `a letter about ${form}`);
  const told = async () => (await pool.query('select from core.crm_contacts where told_version = version')).rowCount === 2;
  await eventually(told, 'the CRM knows both');
  const traces = { log: `${worker.log()}${harness.sandbox.log()}`, addresses: proxy.urls.join('\n'), dbos: await keptByDbos(harness) };
  proxy.close();

  const found = Object.entries(traces).flatMap(([place, text]) =>
    canaries.filter((word) => text.toLowerCase().includes(word)).map((word) => `${word} in ${place}`),
  );
  expect(found).toEqual([]);
  expect(traces.addresses).toContain('/crm/contacts/');
  const state = await (await fetch(`http://127.0.0.1:${harness.ports.sandbox}/crm/control/state`)).json();
  const { contacts } = state as { contacts: { email: string }[] };
  expect(contacts.map(({ email }) => email).toSorted(), 'only who ticked it').toEqual([emailFor('contact'), emailFor('newsletter')]);
  expect(JSON.stringify(contacts)).not.toMatch(/zurzidela|298765431|936777121/i);
});
