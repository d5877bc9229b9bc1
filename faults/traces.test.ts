import { expect } from 'vitest';
import { builtSite } from './harness/built-site.ts';
import { eventually } from './harness/eventually.ts';
import { test } from './harness/harness-test.ts';
import { getsLetters } from './harness/outside-state.ts';
import { startTraceReceiver } from './harness/trace-receiver.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { bookAtTheSite } from './long-run/book-at-the-site.ts';

const times = bookableTimes();
/** Words that stand nowhere else in the system. */
const canary = { name: 'Zulmiro Xarabaneco', email: 'zulmiro.xarabaneco@exemplo.pt', phone: '936777121' };

test('a booking is one trace from the last button to the clinic and the letter, and nothing of the patient is in any span', async ({
  harness,
}) => {
  await builtSite();
  const receiver = await startTraceReceiver();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  const worker = await harness.startWorker('worker-1', traced);
  const site = await harness.startSite(harness.ports.site, traced);
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: canary.phone });
  asked.patient = { ...asked.patient, ...canary };
  // A stranger's own words under the name of a trace, and in an address.
  await fetch(`${site.address}/pt/pesquisa?q=xarabaneco`, { headers: { traceparent: 'zulmiro' } });
  await fetch(`${site.address}/pt/xarabaneco?nome=zulmiro`);
  const cameAt = Date.now() - 400;
  await fetch(`${site.address}/pt/pesquisa?q=zulmiro`, { headers: { 'x-request-start': String(cameAt) } });
  const id = await bookAtTheSite(harness, asked);
  await getsLetters(harness, canary.email, ['code', 'paymentDetails']);

  const book = await eventually(async () => receiver.spans().find(({ name }) => name === 'work book'), 'the booking is told');
  const trace = async () => receiver.spans().filter(({ traceId }) => traceId === book.traceId);
  const named = async (name: string) => (await trace()).find((span) => span.name === name);
  for (const name of ['clinic CreateAppointment', 'payments request', 'work tell', 'work sendMail', 'mail send'])
    await eventually(() => named(name), `${name} in the trace of the booking`);
  // Each process sends its spans in its own time.
  const request = await eventually(
    async () => (await trace()).find(({ spanId }) => spanId === book.parentSpanId),
    'the request that caused it is told',
  );
  expect(request).toMatchObject({ process: 'clinic-site', name: expect.stringMatching(/^POST wizard/) });
  expect(await named('clinic CreateAppointment')).toMatchObject({ process: 'clinic-worker', parentSpanId: book.spanId });

  // What the proxy did before is in the trace, though it sends no spans of its own.
  const atProxy = await eventually(async () => receiver.spans().find(({ name }) => name === 'proxy'), 'the time in the proxy is told');
  const afterwards = receiver.spans().find(({ parentSpanId }) => parentSpanId === atProxy.spanId);
  expect(afterwards).toMatchObject({ process: 'clinic-site', name: expect.stringMatching(/^GET /) });

  await site.stop();
  await worker.stop();
  const words = [
    'zulmiro',
    'xarabanec',
    canary.phone,
    asked.patient.vat,
    asked.patient.birthDate,
    id,
    'exemplo.pt',
    '127.0.0.1',
    'select ',
  ];
  const sent = receiver.sent().toLowerCase();
  receiver.close();
  expect(words.filter((word) => word && sent.includes(word.toLowerCase()))).toEqual([]);
});
