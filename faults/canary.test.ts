import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { test, waitForStatus } from './harness/harness-test.ts';
import { keptByDbos } from './harness/kept-by-dbos.ts';
import { toldToPay } from './harness/money.ts';
import { getsLetters, patientsNamed } from './harness/outside-state.ts';
import { startRecordingProxy } from './harness/recording-proxy.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
/** Words that stand nowhere else in the system. */
const canary = {
  name: 'Zulmiro Xarabaneco',
  email: 'zulmiro.xarabaneco@exemplo.pt',
  phone: '936777121',
  nSNS: '987612345',
  profession: 'Quilharista',
};
const symptom = 'Zurzidela renal';

test('a patient leaves no trace in logs, addresses or the engine’s own records, whatever goes wrong', async ({ harness }) => {
  const proxy = await startRecordingProxy(await freePort(), `http://127.0.0.1:${harness.ports.sandbox}`);
  const through = { CLINIC_SERVICE_URL: `${proxy.origin}/clinic/graphql`, EASYPAY_URL: `${proxy.origin}/easypay`, LOG_LEVEL: 'debug' };
  const worker = await harness.startWorker('worker-1', through);
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: canary.phone, typeName: symptom });
  asked.patient = { ...asked.patient, ...canary };
  asked.bookedBy = { name: 'Xarabaneca Filha', email: 'filha.xarabaneca@exemplo.pt', phone: '936777122' };
  for (const operation of ['patients', 'patientCreate', 'appointmentCreate', 'easypay.create'])
    await harness.fault({ operation, kind: 'malformed', times: 1 });
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked), 100_000);
  await harness.pay(orderId, { callback: 'lose' });
  await heard();
  await getsLetters(harness, canary.email, ['confirmed', 'paymentDetails']);
  await cancelBooking(harness.store, asked.id, 0);
  await getsLetters(harness, canary.email, ['cancelled', 'confirmed', 'paymentDetails']);
  const refused = visit(times.next().value, { typeName: symptom });
  refused.patient = { ...asked.patient, email: `outro.${canary.email}`, vat: '123456780' };
  await submit(harness, refused);
  await waitForStatus(harness, refused.id, 'needsReview');
  await getsLetters(harness, refused.patient.email, ['needsPerson']);

  const traces = { log: `${worker.log()}${harness.sandbox.log()}`, addresses: proxy.urls.join('\n'), dbos: await keptByDbos(harness) };
  proxy.close();
  expect(await patientsNamed(harness, canary.name)).toHaveLength(1);
  expect(proxy.urls.length).toBeGreaterThan(10);
  const words = [
    'zulmiro',
    'xarabanec',
    asked.patient.vat,
    refused.patient.vat,
    canary.phone,
    '936777122',
    canary.nSNS,
    'quilharista',
    'zurzidela',
  ];
  const found = Object.entries(traces).flatMap(([place, text]) =>
    words.filter((word) => word && text.toLowerCase().includes(word)).map((word) => `${word} in ${place}`),
  );
  expect(found).toEqual([]);
});
