import { cancelBooking } from '@clinic/core/booking/cancel-booking';
import { expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import type { ClinicRoom } from './room/clinic-room.ts';
import { getsLetters, patientsNamed } from './room/independent-reader.ts';
import { toldToPay } from './room/money.ts';
import { startRecordingProxy } from './room/recording-proxy.ts';
import { becomes, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
/** Words that stand nowhere else in the system. */
const canary = {
  name: 'Zulmiro Xarabaneco',
  email: 'zulmiro.xarabaneco@exemplo.pt',
  phone: '936777121',
  nSNS: '987612345',
  profession: 'Quilharista',
};
const symptom = 'Zurzidela renal';

/** Everything that DBOS keeps of its work. */
async function keptByDbos({ pool }: ClinicRoom): Promise<string> {
  const tables = ['workflow_status', 'workflow_input', 'workflow_output', 'operation_outputs'];
  const kept = await Promise.all(tables.map((table) => pool.query(`select * from dbos.${table}`)));
  return JSON.stringify(kept.map(({ rows }) => rows));
}

test('a patient leaves no trace in logs, addresses or the engine’s own records, whatever goes wrong', async ({ room }) => {
  const proxy = await startRecordingProxy(await freePort(), `http://127.0.0.1:${room.ports.sandbox}`);
  const through = { CLINIC_SERVICE_URL: `${proxy.origin}/clinic/graphql`, EASYPAY_URL: `${proxy.origin}/easypay`, LOG_LEVEL: 'debug' };
  const worker = await room.startWorker('worker-1', through);
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: canary.phone, typeName: symptom });
  asked.patient = { ...asked.patient, ...canary };
  asked.bookedBy = { name: 'Xarabaneca Filha', email: 'filha.xarabaneca@exemplo.pt', phone: '936777122' };
  for (const operation of ['patients', 'patientCreate', 'appointmentCreate', 'easypay.create'])
    await room.fault({ operation, kind: 'malformed', times: 1 });
  const { orderId, heard } = await toldToPay(room, await submit(room, asked), 100_000);
  await room.pay(orderId, { callback: 'lose' });
  await heard();
  await getsLetters(room, canary.email, ['confirmed', 'paymentDetails']);
  await cancelBooking(room.store, asked.id, 0);
  await getsLetters(room, canary.email, ['cancelled', 'confirmed', 'paymentDetails']);
  const refused = visit(times.next().value, { typeName: symptom });
  refused.patient = { ...asked.patient, email: `outro.${canary.email}`, vat: '123456780' };
  await submit(room, refused);
  await becomes(room, refused.id, 'needsReview');
  await getsLetters(room, refused.patient.email, ['needsPerson']);

  const traces = { log: `${worker.log()}${room.sandbox.log()}`, addresses: proxy.urls.join('\n'), dbos: await keptByDbos(room) };
  proxy.close();
  expect(await patientsNamed(room, canary.name)).toHaveLength(1);
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
